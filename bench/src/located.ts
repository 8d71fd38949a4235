import type { Span } from 'ashlar'
import type { Piece } from './subjects/subject.js'

/** Where a piece stands in its source. `start` and `end` are missing where its text was not found there. */
export interface Located {
  readonly text: string
  readonly start?: number
  readonly end?: number
}

/** How far beyond the expected place a text is searched, in code units. */
const slack = 4096

/**
 * Finds texts in their source in reading order, for chunkers that give no offsets. A text that begins where the
 * one before ended, or up to `overlap` code units earlier, is found there first; further on it is searched for
 * a few thousand code units only. What is not found there is not a piece of the source. Behind such a text the next
 * one is taken where it comes nearest to the place that the lengths of the texts lead to.
 */
export function locate(source: string, pieces: readonly Piece[], overlap: number): Located[] {
  let found = { start: -1, end: 0 }
  let reached = 0
  return pieces.map(({ text }) => {
    const start =
      reached === found.end
        ? findAhead(source, text, found, overlap)
        : findNear(source, text, Math.max(found.end - overlap, found.start + 1), reached)
    if (start < 0) {
      reached = Math.min(source.length, reached + text.length)
      return { text }
    }
    found = { start, end: start + text.length }
    reached = found.end
    return { text, ...found }
  })
}

function findAhead(source: string, text: string, before: Span, overlap: number): number {
  if (overlap === 0 && source.startsWith(text, before.end)) return before.end
  const content = skipWhiteSpace(source, before.end)
  if (overlap === 0 && source.startsWith(text, content)) return content
  const last = content + slack + text.length
  const fair = indexBetween(source, text, Math.max(before.start + 1, before.end - overlap), last)
  return fair < 0 ? indexBetween(source, text, before.start + 1, last) : fair
}

function findNear(source: string, text: string, least: number, guess: number): number {
  const from = Math.max(least, guess - slack)
  const behind = source.slice(from, guess + text.length).lastIndexOf(text)
  const ahead = indexBetween(source, text, guess, skipWhiteSpace(source, guess) + slack + text.length)
  if (behind < 0) return ahead
  return ahead < 0 || guess - (from + behind) <= ahead - guess ? from + behind : ahead
}

function indexBetween(source: string, text: string, from: number, to: number): number {
  const at = source.slice(from, to).indexOf(text)
  return at < 0 ? -1 : from + at
}

function skipWhiteSpace(source: string, from: number): number {
  let at = from
  while (at < source.length && source[at].trim() === '') at++
  return at
}
