import { noRank } from './two-byte-tokens.js'
import { characterAt, isInside, widthOf } from './utf8-character.js'
import type { Vocabulary } from './vocabulary.js'

/** Instead of a rank, for a character that may be joined late. */
const late = -1

/**
 * From which parts the joining of a byte-pair encoding may begin instead of from single bytes: from characters, as they are
 * encoded alone. That takes a third of the steps in Chinese. What is inside a character of two or three bytes may be joined
 * first when
 * 1. no token that ends inside a character lies across its edges in the text at hand: then none of its bytes can be joined
 *    with another character's before it is whole;
 * 2. no token of several characters that holds it has a lower rank than any join on the way to it: then its own next join
 *    comes before all that it is for.
 */
export class CharacterParts {
  /** For each character of the first plane, the last rank on the way to it; {@link noRank} for those that are no token. */
  private readonly wholeFrom = new Int32Array(65536).fill(noRank)
  /** For each two bytes at an edge between characters, by both as one number, the tokens that may lie across; 0 for none. */
  private readonly crossingAt = new Uint16Array(65536)
  private readonly crossings: Crossing[][] = [[]]
  private readonly vocabulary: Vocabulary

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
    const { pool, starts, wide, twoBytes } = vocabulary
    for (const id of wide) {
      const at = starts[id]!
      const length = starts[id + 1]! - at
      if (length < 2 || length > 3 || widthOf(pool[at]!) !== length) continue
      const first = twoBytes.rankOf(pool[at]!, pool[at + 1]!)
      const rank = length === 2 ? id : Math.min(first, twoBytes.rankOf(pool[at + 1]!, pool[at + 2]!))
      this.wholeFrom[characterAt(pool, at, length)] = rank === noRank ? noRank : Math.max(rank, id)
    }
    for (const id of wide) this.readToken(id)
  }

  /**
   * Writes where the parts of `bytes[start, end)` begin that joining may begin with, and the end. Gives their number; more
   * than `most` are not listed.
   */
  divide(bytes: Uint8Array, start: number, end: number, parts: Int32Array, most: number): number {
    let count = 0
    let isCrossed = false
    for (let at = start; at < end; ) {
      if (count >= most) return most + 1
      const width = widthOf(bytes[at]!)
      const next = at + width
      const wasCrossed = isCrossed
      isCrossed = next < end && this.isCrossed(bytes, start, next, end)
      const isApart = width === 1 || width === 4 || wasCrossed || isCrossed
      if (!isApart) count = this.divideCharacter(bytes, at, width, parts, count)
      else for (let byte = at; byte < next; byte++) parts[count++] = byte
      at = next
    }
    parts[count] = end
    return count
  }

  /** Writes where the parts of a character of two or three bytes begin; gives how many are listed then. */
  private divideCharacter(
    bytes: Uint8Array,
    at: number,
    width: number,
    parts: Int32Array,
    count: number,
  ): number {
    parts[count++] = at
    const rank = this.wholeFrom[characterAt(bytes, at, width)]!
    if (rank !== noRank && rank !== late) return count
    if (width === 3 && rank === noRank) {
      const { twoBytes } = this.vocabulary
      const first = twoBytes.rankOf(bytes[at]!, bytes[at + 1]!)
      const last = twoBytes.rankOf(bytes[at + 1]!, bytes[at + 2]!)
      if (first !== noRank || last !== noRank) {
        parts[count++] = first <= last ? at + 2 : at + 1
        return count
      }
    }
    for (let byte = at + 1; byte < at + width; byte++) parts[count++] = byte
    return count
  }

  /** Whether a token lies across an edge in `bytes[start, end)` that ends inside a character on either side. */
  private isCrossed(bytes: Uint8Array, start: number, edge: number, end: number): boolean {
    const number = this.crossingAt[(bytes[edge - 1]! << 8) | bytes[edge]!]!
    if (number === 0) return false
    const { pool, starts } = this.vocabulary
    for (const { id, before } of this.crossings[number]!) {
      const from = edge - before
      const length = starts[id + 1]! - starts[id]!
      if (from < start || from + length > end) continue
      let same = 0
      while (same < length && pool[starts[id]! + same] === bytes[from + same]) same++
      if (same === length) return true
    }
    return false
  }

  /** Of a token of several characters: those whose last join comes later are not to be taken for whole. */
  private readToken(id: number): void {
    const { pool, starts } = this.vocabulary
    const start = starts[id]!
    const end = starts[id + 1]!
    let isCut = false
    for (let at = start; at < end; ) {
      const width = widthOf(pool[at]!)
      let next = at + 1
      while (next < end && next < at + width && isInside(pool[next]!)) next++
      if (next < at + width || isInside(pool[at]!)) isCut = true
      else if (width > 1 && width < 4 && width < end - start) {
        const character = characterAt(pool, at, width)
        const rank = this.wholeFrom[character]!
        if (rank > id && rank !== noRank) this.wholeFrom[character] = late
      }
      at = next
    }
    if (isCut) this.readCrossing(id, start, end)
  }

  /** A token that ends inside a character: noted at every edge between characters in it. */
  private readCrossing(id: number, start: number, end: number): void {
    const { pool } = this.vocabulary
    for (let edge = start + 1; edge < end; edge++) {
      if (isInside(pool[edge]!)) continue
      const pair = (pool[edge - 1]! << 8) | pool[edge]!
      if (this.crossingAt[pair] === 0) this.crossingAt[pair] = this.crossings.push([]) - 1
      this.crossings[this.crossingAt[pair]!]!.push({ id, before: edge - start })
    }
  }
}

/** A token, and how many of its bytes stand before an edge. */
interface Crossing {
  readonly id: number
  readonly before: number
}
