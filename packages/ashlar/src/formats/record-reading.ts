import { strengths } from '../boundaries/boundary.js'
import type { RecordReading } from '../outline/record-format.js'
import type { MappedSpan, Rendering } from '../outline/rendering.js'
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
    moved: (rendering, base) => new MovedRendering(rendering, headEnd, base),
  }
}

/** A rendering whose map speaks of the source, not of the text at hand. */
class MovedRendering implements Rendering {
  readonly text: string
  readonly #rendering: Rendering
  readonly #headEnd: number
  readonly #base: number

  constructor(rendering: Rendering, headEnd: number, base: number) {
    this.text = rendering.text
    this.#rendering = rendering
    this.#headEnd = headEnd
    this.#base = base
  }

  get sourceMap(): readonly MappedSpan[] {
    return this.#rendering.sourceMap.map(({ rendered, source }) => ({
      rendered,
      source: this.#moved(source),
    }))
  }

  #moved({ start, end }: Span): Span {
    return start < this.#headEnd ? { start, end } : { start: this.#base + start, end: this.#base + end }
  }
}
