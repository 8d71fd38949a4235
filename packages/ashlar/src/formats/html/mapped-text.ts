import type { MappedSpan, Rendering } from '../../outline/rendering.js'
import { isSpace } from './solid.js'
import type { WrittenPieces } from './written-pieces.js'

/** A rendered text that becomes a string when it is read, as its source map, kept as plain numbers, becomes objects. */
export class MappedText implements Rendering {
  /** How long the text is, in code units. */
  readonly length: number
  readonly #pieces: WrittenPieces
  /** Four numbers a span: where it begins and ends in the text, and where in the source. */
  readonly #map: Uint32Array
  /** How many numbers of the map count. */
  readonly #mapLength: number
  #text: string | undefined

  constructor(length: number, map: Uint32Array, pieces: WrittenPieces, mapLength = map.length) {
    this.length = length
    this.#map = map
    this.#pieces = pieces
    this.#mapLength = mapLength
  }

  get text(): string {
    this.#text ??= this.#pieces.upTo(this.length)
    return this.#text
  }

  get sourceMap(): readonly MappedSpan[] {
    const spans: MappedSpan[] = []
    const map = this.#map
    for (let i = 0; i < this.#mapLength; i += 4) {
      const end = Math.min(map[i + 1]!, this.length)
      const excess = map[i + 1]! - end
      spans.push({
        rendered: { start: map[i]!, end },
        source: { start: map[i + 2]!, end: map[i + 3]! - excess },
      })
    }
    return spans
  }

  /** Where in the source the code unit at `at` comes from; of what was added, where what follows comes from. */
  sourceAt(at: number): number {
    const map = this.#map
    const i = this.#firstBehind(1, at)
    if (i >= this.#mapLength) return map[this.#mapLength - 1] ?? 0
    return map[i + 2]! + (this.#isCopied(i) ? Math.max(0, at - map[i]!) : 0)
  }

  /**
   * The text of what comes from before a place in the source; `undefined` where the place is inside of what stands for
   * something else, a character reference or an image, and behind white space, which might not be written there.
   */
  upTo(sourceEnd: number): MappedText | undefined {
    const map = this.#map
    const i = this.#firstBehind(3, sourceEnd - 1)
    const isPart = i < this.#mapLength && map[i + 2]! < sourceEnd
    const mapLength = isPart ? i + 4 : i
    let end = mapLength === 0 ? 0 : map[mapLength - 3]!
    if (isPart && map[i + 3]! > sourceEnd) {
      if (!this.#isCopied(i)) return undefined
      end = map[i]! + sourceEnd - map[i + 2]!
    }
    const part = new MappedText(end, map, this.#pieces, mapLength)
    return isSpace(part.text.charCodeAt(end - 1)) ? undefined : part
  }

  /** The first span that ends behind a place, by its end in the text (1) or in the source (3). */
  #firstBehind(column: 1 | 3, at: number): number {
    const map = this.#map
    let low = 0
    let high = this.#mapLength / 4
    while (low < high) {
      const middle = (low + high) >> 1
      if (map[4 * middle + column]! <= at) low = middle + 1
      else high = middle
    }
    return 4 * low
  }

  #isCopied(i: number): boolean {
    const map = this.#map
    return map[i + 3]! - map[i + 2]! === map[i + 1]! - map[i]!
  }
}
