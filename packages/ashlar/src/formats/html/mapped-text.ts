import type { MappedSpan, SliceRendering } from '../../outline/rendering.js'

/** A rendered text whose source map is kept as plain numbers, and made into objects when it is read. */
export class MappedText implements SliceRendering {
  readonly text: string
  /** Four numbers a span: where it begins and ends in the text, and where in the source. */
  readonly #map: readonly number[]

  constructor(text: string, map: readonly number[]) {
    this.text = text
    this.#map = map
  }

  get sourceMap(): readonly MappedSpan[] {
    const spans: MappedSpan[] = []
    const map = this.#map
    for (let i = 0; i < map.length; i += 4) {
      spans.push({
        rendered: { start: map[i]!, end: map[i + 1]! },
        source: { start: map[i + 2]!, end: map[i + 3]! },
      })
    }
    return spans
  }

  sourceAt(at: number): number {
    const map = this.#map
    let low = 0
    let high = map.length / 4
    while (low < high) {
      const middle = (low + high) >> 1
      if (map[4 * middle + 1]! <= at) low = middle + 1
      else high = middle
    }
    const i = 4 * low
    if (i >= map.length) return map.at(-1) ?? 0
    const isCopied = map[i + 3]! - map[i + 2]! === map[i + 1]! - map[i]!
    return map[i + 2]! + (isCopied ? Math.max(0, at - map[i]!) : 0)
  }
}
