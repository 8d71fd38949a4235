import type { Span } from '../../span.js'
import type { Boundary } from '../boundary.js'
import { longestMarker, longestTail } from './tail.js'

/** Decides about the code unit at `at`: a boundary's position times 256 plus its strength, or 0. */
export type Decide = (text: string, at: number) => number

const firstCandidate = (span: Span) => Math.max(0, span.start - longestTail - 1)
const lastCandidate = (text: string, span: Span) => Math.min(text.length, span.end + longestMarker) - 1

/**
 * The boundaries that `decide` finds at the units of `table` with `span.start < at <= span.end`, in ascending
 * order. Where two units speak for one place, the stronger counts.
 */
export function* scan(
  text: string,
  span: Span,
  table: Readonly<Uint8Array>,
  decide: Decide,
): Generator<Boundary, undefined> {
  const last = lastCandidate(text, span)
  let position = span.start
  let strength = 0
  for (let at = firstCandidate(span), before = 0, unit = 0; at <= last; at += 1) {
    before = unit
    unit = text.charCodeAt(at)
    // Spaces matter behind Thai and Lao letters only; this is the hottest line of the scanner.
    if (table[unit] === 0 || (unit === 32 && before < 0xe00)) continue
    const decision = decide(text, at)
    if (decision === 0) continue
    const found = Math.floor(decision / 256)
    if (found < position || found > span.end || found === span.start) continue
    if (found > position) {
      if (strength > 0) yield { at: position, strength }
      strength = 0
    }
    position = found
    strength = Math.max(strength, decision % 256)
  }
  if (strength > 0) yield { at: position, strength }
  return undefined
}

/** The strongest boundary of {@link scan}, the last of equals: looks from the end and stops at `strongest`. */
export function scanBackwards(
  text: string,
  span: Span,
  table: Readonly<Uint8Array>,
  decide: Decide,
  strongest: number,
): Boundary | undefined {
  let position = 0
  let strength = 0
  for (let at = lastCandidate(text, span), first = firstCandidate(span); at >= first; at -= 1) {
    if (table[text.charCodeAt(at)] === 0) continue
    const decision = decide(text, at)
    const found = Math.floor(decision / 256)
    if (found <= span.start || found > span.end || decision % 256 <= strength) continue
    position = found
    strength = decision % 256
    if (strength >= strongest) break
  }
  return strength === 0 ? undefined : { at: position, strength }
}
