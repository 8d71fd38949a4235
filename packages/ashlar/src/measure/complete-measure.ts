import { AshlarError } from '../errors.js'
import type { Span } from '../span.js'
import { beforePair, isInsidePair } from '../unicode/surrogate-pair.js'
import { characters } from './characters.js'
import type { Measure } from './measure.js'

/** A measure whose shortcuts are all there. */
export interface CompleteMeasure extends Required<Measure> {
  /** Whether the size of a text is its length: then it need not be at hand to be measured. */
  readonly isLength: boolean
}

/** How many sizes of the caller's own function are remembered. */
const memory = 512

/**
 * Fills in what a measure leaves out. A function `(text) => number` becomes a measure of `units`: it is called a
 * bounded number of times for each chunk, never with much more than twice the limit, its answers are remembered,
 * and what it throws or returns that is no size is reported as an {@link AshlarError}.
 */
export function completeMeasure(measure: Measure | ((text: string) => number)): CompleteMeasure {
  const own = typeof measure === 'function' ? { unit: 'units', size: rememberedSize(measure) } : measure
  const { unit, monotone = false } = own
  const size = checkedSize(own)
  return {
    unit,
    monotone,
    isLength: own.size === characters.size,
    size,
    reach: own.reach ? checkedReach(own.reach.bind(own)) : reachBy(size),
    reachBack: own.reachBack ? checkedReachBack(own.reachBack.bind(own)) : reachBackBy(size),
  }
}

function rememberedSize(count: (text: string) => number): Measure['size'] {
  const known = new Map<string, number>()
  return (text, { start, end }) => {
    const slice = text.slice(start, end)
    const remembered = known.get(slice)
    if (remembered !== undefined) return remembered
    if (known.size >= memory) known.clear()
    const size = count(slice)
    known.set(slice, size)
    return size
  }
}

function checkedSize(measure: Pick<Measure, 'size' | 'unit'>): Measure['size'] {
  return (text, span) => {
    let size: number
    try {
      size = measure.size(text, span)
    } catch (cause) {
      if (AshlarError.isInstance(cause)) throw cause
      throw failure(span, `threw ${cause instanceof Error ? cause.message : String(cause)}`, cause)
    }
    if (typeof size === 'number' && size >= 0 && size < Number.POSITIVE_INFINITY) return size
    throw failure(span, `returned ${String(size)}`)
  }
}

function checkedReach(reach: NonNullable<Measure['reach']>): NonNullable<Measure['reach']> {
  return (text, start, limit, last = text.length) => {
    const end = reach(text, start, limit, last)
    if (end >= start && end <= text.length && Math.trunc(end) === end) return Math.min(end, last)
    throw failure({ start, end: text.length }, `reached to ${String(end)}`)
  }
}

function checkedReachBack(reachBack: NonNullable<Measure['reachBack']>): NonNullable<Measure['reachBack']> {
  return (text, end, limit, floor) => {
    const start = reachBack(text, end, limit, floor)
    if (start >= floor && start <= end && Math.trunc(start) === start) return start
    throw failure({ start: floor, end }, `reached back to ${String(start)}`)
  }
}

function failure(span: Span, what: string, cause?: unknown): AshlarError {
  return new AshlarError({
    code: 'measure-failed',
    given: `measure: it ${what} for the text at ${span.start} to ${span.end}`,
    wanted: 'a finite number of at least 0, and a place within that text from reach and reachBack',
    advice: 'Check the function with that slice.',
    cause,
  })
}

function reachBy(size: Measure['size']): NonNullable<Measure['reach']> {
  return (text, start, limit, last = text.length) => {
    const length = longestFit(last - start, limit, (candidate) =>
      size(text, { start, end: beforePair(text, start + candidate) }),
    )
    return beforePair(text, start + length)
  }
}

/** Finds the furthest place back from which a limit suffices, by trying sizes. */
export function reachBackBy(size: Measure['size']): NonNullable<Measure['reachBack']> {
  return (text, end, limit, floor) => {
    const length = longestFit(end - floor, limit, (candidate) =>
      size(text, { start: pairEnd(text, end - candidate), end }),
    )
    return pairEnd(text, end - length)
  }
}

/** Moves off the middle of a surrogate pair to its end. */
function pairEnd(text: string, at: number): number {
  return isInsidePair(text, at) ? at + 1 : at
}

/**
 * The greatest length up to `most` whose size is within the limit, for sizes that grow with the length. Begins at
 * half the limit, grows by what the size so far foretells and at most doubles, then closes in by interpolation and
 * halving in turn, so that a size that is no straight line still takes a logarithmic number of calls.
 */
function longestFit(most: number, limit: number, sizeOf: (length: number) => number): number {
  if (limit <= 0 || most <= 0) return 0
  let fits = 0
  let fitsSize = 0
  let over = most + 1
  let overSize = Number.POSITIVE_INFINITY
  let length = Math.min(most, Math.max(1, Math.ceil(limit / 2)))
  for (let call = 0; over - fits > 1; call++) {
    const size = sizeOf(length)
    if (size <= limit) {
      fits = length
      fitsSize = size
    } else {
      over = length
      overSize = size
    }
    if (overSize === Number.POSITIVE_INFINITY) {
      const foretold = fitsSize > 0 ? Math.ceil((fits * limit) / fitsSize) : 2 * fits
      length = Math.min(most, 2 * fits, Math.max(fits + 1, foretold))
    } else {
      const share = call % 2 === 0 ? (limit - fitsSize) / (overSize - fitsSize) : 0.5
      length = Math.min(over - 1, Math.max(fits + 1, fits + Math.round((over - fits) * share)))
    }
  }
  return fits
}
