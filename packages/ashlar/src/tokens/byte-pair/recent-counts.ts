import { hashBytes, partialWord } from './byte-hash.js'

/** Pieces up to so many bytes are remembered. */
export const longestRemembered = 60

/** Pieces up to so many bytes are found fastest. */
export const shortBytes = 12

/** For each length of a short piece, which bits of its three words are its own. */
const firstMasks = masksFrom(0)
const secondMasks = masksFrom(4)
const thirdMasks = masksFrom(8)

function masksFrom(byte: number): Int32Array {
  return Int32Array.from({ length: shortBytes + 1 }, (_, length) =>
    length >= byte + 4 ? -1 : length > byte ? 2 ** (8 * (length - byte)) - 1 : 0,
  )
}

const shortSets = 1 << 16
const shortWords = 4
const longSets = 1 << 15
const longWords = 16

/**
 * The token counts of pieces met lately, in two tables of fixed size, one for short pieces and one for longer
 * ones. The bytes themselves are the keys. Each hash has a set of two entries: a new piece takes the first and
 * the piece that was there takes the second.
 */
export class RecentCounts {
  /** Three words of bytes, then the length (above bit 24) and the count. */
  private readonly short = new Int32Array(shortSets * 2 * shortWords)
  /** Fifteen words of bytes, then the length and the count. */
  private readonly long = new Int32Array(longSets * 2 * longWords)
  /** The set and the key that were looked for last. */
  private set = 0
  private readonly key = new Int32Array(longWords - 1)

  /** Remembers the count of the piece that was looked for last. */
  remember(length: number, count: number): void {
    const isShort = length <= shortBytes
    const table = isShort ? this.short : this.long
    const words = isShort ? shortWords : longWords
    table.copyWithin(this.set + words, this.set, this.set + words)
    for (let word = 0; word < words - 1; word++) table[this.set + word] = this.key[word]!
    table[this.set + words - 1] = (length << 24) | count
  }

  /**
   * The count of a piece of at most {@link shortBytes} bytes, or 0 when it is not known. Three words are read whatever the length, and what is not of
   * the piece is masked out: lengths follow no rule, so a branch on them would be foretold wrongly most of the time.
   */
  findShort(view: DataView, start: number, length: number): number {
    const { short, key } = this
    const first = view.getInt32(start, true) & firstMasks[length]!
    const second = view.getInt32(start + 4, true) & secondMasks[length]!
    const third = view.getInt32(start + 8, true) & thirdMasks[length]!
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77) ^ Math.imul(third, 0xc2b2ae3d)
    hash ^= hash >>> 15
    const set = ((hash ^ (hash >>> 7)) & (shortSets - 1)) * 2 * shortWords
    for (let at = set; at <= set + shortWords; at += shortWords) {
      const found = short[at + 3]!
      if (
        short[at] === first &&
        short[at + 1] === second &&
        short[at + 2] === third &&
        found >>> 24 === length
      )
        return found & 0xffffff
    }
    this.set = set
    key[0] = first
    key[1] = second
    key[2] = third
    return 0
  }

  /** The same for a longer piece, up to {@link longestRemembered}. */
  findLong(view: DataView, start: number, length: number): number {
    const { long, key } = this
    const set = (hashBytes(view, start, start + length) & (longSets - 1)) * 2 * longWords
    const words = length >> 2
    for (let at = set; at <= set + longWords; at += longWords) {
      const found = long[at + longWords - 1]!
      if (found >>> 24 !== length) continue
      let word = 0
      while (word < words && long[at + word] === view.getInt32(start + word * 4, true)) word++
      if (word < words) continue
      const isWhole = words === longWords - 1
      if (isWhole || long[at + words] === partialWord(view, start + words * 4, length & 3))
        return found & 0xffffff
    }
    this.set = set
    for (let word = 0; word < words; word++) key[word] = view.getInt32(start + word * 4, true)
    if (words < longWords - 1) key[words] = partialWord(view, start + words * 4, length & 3)
    return 0
  }
}
