/**
 * The beginning of a text in pieces, and the same pieces from the beginning.
 *
 * @param length how much of it is wanted, in code units; less only when there is no more
 */
export async function peek(
  pieces: AsyncIterable<string>,
  length: number,
): Promise<{ readonly head: string; readonly pieces: AsyncIterable<string> }> {
  const iterator = pieces[Symbol.asyncIterator]()
  let head = ''
  while (head.length < length) {
    const { value, done } = await iterator.next()
    if (done) break
    head += value
  }
  return { head: head.slice(0, length), pieces: resumed(head, iterator) }
}

async function* resumed(
  head: string,
  iterator: AsyncIterator<string>,
): AsyncGenerator<string, void, undefined> {
  if (head !== '') yield head
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value
}
