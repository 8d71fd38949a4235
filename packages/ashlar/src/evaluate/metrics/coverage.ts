import type { Span } from '../../span.js'
import { isWhiteSpace } from '../../unicode/white-space.js'
import { unionOf } from '../span-sets.js'

/** The share of a text, white space left out, that stands in a chunk at all; 1 is all of it. 1 for a blank text. */
export function coverage(text: string, chunks: readonly Span[]): number {
  const all = contentLength(text, { start: 0, end: text.length })
  if (all === 0) return 1
  return unionOf(chunks).reduce((sum, span) => sum + contentLength(text, span), 0) / all
}

function contentLength(text: string, { start, end }: Span): number {
  let length = 0
  for (let at = start; at < end; at++) if (!isWhiteSpace(text.charCodeAt(at))) length++
  return length
}
