import type { Span } from 'ashlar'

/**
 * Where Chroma's code finds a chunk: a stop at its end is cut off, then the first occurrence counts, wherever the chunk came
 * from; else any white space may stand for any. Half characters at the ends (U+FFFD) are left out, where the original falls
 * back to a fuzzy search.
 */
export function locateAsChroma(source: string, chunk: string): Span | undefined {
  const wanted = chunk.endsWith('.') ? chunk.slice(0, -1) : chunk
  const exact = firstPlace(source, wanted)
  if (exact !== undefined) return exact
  const whole = wanted.replace(/^\u{FFFD}+|\u{FFFD}+$/gu, '')
  const words = whole.split(/\s+/).filter((word) => word !== '')
  if (whole === '' || words.length === 0) return undefined
  const trimmed = firstPlace(source, whole)
  if (trimmed !== undefined) return trimmed
  const found = new RegExp(words.map(escaped).join('\\s*'), 'iu').exec(source)
  return found === null ? undefined : { start: found.index, end: found.index + found[0].length }
}

function firstPlace(source: string, text: string): Span | undefined {
  const start = source.indexOf(text)
  return start === -1 ? undefined : { start, end: start + text.length }
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}

/**
 * Where chunks stand that come without offsets, in reading order: each is searched from behind the beginning of the one
 * before. What is not there word for word is `undefined`.
 */
export function locateInOrder(source: string, chunks: readonly string[]): (Span | undefined)[] {
  let from = 0
  return chunks.map((chunk) => {
    const start = source.indexOf(chunk, from)
    if (start === -1) return undefined
    from = start + 1
    return { start, end: start + chunk.length }
  })
}
