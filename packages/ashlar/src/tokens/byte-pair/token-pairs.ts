import type { Vocabulary } from './vocabulary.js'

const unknown = -1
/** A token of one byte, or one that no two tokens make when they are joined. */
const whole = -2

const rememberedPairs = 1 << 16

/**
 * Which two tokens can stand side by side in a byte-pair encoding, and which two each token was last joined
 * from. Both are worked out when first asked for: most tokens of a vocabulary are never looked at.
 */
export class TokenPairs {
  private readonly vocabulary: Vocabulary
  private readonly lefts: Int32Array
  private readonly rights: Int32Array
  private readonly prefixes: Int32Array
  private readonly joined: Uint8Array
  private readonly joinedView: DataView
  /** Direct-mapped: left, right, the token that their bytes make or -1. */
  private readonly pairs = new Int32Array(rememberedPairs * 3).fill(unknown)
  /** Direct-mapped: left, right, 1 when they can meet. */
  private readonly answers = new Int32Array(rememberedPairs * 3).fill(unknown)

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
    this.lefts = new Int32Array(vocabulary.size).fill(unknown)
    this.rights = new Int32Array(vocabulary.size)
    this.prefixes = new Int32Array(vocabulary.size).fill(unknown)
    this.joined = new Uint8Array(vocabulary.longest * 2 + 4)
    this.joinedView = new DataView(this.joined.buffer)
  }

  /** The longest token that is a proper prefix of a token, or a negative number when there is none. */
  prefixOf(id: number): number {
    const known = this.prefixes[id]!
    if (known !== unknown) return known
    const { pool, poolView, starts } = this.vocabulary
    const start = starts[id]!
    for (let end = starts[id + 1]! - 1; end > start; end--) {
      const prefix = this.vocabulary.find(pool, poolView, start, end)
      if (prefix >= 0 && this.isReachable(prefix)) {
        this.prefixes[id] = prefix
        return prefix
      }
    }
    this.prefixes[id] = whole
    return whole
  }

  /** False for a token that the encoding can never end with, because joining never makes it. */
  isReachable(id: number): boolean {
    return this.vocabulary.lengthOf(id) === 1 || this.leftOf(id) !== whole
  }

  /** True when the encoding of the bytes of both is these two tokens. */
  canMeet(left: number, right: number): boolean {
    const { answers } = this
    const entry = slotOf(left, right) * 3
    if (answers[entry] === left && answers[entry + 1] === right) return answers[entry + 2] === 1
    const answer = this.canMeetBelow(left, right, this.vocabulary.size)
    answers[entry] = left
    answers[entry + 1] = right
    answers[entry + 2] = answer ? 1 : 0
    return answer
  }

  /**
   * Undoes the last joins on both sides of the border, the later first. If at any time the two tokens at the
   * border make one of a lower rank than what was undone, they would have been joined before.
   * After "bpe" of github/rust-gems.
   */
  private canMeetBelow(left: number, right: number, limit: number): boolean {
    for (;;) {
      const joint = this.joinBelow(left, right, limit)
      if (joint >= 0) return false
      if (left > right) {
        limit = left
        const inner = this.leftOf(left) === whole ? left : this.rights[left]!
        if (inner !== left) {
          left = inner
          continue
        }
        limit = right + 1
        const outer = this.leftOf(right)
        if (outer === whole) return true
        right = outer
      } else {
        limit = right + 1
        const outer = this.leftOf(right)
        if (outer !== whole) {
          right = outer
          continue
        }
        limit = left
        if (this.leftOf(left) === whole) return true
        left = this.rights[left]!
      }
    }
  }

  /** The token below `limit` that was last joined from these two, or -1. */
  private joinBelow(left: number, right: number, limit: number): number {
    const id = this.join(left, right)
    if (id < 0 || id >= limit) return -1
    return this.leftOf(id) === left && this.rights[id] === right ? id : -1
  }

  private join(left: number, right: number): number {
    const { pairs, joined } = this
    const slot = slotOf(left, right) * 3
    if (pairs[slot] === left && pairs[slot + 1] === right) return pairs[slot + 2]!
    const { pool, starts, longest } = this.vocabulary
    let length = 0
    for (let at = starts[left]!; at < starts[left + 1]!; at++) joined[length++] = pool[at]!
    for (let at = starts[right]!; at < starts[right + 1]!; at++) joined[length++] = pool[at]!
    const id = length > longest ? -1 : this.vocabulary.find(joined, this.joinedView, 0, length)
    pairs[slot] = left
    pairs[slot + 1] = right
    pairs[slot + 2] = id
    return id
  }

  /** The left one of the two tokens that a token was last joined from; sets its right one too. */
  private leftOf(id: number): number {
    const known = this.lefts[id]!
    if (known !== unknown) return known
    const { pool, poolView, starts } = this.vocabulary
    const end = starts[id + 1]!
    this.lefts[id] = whole
    for (
      let left = end - starts[id]! > 1 ? this.prefixOf(id) : whole;
      left >= 0;
      left = this.prefixOf(left)
    ) {
      const right =
        left < id
          ? this.vocabulary.find(pool, poolView, starts[id]! + this.vocabulary.lengthOf(left), end)
          : -1
      if (right < 0 || right >= id || !this.isReachable(right) || !this.canMeetBelow(left, right, id))
        continue
      this.lefts[id] = left
      this.rights[id] = right
      return left
    }
    return whole
  }
}

function slotOf(left: number, right: number): number {
  const hash = Math.imul(left, 0x9e3779b1) ^ Math.imul(right, 0x85ebca77)
  return (hash ^ (hash >>> 15)) & (rememberedPairs - 1)
}
