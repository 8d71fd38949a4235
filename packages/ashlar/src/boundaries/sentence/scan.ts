import type { Span } from '../../span.js'
import type { Boundary } from '../boundary.js'
import { longestMarker, longestTail } from './tail.js'

/** Decides about the code unit at `at`: a boundary's position times 256 plus its strength, or 0. */
export type Decide = (text: string, at: number) => number

/**
 * The first unit that may speak for a place behind the start of a span. What lies between such a unit and its place is a
 * tail, and no tail holds a letter with a small one behind it.
 */
function firstCandidate(text: string, { start }: Span): number {
  const floor = Math.max(0, start - longestTail - 1)
  let at = Math.min(start, text.length - 2)
  while (at > floor && !(isSmall(text.charCodeAt(at + 1)) && isSmall(text.charCodeAt(at) | 0x20))) at -= 1
  return Math.max(floor, at)
}

const isSmall = (unit: number) => unit >= 0x61 && unit <= 0x7a

const candidatesEnd = (text: string, span: Span) => Math.min(text.length, span.end + longestMarker)

/** The next unit of `table` in `[from, to)`, or `to`. The hottest loop of the scanner. */
function nextCandidate(text: string, from: number, to: number, table: Readonly<Uint8Array>): number {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at)
    // Most units are small letters: the shortest way past them.
    if (unit >= 0x61 && unit <= 0x7a) continue
    // Spaces matter behind Thai and Lao letters only.
    if (table[unit] !== 0 && (unit !== 0x20 || text.charCodeAt(at - 1) >= 0xe00)) return at
  }
  return to
}

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
  const end = candidatesEnd(text, span)
  let position = span.start
  let strength = 0
  for (let at = nextCandidate(text, firstCandidate(text, span), end, table); at < end; ) {
    if (strength > 0 && at - longestMarker > position) {
      yield { at: position, strength }
      strength = 0
    }
    const decision = decide(text, at)
    at = nextCandidate(text, at + 1, end, table)
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
  for (let at = candidatesEnd(text, span) - 1, first = firstCandidate(text, span); at >= first; at -= 1) {
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
