import { refusal } from '../refusal.js'
import { searchPattern } from '../search-pattern.js'
import { type Boundaries, lookAhead, lookBehind, strengths } from './boundary.js'

/** Where a separator goes: to the end of what stands before it, or to the beginning of what follows it. */
export type SeparatorPlace = 'before' | 'after'

/**
 * The boundaries at one separator, a string or a pattern. With `keep: 'before'` (the default) the separator stays
 * with what stands before it and the cut comes after it; with `'after'` it begins the next piece.
 * A pattern is tried on a window of the text: a match may be up to 1,024 code units long and look 256 behind.
 *
 * @throws AshlarError `invalid-option` for an empty string and for an unknown place.
 */
export function separator(
  pattern: string | RegExp,
  options: { readonly keep?: SeparatorPlace; readonly strength?: number } = {},
): Boundaries {
  const { keep = 'before', strength = strengths.paragraph } = options
  if (keep !== 'before' && keep !== 'after') {
    throw refusal(`keep: ${JSON.stringify(keep)}`, "'before' or 'after'")
  }
  const expression = searchable(pattern)
  const name = `separator ${typeof pattern === 'string' ? JSON.stringify(pattern) : String(pattern)}`
  return {
    name,
    strength,
    *within(text, span) {
      const from = Math.max(0, span.start - lookBehind)
      const view = text.slice(from, Math.min(text.length, span.end + lookAhead))
      for (const match of view.matchAll(expression)) {
        const begin = from + match.index
        const at = keep === 'before' ? begin + match[0].length : begin
        if (at > span.start && at <= span.end) yield { at, strength }
        if (begin > span.end) return
      }
    },
    ...(typeof pattern === 'string' && { strongest: lastString(pattern, keep, strength) }),
  }
}

function searchable(pattern: string | RegExp): RegExp {
  if (pattern instanceof RegExp || (typeof pattern === 'string' && pattern !== ''))
    return searchPattern(pattern)
  throw refusal(`separator: ${JSON.stringify(pattern)}`, 'a string of at least one character or a RegExp')
}

function lastString(
  pattern: string,
  keep: SeparatorPlace,
  strength: number,
): NonNullable<Boundaries['strongest']> {
  const shift = keep === 'before' ? pattern.length : 0
  return (text, { start, end }) => {
    const from = Math.max(0, start + 1 - shift)
    const found = text.slice(from, end - shift + pattern.length).lastIndexOf(pattern)
    return found === -1 ? undefined : { at: from + found + shift, strength }
  }
}
