import type { Span } from '../span.js'
import type { MappedSpan, Rendering } from './rendering.js'

/** Tells where what is embedded for a span comes from. */
export interface SourceMaps {
  mapOf(span: Span): readonly MappedSpan[]
}

/**
 * A rendering whose source map is made when it is read: few read it, and it takes more memory than the text. A document has
 * many: they hold nothing that can be found again.
 */
export class ComposedRendering implements Rendering {
  readonly text: string
  readonly #maps: SourceMaps
  readonly #start: number
  readonly #end: number

  constructor(text: string, maps: SourceMaps, { start, end }: Span) {
    this.text = text
    this.#maps = maps
    this.#start = start
    this.#end = end
  }

  get sourceMap(): readonly MappedSpan[] {
    return this.#maps.mapOf({ start: this.#start, end: this.#end })
  }
}
