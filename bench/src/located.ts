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
 * a few thousand code units only. What is not found there is not a piece of the source.
 */
export function locate(source: string, pieces: readonly Piece[], overlap: number): Located[] {
  let found = { start: -1, end: 0 }
  // Where the latest piece ended: known when it was found, else a guess that grows by its length.
  let reached = 0
  return pieces.map(({ text }) => {
    const isKnown = reached === found.end
    const expected = isKnown ? reached : Math.max(found.end, reached - slack)
    const fair = find(source, text, Math.max(found.start + 1, expected - overlap), expected)
    const start = fair < 0 && isKnown ? find(source, text, found.start + 1, expected) : fair
    if (start < 0) {
      reached = Math.min(source.length, reached + text.length)
      return { text }
    }
    found = { start, end: start + text.length }
    reached = found.end
    return { text, ...found }
  })
}

function find(source: string, text: string, earliest: number, expected: number): number {
  if (earliest === expected && source.startsWith(text, expected)) return expected
  const content = skipWhiteSpace(source, expected)
  if (earliest === expected && source.startsWith(text, content)) return content
  const at = source.slice(earliest, content + 2 * slack + text.length).indexOf(text)
  return at < 0 ? -1 : earliest + at
}

function skipWhiteSpace(source: string, from: number): number {
  let at = from
  while (at < source.length && source[at].trim() === '') at++
  return at
}
