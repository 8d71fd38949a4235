import type { MappedSpan, Rendering } from './rendering.js'

/** A rendering whose source map is made when it is read: few read it, and it takes more memory than the text. */
export class ComposedRendering implements Rendering {
  readonly text: string
  readonly #makeMap: () => readonly MappedSpan[]

  constructor(text: string, makeMap: () => readonly MappedSpan[]) {
    this.text = text
    this.#makeMap = makeMap
  }

  get sourceMap(): readonly MappedSpan[] {
    return this.#makeMap()
  }
}
