import type { Span } from '../span.js'
import type { Prefix } from './prefix.js'
import type { MappedSpan, Rendering } from './rendering.js'

/** Tells where what is written before a body, and the body behind it, come from. */
export interface SourceMaps {
  mapOf(prefix: Prefix, body: Span): readonly MappedSpan[]
}

/** A rendering whose source map is made when it is read: few read it, and it takes more memory than the text. */
export class ComposedRendering implements Rendering {
  readonly text: string
  readonly #maps: SourceMaps
  readonly #prefix: Prefix
  readonly #start: number
  readonly #end: number

  constructor(text: string, maps: SourceMaps, prefix: Prefix, { start, end }: Span) {
    this.text = text
    this.#maps = maps
    this.#prefix = prefix
    this.#start = start
    this.#end = end
  }

  get sourceMap(): readonly MappedSpan[] {
    return this.#maps.mapOf(this.#prefix, { start: this.#start, end: this.#end })
  }
}
