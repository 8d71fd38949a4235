import { type Boundaries, lookAhead } from '../boundaries/boundary.js'
import type { CompleteMeasure } from '../measure/complete-measure.js'
import type { OutlineContext } from '../outline/outline-context.js'
import type { Span } from '../span.js'
import { skipWhiteSpace } from '../unicode/white-space.js'
import type { Level } from './level.js'
import type { UnitIndex } from './unit-index.js'

/** How much of the previous chunk a chunk repeats: so many units, or so many sentences, as a rule of their own finds them. */
export type OverlapRule =
  | { readonly units: number }
  | { readonly sentences: number; readonly by: Boundaries | undefined }

/** What a packer works on: a stretch of text, where it may be cut, and the rules. */
export interface PackingTask {
  /** The text at hand: the whole source, or the window that a stream holds. */
  readonly text: string
  /** Where the section ends that is being packed; nothing crosses it. */
  readonly end: number
  /** True while more text may come behind `end`: then nothing that was seen near `end` is final. */
  readonly open: boolean
  /** Coarse to fine; the last one is graphemes. */
  readonly levels: readonly Level[]
  readonly unitIndex: UnitIndex
  /** The index of the finest level that is kept whole at the price of overlap, -1 for none. */
  readonly keptLevel: number
  readonly measure: CompleteMeasure
  /** The limit, in units of the measure. */
  readonly size: number
  readonly min: number
  readonly overlap: OverlapRule | undefined
  readonly trim: boolean
  /** Whether a trimmed chunk keeps the indentation of its first line. */
  readonly keepsIndentation: boolean
  /** What stands around a chunk's text in what is embedded; absent for plain text. */
  readonly context: OutlineContext | undefined
}

/** One chunk as the packer decided it. */
export interface Cut extends Span {
  /** Where the next chunk's own content may begin: `end`, or behind the white space that follows it. */
  readonly next: number
  readonly size: number
  /**
   * Index of the level of the boundary at `next`, 0 at the end of a section. Of clauses and what is stronger only that it is
   * one of them is sure: the next cut asks no more.
   */
  readonly level: number
  readonly oversized: boolean
  /** Whether it goes without context, because with it not even a grapheme would fit. */
  readonly bare: boolean
  /** The furthest place that the decision depends on. Beyond `end` of an open task it is not final. */
  readonly looked: number
}

/** Decides cuts one after another. It may keep plans between calls, but none that depend on how the text arrives. */
export interface Packing {
  /**
   * The next cut, or `undefined` when only white space is left.
   *
   * @param from where the previous cut's `next` was
   * @param previous the chunk before, unless this one begins a section
   */
  next(task: PackingTask, from: number, previous: Cut | undefined): Cut | undefined
}

/** Chooses which boundaries are used. */
export interface Packer {
  readonly name: string
  /** The levels that it looks at, of those that the strategy gives. All when left out. */
  levels?(levels: readonly Boundaries[]): readonly Boundaries[]
  begin(): Packing
}

/** The size of what is embedded for `[start, end)`. */
export function embeddedSize({ context, measure, text }: PackingTask, start: number, end: number): number {
  if (context !== undefined) return context.size({ start, end })
  return measure.isLength ? end - start : measure.size(text, { start, end })
}

/** The limit of the text of a chunk that begins at `start`. */
export function roomFrom({ context, size }: PackingTask, start: number): number {
  return context === undefined ? size : context.room(start)
}

/** How far the limit reaches from a place, in text that is all embedded. */
export function textReach(task: PackingTask, start: number): number {
  return task.measure.reach(task.text, start, roomFrom(task, start), task.end)
}

/** Where the white space ends that begins at a place, perhaps none, as far as it is looked at. */
export function behindSpace({ text, end }: PackingTask, at: number): number {
  return skipWhiteSpace(text, at, Math.min(end, at + lookAhead))
}

/** The index of the finest level that has boundaries of a strength, or stronger ones; 0 for none. */
export function finestWith(levels: readonly Boundaries[], strength: number): number {
  let level = levels.length - 1
  while (level > 0 && levels[level]!.strength < strength) level--
  return level
}
