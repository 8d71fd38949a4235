import type { Progress } from '../progress.js'
import type { Document } from './each-document.js'

/** How much of a whole text is handed on at a time, in code units, so that progress shows. */
const portion = 1 << 20

/** The text of a document in pieces that part no surrogate pair, for commands that work on streams only. */
export async function* documentPieces(
  document: Document,
  progress: Progress,
): AsyncGenerator<string, void, undefined> {
  if ('pieces' in document) {
    yield* document.pieces
    return
  }
  const { text, bytes } = document
  for (let at = 0; at < text.length; ) {
    const end = portionEnd(text, at)
    yield text.slice(at, end)
    await progress.advance(((end - at) / text.length) * bytes)
    at = end
  }
}

function portionEnd(text: string, start: number): number {
  const end = start + portion
  if (end >= text.length) return text.length
  return (text.charCodeAt(end) & 0xfc00) === 0xdc00 ? end - 1 : end
}
