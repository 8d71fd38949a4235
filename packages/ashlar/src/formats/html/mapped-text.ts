import type { MappedSpan, Rendering } from '../../outline/rendering.js'
import { isSpace } from './solid.js'
import type { WrittenPieces } from './written-pieces.js'

/** A part of what is written of a page. */
export interface WrittenPart {
  readonly pieces: WrittenPieces
  /** Four numbers a span: where it begins and ends in what is written, and where in the source. */
  readonly map: Uint32Array
  /** Which numbers of the map count. */
  readonly mapStart: number
  readonly mapEnd: number
  /** The piece that the part begins with, by its first number. */
  readonly firstPiece: number
  /** Where the part begins in what is written. */
  readonly start: number
}

/** A rendered text that becomes a string when it is read, as its source map, kept as plain numbers, becomes objects. */
export class MappedText implements Rendering {
  /** How long the text is, in code units. */
  readonly length: number
  readonly #part: WrittenPart
  #text: string | undefined

  constructor(length: number, part: WrittenPart) {
    this.length = length
    this.#part = part
  }

  get text(): string {
    const { pieces, firstPiece } = this.#part
    this.#text ??= pieces.from(firstPiece, this.length)
    return this.#text
  }

  get sourceMap(): readonly MappedSpan[] {
    const spans: MappedSpan[] = []
    const { map, mapStart, mapEnd, start } = this.#part
    for (let i = mapStart; i < mapEnd; i += 4) {
      const end = Math.min(map[i + 1]! - start, this.length)
      const excess = map[i + 1]! - start - end
      spans.push({
        rendered: { start: map[i]! - start, end },
        source: { start: map[i + 2]!, end: map[i + 3]! - excess },
      })
    }
    return spans
  }

  /** Where in the source the code unit at `at` comes from; of what was added, where what follows comes from. */
  sourceAt(at: number): number {
    const { map, mapStart, mapEnd, start } = this.#part
    const i = this.#firstBehind(1, start + at)
    if (i >= mapEnd) return mapEnd > mapStart ? map[mapEnd - 1]! : 0
    return map[i + 2]! + (this.#isCopied(i) ? Math.max(0, start + at - map[i]!) : 0)
  }

  /** The beginning of the text, which is longer. */
  first(length: number): MappedText {
    const i = this.#firstBehind(1, this.#part.start + length - 1)
    const { map, mapEnd, start } = this.#part
    const isPart = i < mapEnd && map[i]! - start < length
    return new MappedText(length, { ...this.#part, mapEnd: isPart ? i + 4 : i })
  }

  /**
   * The text of what comes from before a place in the source; `undefined` where the place is inside of what stands for
   * something else, a character reference or an image, and behind white space, which might not be written there.
   */
  upTo(sourceEnd: number): MappedText | undefined {
    const { map, mapStart, mapEnd, start } = this.#part
    const i = this.#firstBehind(3, sourceEnd - 1)
    const isPart = i < mapEnd && map[i + 2]! < sourceEnd
    const end = isPart ? i + 4 : i
    let length = end === mapStart ? 0 : map[end - 3]! - start
    if (isPart && map[i + 3]! > sourceEnd) {
      if (!this.#isCopied(i)) return undefined
      length = map[i]! - start + sourceEnd - map[i + 2]!
    }
    const part = new MappedText(length, { ...this.#part, mapEnd: end })
    return isSpace(part.text.charCodeAt(length - 1)) ? undefined : part
  }

  /** The first span that ends behind a place, by its end in what is written (1) or in the source (3). */
  #firstBehind(column: 1 | 3, at: number): number {
    const { map, mapStart, mapEnd } = this.#part
    let low = mapStart / 4
    let high = mapEnd / 4
    while (low < high) {
      const middle = (low + high) >> 1
      if (map[4 * middle + column]! <= at) low = middle + 1
      else high = middle
    }
    return 4 * low
  }

  #isCopied(i: number): boolean {
    const { map } = this.#part
    return map[i + 3]! - map[i + 2]! === map[i + 1]! - map[i]!
  }
}
