import type { Progress } from '../progress.js'
import type { Document } from './each-document.js'

/** How much of a whole text is handed on at a time, in code units, so that progress shows. */
const portion = 1 << 20

/** The text of a document in pieces, for commands that work on streams only. */
export async function* documentPieces(
  document: Document,
  progress: Progress,
): AsyncGenerator<string, void, undefined> {
  if ('pieces' in document) {
    yield* document.pieces
    return
  }
  const { text, bytes } = document
  for (let at = 0; at < text.length; at += portion) {
    yield text.slice(at, at + portion)
    await progress.advance((Math.min(portion, text.length - at) / text.length) * bytes)
  }
}
