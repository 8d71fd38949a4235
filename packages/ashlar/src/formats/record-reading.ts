import { strengths } from '../boundaries/boundary.js'
import type { RecordReading } from '../outline/record-format.js'
import type { MappedSpan, SourceMaps } from '../outline/rendering.js'
import { firstAfter } from '../outline/span-set.js'
import type { Span } from '../span.js'

/** A reading whose records are told by the strength of the places before them. */
export function recordReading(
  reading: Pick<RecordReading, 'outline' | 'headEnd' | 'end' | 'remark'>,
): RecordReading {
  const { outline, headEnd } = reading
  return {
    ...reading,
    recordBefore(place) {
      const { at, strength } = outline.places
      let index = firstAfter(at, place) - 1
      while (index >= 0 && strength[index] !== strengths.row) index--
      return index < 0 ? 0 : at[index]!
    },
    moved: (maps, base) => new MovedMaps(maps, headEnd, base),
  }
}

/** Maps that speak of the source, not of the text at hand. */
class MovedMaps implements SourceMaps {
  readonly #maps: SourceMaps
  readonly #headEnd: number
  readonly #base: number

  constructor(maps: SourceMaps, headEnd: number, base: number) {
    this.#maps = maps
    this.#headEnd = headEnd
    this.#base = base
  }

  mapOf({ start, end }: Span): readonly MappedSpan[] {
    const base = this.#base
    return this.#maps.mapOf({ start: start - base, end: end - base }).map(({ rendered, source }) => ({
      rendered,
      source: this.#moved(source),
    }))
  }

  #moved({ start, end }: Span): Span {
    return start < this.#headEnd ? { start, end } : { start: this.#base + start, end: this.#base + end }
  }
}
