import { partialWord } from './byte-hash.js'

const slots = 1 << 10

/** So many bytes are the key of what is remembered. */
export const keyBytes = 8

/**
 * Remembers for eight bytes the longest token with which they begin, where no more than they decide: unusual text repeats
 * itself, and the search for a longest token takes ten times as long. A later answer takes the room of an earlier one.
 */
export class LongestMemory {
  private readonly first = new Int32Array(slots)
  private readonly second = new Int32Array(slots)
  private readonly tokens = new Int32Array(slots).fill(-1)
  /** The last key of more bytes: its words, then the rest, filled up with zeros. */
  private readonly longKey: Int32Array
  private longLength = 0
  private longToken = -1

  /** @param longest how many bytes a key has at most */
  constructor(longest: number) {
    this.longKey = new Int32Array((longest >> 2) + 1)
  }

  /** The token that is remembered for the bytes at `at`, or -1. There must be eight. */
  find(view: DataView, at: number): number {
    const first = view.getInt32(at, true)
    const second = view.getInt32(at + 4, true)
    const slot = slotOf(first, second)
    return this.first[slot] === first && this.second[slot] === second ? this.tokens[slot]! : -1
  }

  /**
   * The token that was remembered last by {@link rememberLong}, if the bytes at `at` begin with the same, or -1: in a row of one
   * sign that is so at every place.
   */
  findLong(view: DataView, at: number, end: number): number {
    const { longKey, longLength } = this
    if (longLength === 0 || end - at < longLength) return -1
    const words = longLength >> 2
    for (let word = 0; word < words; word++)
      if (view.getInt32(at + 4 * word, true) !== longKey[word]) return -1
    return partialWord(view, at + 4 * words, longLength & 3) === longKey[words] ? this.longToken : -1
  }

  /** Remembers the token for so many bytes, which decide it. */
  rememberLong(view: DataView, at: number, length: number, token: number): void {
    const { longKey } = this
    const words = length >> 2
    for (let word = 0; word < words; word++) longKey[word] = view.getInt32(at + 4 * word, true)
    longKey[words] = partialWord(view, at + 4 * words, length & 3)
    this.longLength = length
    this.longToken = token
  }

  remember(view: DataView, at: number, token: number): void {
    const first = view.getInt32(at, true)
    const second = view.getInt32(at + 4, true)
    const slot = slotOf(first, second)
    this.first[slot] = first
    this.second[slot] = second
    this.tokens[slot] = token
  }
}

function slotOf(first: number, second: number): number {
  const hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77)
  return (hash ^ (hash >>> 15)) & (slots - 1)
}
