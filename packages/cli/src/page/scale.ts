/** A stretch of numbers laid on a stretch of a drawing. */
export interface Scale {
  /** Where a number lies in the drawing. */
  at(value: number): number
  /** Round numbers inside the stretch, ascending. */
  readonly ticks: readonly number[]
}

/** A scale from numbers to places in a drawing, widened to round numbers. `to` may run backwards, as y does. */
export function roundScale(values: readonly number[], to: readonly [number, number], count: number): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = roundStep((high - low || Math.abs(high) || 1) / count)
  const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)]
  const end = Math.max(last, first + 1)
  const ticks = Array.from({ length: end - first + 1 }, (_, index) => (first + index) * step)
  return { ticks, at: linear([first * step, end * step], to) }
}

/** The linear map of one stretch onto another. */
export function linear([a, b]: readonly [number, number], [c, d]: readonly [number, number]): Scale['at'] {
  return (value) => Math.round((c + ((value - a) / (b - a)) * (d - c)) * 100) / 100
}

/** The least of 1, 2, 2.5, 5 times a power of ten that is at least so much. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 2.5, 5, 10].map((one) => one * power).find((step) => step >= least * (1 - 1e-9))!
}
