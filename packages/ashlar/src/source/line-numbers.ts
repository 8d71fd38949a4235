/** The numbers of a text's lines, found in one pass when first asked for. */
export class LineNumbers {
  readonly #text: string
  #starts: Uint32Array | undefined

  constructor(text: string) {
    this.#text = text
  }

  /** Where the lines begin, in order. */
  get starts(): Uint32Array {
    this.#starts ??= findLineStarts(this.#text)
    return this.#starts
  }

  /** The line of a place, from 1. Inside a CRLF it is still the line that the CRLF ends. */
  lineAt(offset: number): number {
    return lastAtMost(this.starts, offset) + 1
  }
}

/** The index of the last number that is at most `wanted`, of numbers in order; 0 where none is. */
export function lastAtMost(numbers: Uint32Array | Float64Array, wanted: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (numbers[middle]! <= wanted) low = middle
    else high = middle - 1
  }
  return low
}

/**
 * Tells where the numbered lines of a text end: behind LF, CRLF, CR, LS or PS. Form feeds and NEL are places to cut, but
 * editors and `grep -n` do not number lines by them.
 */
export function eachLineEnd(text: string, found: (end: number) => void): void {
  if (text.includes('\r') || text.includes('\u2028') || text.includes('\u2029'))
    for (const { index, 0: ending } of text.matchAll(/\r\n?|[\n\u2028\u2029]/g)) found(index + ending.length)
  else for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) found(at + 1)
}

function findLineStarts(text: string): Uint32Array {
  const starts: number[] = [0]
  eachLineEnd(text, (end) => starts.push(end))
  return Uint32Array.from(starts)
}
