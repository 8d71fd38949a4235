import { AshlarError } from '../errors.js'
import type { Span } from '../span.js'

/** A place where a text may be cut, before the code unit at `at`, and how good a place it is. */
export interface Boundary {
  readonly at: number
  /** From 1 (between any two graphemes) to 255; see {@link strengths}. */
  readonly strength: number
}

/**
 * One level of boundaries, found lazily. A strategy lists its levels from coarse to fine; every boundary of a
 * level is at least as strong as those of the next.
 *
 * All methods speak of the boundaries with `span.start < at <= span.end`. Whether `at` is a boundary depends on
 * the text within 256 code units before it and {@link lookAhead} after it, and on nothing else: that is
 * what lets a stream find the same boundaries as a text in memory. White space belongs to what stands before it:
 * `at` is where the next content begins.
 */
export interface Boundaries {
  readonly name: string
  /** The strength of this level, as in {@link strengths}; single boundaries may be up to 31 stronger. */
  readonly strength: number
  /** The boundaries in ascending order. */
  within(text: string, span: Span): Iterable<Boundary>
  /** The strongest boundary, the last of equals. A shortcut that may look from the end backwards. */
  strongest?(text: string, span: Span): Boundary | undefined
  /** The first boundary. A shortcut that need not look at the whole span. */
  first?(text: string, span: Span): Boundary | undefined
  /**
   * For each of the 65,536 code units whether it can make a boundary: a span has none when no such unit stands in it, in the
   * 128 before it or the 32 after it. Saves the search of long stretches that have nothing, such as a line without spaces.
   */
  readonly units?: Readonly<Uint8Array> | undefined
}

/** How far a boundary may look back, in code units. */
export const lookBehind = 256

/** How far a boundary may look ahead, in code units. A longer run of white space ends at this length. */
export const lookAhead = 1024

/** The scale of strengths. Values between two names are theirs to use: a run of blank lines grows by one a line. */
export const strengths = {
  /** Between any two grapheme clusters. */
  grapheme: 8,
  /** Inside a long word: between letters and punctuation. */
  subword: 16,
  /** Between two words. */
  word: 32,
  /** After `, ; : —` and their like. */
  clause: 40,
  /** A likely end of a sentence without a clear mark. */
  weakSentence: 48,
  /** The end of a sentence. */
  sentence: 56,
  /** The end of a line. */
  line: 64,
  /** A row of a table, a record. */
  row: 80,
  /** A blank line; one more for each further one, up to 15. */
  paragraph: 96,
  /** An item of a list; deeper ones are weaker, down to 112. */
  item: 120,
  /** A page break, a rule, a block of a format. */
  block: 128,
  /** The beginning of a section of the sixth rank; 4 more for each rank above it. */
  section: 192,
} as const

/** The strongest boundary of a level in a span, the last of equals. */
export function strongestIn(level: Boundaries, text: string, span: Span): Boundary | undefined {
  if (level.strongest) return checked(level, span, level.strongest(text, span))
  return strongestOf(eachIn(level, text, span))
}

/** The strongest of some boundaries in order, the last of equals. */
export function strongestOf(boundaries: Iterable<Boundary>): Boundary | undefined {
  let best: Boundary | undefined
  for (const boundary of boundaries) {
    if (best === undefined || boundary.strength >= best.strength) best = boundary
  }
  return best
}

/** The first boundary of a level in a span. */
export function firstIn(level: Boundaries, text: string, span: Span): Boundary | undefined {
  if (level.first) return checked(level, span, level.first(text, span))
  for (const boundary of eachIn(level, text, span)) return boundary
  return undefined
}

/** The boundaries of a level in a span, in order. */
export function* eachIn(level: Boundaries, text: string, span: Span): Iterable<Boundary> {
  for (const boundary of level.within(text, span)) {
    checked(level, span, boundary)
    yield boundary
  }
}

/**
 * Hands a boundary on, if it is one: a strategy that gives places elsewhere would keep the packer busy for ever.
 *
 * @throws AshlarError `strategy-failed` for a place outside of the span
 */
function checked<Given extends Boundary | undefined>(
  level: Boundaries,
  { start, end }: Span,
  boundary: Given,
): Given {
  if (boundary === undefined) return boundary
  const { at } = boundary
  if (at > start && at <= end && Math.trunc(at) === at) return boundary
  throw new AshlarError({
    code: 'strategy-failed',
    given: `boundaries ${level.name}: a boundary at ${String(at)} for the span from ${start} to ${end}`,
    wanted: `a whole number above ${start}, at most ${end}`,
    advice: 'Leave out boundaries outside of the span.',
  })
}
