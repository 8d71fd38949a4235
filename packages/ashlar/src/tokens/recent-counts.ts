import { hashBytes, partialWord } from './byte-hash.js'

/** Pieces up to so many bytes are remembered. */
export const longestRemembered = 60

const shortBytes = 12
const shortSlots = 1 << 15
const longSlots = 1 << 13
const longWords = 16

/**
 * The token counts of pieces met lately, in two tables of fixed size: the bytes themselves are the keys, a new
 * piece takes the place of another with the same slot. One look-up touches one line of the processor's cache.
 */
export class RecentCounts {
  /** Three words of bytes, then the length (above bit 24) and the count. */
  private readonly short = new Int32Array(shortSlots * 4)
  /** Fifteen words of bytes, then the length and the count. */
  private readonly long = new Int32Array(longSlots * longWords)
  private slot = 0
  private readonly key = new Int32Array(longWords)

  /** The count of a piece of at most {@link longestRemembered} bytes, or 0 when it is not known. */
  find(view: DataView, start: number, length: number): number {
    return length <= shortBytes ? this.findShort(view, start, length) : this.findLong(view, start, length)
  }

  /** Remembers the count of the piece that was looked for last. */
  remember(length: number, count: number): void {
    const { key, slot } = this
    const words = length <= shortBytes ? 3 : longWords - 1
    const table = length <= shortBytes ? this.short : this.long
    for (let word = 0; word < words; word++) table[slot + word] = key[word]!
    table[slot + words] = (length << 24) | count
  }

  private findShort(view: DataView, start: number, length: number): number {
    let first: number
    let second = 0
    let third = 0
    if (length < 4) first = partialWord(view, start, length)
    else {
      first = view.getInt32(start, true)
      if (length < 8) second = partialWord(view, start + 4, length - 4)
      else {
        second = view.getInt32(start + 4, true)
        third = length === shortBytes ? view.getInt32(start + 8, true) : partialWord(view, start + 8, length - 8)
      }
    }
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77) ^ Math.imul(third, 0xc2b2ae3d)
    hash ^= hash >>> 15
    const slot = ((hash ^ (hash >>> 7)) & (shortSlots - 1)) * 4
    const { short } = this
    const found = short[slot + 3]!
    if (short[slot] === first && short[slot + 1] === second && short[slot + 2] === third && found >>> 24 === length)
      return found & 0xffffff
    this.slot = slot
    this.key[0] = first
    this.key[1] = second
    this.key[2] = third
    return 0
  }

  private findLong(view: DataView, start: number, length: number): number {
    const { long, key } = this
    const slot = (hashBytes(view, start, start + length) & (longSlots - 1)) * longWords
    const words = length >> 2
    if (long[slot + longWords - 1]! >>> 24 === length) {
      let word = 0
      while (word < words && long[slot + word] === view.getInt32(start + word * 4, true)) word++
      const isSame = word === words && long[slot + words] === partialWord(view, start + words * 4, length & 3)
      if (isSame || (word === words && words === longWords - 1)) return long[slot + longWords - 1]! & 0xffffff
    }
    this.slot = slot
    for (let word = 0; word < words; word++) key[word] = view.getInt32(start + word * 4, true)
    if (words < longWords - 1) key[words] = partialWord(view, start + words * 4, length & 3)
    return 0
  }
}
