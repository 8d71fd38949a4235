import { CharacterParts } from './character-parts.js'
import { noRank, type TwoByteTokens } from './two-byte-tokens.js'
import type { Vocabulary } from './vocabulary.js'

/** Pieces of more parts than this are left to the linear method. */
const mostParts = 64

/** The same for a piece that is to be counted without the linear method. */
const mostPartsOfFew = 512

/**
 * To look through the vocabulary takes some milliseconds: until pieces beyond ASCII have taken about so many steps, they go
 * without.
 */
const fewSteps = 1 << 19

/**
 * Counts the tokens of short pieces by the definition of byte-pair encoding: join the two neighbours that make
 * the token of the lowest rank, the first of equals, until no two make a token. Quadratic, and the fastest for
 * a few parts. Parts are bytes, and characters where that is the same.
 */
export class ByteMerger {
  private readonly vocabulary: Vocabulary
  private readonly twoBytes: TwoByteTokens
  private characters: CharacterParts | undefined
  /** About how many steps pieces beyond ASCII took before {@link characters} were there. */
  private wideSteps = 0
  /** Where the parts begin, and the end: after {@link count} those that are tokens. */
  readonly parts = new Int32Array(mostPartsOfFew + 5)
  /** The rank of each part and the next as one token. */
  private readonly ranks = new Int32Array(mostPartsOfFew + 4)

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
    this.twoBytes = vocabulary.twoBytes
  }

  /** The number of tokens of `bytes[start, end)`, or 0 for a piece that is too long for this. */
  count(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    return this.countUpTo(mostParts, bytes, view, start, end)
  }

  /** The same for longer pieces: slow, but some of them take less time than to get the linear method ready. */
  countFew(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    return this.countUpTo(mostPartsOfFew, bytes, view, start, end)
  }

  private countUpTo(most: number, bytes: Uint8Array, view: DataView, start: number, end: number): number {
    if (end - start > 3 * most) return 0 // such a piece has more parts, or nearly so
    let count = this.divide(bytes, start, end, most)
    if (count > most) return 0
    const { parts, ranks } = this
    for (let part = 0; part + 1 < count; part++)
      ranks[part] = this.rank(bytes, view, parts[part]!, parts[part + 2]!)
    for (;;) {
      let lowest = noRank
      let at = 0
      for (let part = 0; part + 1 < count; part++) {
        if (ranks[part]! >= lowest) continue
        lowest = ranks[part]!
        at = part
      }
      if (lowest === noRank) return count
      count--
      for (let part = at + 1; part < count; part++) {
        parts[part] = parts[part + 1]!
        ranks[part] = ranks[part + 1]!
      }
      parts[count] = end
      if (at > 0) ranks[at - 1] = this.rank(bytes, view, parts[at - 1]!, parts[at + 1]!)
      if (at + 1 < count) ranks[at] = this.rank(bytes, view, parts[at]!, parts[at + 2]!)
    }
  }

  /** Lists the parts to begin with; gives their number. */
  private divide(bytes: Uint8Array, start: number, end: number, most: number): number {
    const { parts } = this
    const ascii = Math.min(end, start + most + 1)
    let at = start
    for (; at < ascii && bytes[at]! < 0x80; at++) parts[at - start] = at
    parts[at - start] = at
    if (at === ascii) return ascii - start
    if (this.characters === undefined) {
      this.wideSteps += (end - start) ** 2
      if (this.wideSteps < fewSteps) return this.divideBytes(start, end, most)
      this.characters = new CharacterParts(this.vocabulary)
    }
    return this.characters.divide(bytes, start, end, parts, most)
  }

  private divideBytes(start: number, end: number, most: number): number {
    const count = Math.min(end - start, most + 1)
    for (let byte = 0; byte <= count; byte++) this.parts[byte] = start + byte
    return count
  }

  private rank(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    if (end - start === 2) return this.twoBytes.rankOf(bytes[start]!, bytes[start + 1]!)
    const id = this.vocabulary.find(bytes, view, start, end)
    return id < 0 ? noRank : id
  }
}
