import { across, type CharacterParts, characterAt, widthOf } from './character-parts.js'
import type { PieceEncoder } from './piece-encoder.js'

/**
 * Counts the tokens of pieces beyond ASCII segment by segment, cut at the edges between characters that no token can lie
 * across. In Chinese nearly all segments are one or two characters: then the counts of single characters, which are
 * remembered, are all that is needed.
 */
export class SegmentCounter {
  private readonly characters: CharacterParts
  private readonly encoder: Pick<PieceEncoder, 'countWhole' | 'isToken'>
  /** For each character of the first plane, how many tokens it is alone; 0 for those that have not been met. */
  private readonly countOf = new Uint8Array(65536)

  constructor(characters: CharacterParts, encoder: Pick<PieceEncoder, 'countWhole' | 'isToken'>) {
    this.characters = characters
    this.encoder = encoder
  }

  /** The number of tokens of `bytes[start, end)`, which are whole characters. Bytes behind them can be read. */
  count(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    let total = 0
    let from = start
    let at = start
    let width = widthOf(bytes[at]!)
    let character = characterAt(bytes, at, width)
    /** The edges that tokens may lie across since `from`: one counts twice where a token may end inside a character. */
    let joints = 0
    for (;;) {
      const edge = at + width
      const nextWidth = widthOf(bytes[edge]!)
      const next = characterAt(bytes, edge, nextWidth)
      const kind =
        edge < end ? this.characters.acrossEdge(character, next, bytes[edge - 1]!, bytes[edge]!) : across.none
      joints += kind
      if (kind === across.none) {
        if (joints === 0) total += this.countCharacter(character, bytes, view, at, edge)
        else if (joints === 1) total += this.countPair(bytes, view, from, at, edge)
        else total += this.encoder.countWhole(bytes, view, from, edge)
        if (edge >= end) return total
        from = edge
        joints = 0
      }
      at = edge
      width = nextWidth
      character = next
    }
  }

  /** Of two characters that no other token can join than one of both. */
  private countPair(bytes: Uint8Array, view: DataView, start: number, middle: number, end: number): number {
    if (this.encoder.isToken(bytes, view, start, end)) return 1
    const first = characterAt(bytes, start, middle - start)
    const second = characterAt(bytes, middle, end - middle)
    return (
      this.countCharacter(first, bytes, view, start, middle) +
      this.countCharacter(second, bytes, view, middle, end)
    )
  }

  private countCharacter(
    character: number,
    bytes: Uint8Array,
    view: DataView,
    start: number,
    end: number,
  ): number {
    const known = character < 65536 ? this.countOf[character]! : 0
    if (known !== 0) return known
    const count = this.encoder.countWhole(bytes, view, start, end)
    if (character < 65536) this.countOf[character] = count
    return count
  }
}
