import type { Span } from '../span.js'
import type { MappedSpan, Rendering } from './rendering.js'

/** Tells where leads, given by the indexes of their nodes, and the body behind them come from. */
export interface SourceMaps {
  mapOf(leads: readonly number[], body: Span): readonly MappedSpan[]
}

/** A rendering whose source map is made when it is read: few read it, and it takes more memory than the text. */
export class ComposedRendering implements Rendering {
  readonly text: string
  readonly #maps: SourceMaps
  readonly #leads: readonly number[]
  readonly #start: number
  readonly #end: number

  constructor(text: string, maps: SourceMaps, leads: readonly number[], { start, end }: Span) {
    this.text = text
    this.#maps = maps
    this.#leads = leads
    this.#start = start
    this.#end = end
  }

  get sourceMap(): readonly MappedSpan[] {
    return this.#maps.mapOf(this.#leads, { start: this.#start, end: this.#end })
  }
}
