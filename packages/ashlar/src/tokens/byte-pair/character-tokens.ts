import { firstListed, pairHash } from './character-edges.js'
import { noRank, type TwoByteTokens } from './two-byte-tokens.js'
import { characterAt, endOfCharacter } from './utf8-character.js'

/** Characters from here on, behind the second plane, are not listed. */
export const listedCharacters = 0x20000

/** There is room for so many pairs: o200k_base, which has the most, takes a quarter of it. */
const entryBits = 14
const entries = 1 << entryBits

/** How many tokens single characters are, and which two are one. Read by assembly/counts.ts, too. */
export class CharacterTokens {
  /** How many tokens each character is alone; 0 for those of four bytes that are no token, which is not known. */
  readonly counts = new Uint8Array(listedCharacters)
  /** The pairs of characters that are tokens, by their hash: an entry is the two characters, or zeros. */
  readonly pairs = new Int32Array(2 * entries)

  /**
   * @param pool the bytes of all tokens; token `id` is `[starts[id], starts[id + 1])`
   * @param wide the tokens that are not ASCII alone
   */
  constructor(pool: Uint8Array, starts: Int32Array, wide: Int32Array, twoBytes: TwoByteTokens) {
    this.fillCounts(twoBytes)
    for (const id of wide) this.note(pool, starts[id]!, starts[id + 1]!)
  }

  /** As if no character of three bytes were a token. */
  private fillCounts(twoBytes: TwoByteTokens): void {
    const { counts } = this
    const joins = (first: number, second: number): number =>
      twoBytes.rankOf(first, second) === noRank ? 0 : 1
    const ends = Array.from({ length: 64 }, (_, second) =>
      Uint8Array.from({ length: 64 }, (_, third) => 3 - joins(0x80 | second, 0x80 | third)),
    )
    counts.fill(1, 0, 0x80)
    for (let code = 0x80; code < 0x800; code++)
      counts[code] = 2 - joins(0xc0 | (code >> 6), 0x80 | (code & 63))
    for (let row = 0x20; row < 0x400; row++) {
      if (joins(0xe0 | (row >> 6), 0x80 | (row & 63)) === 1) counts.fill(2, row << 6, (row + 1) << 6)
      else counts.set(ends[row & 63]!, row << 6)
    }
  }

  private note(pool: Uint8Array, start: number, end: number): void {
    const edge = endOfCharacter(pool, start, end)
    if (edge === start) return
    const first = characterAt(pool, start, edge - start)
    if (edge === end) {
      if (first < listedCharacters) this.counts[first] = 1
    } else if (endOfCharacter(pool, edge, end) === end) {
      const second = characterAt(pool, edge, end - edge)
      if (first >= firstListed || second >= firstListed) this.addPair(first, second)
    }
  }

  private addPair(first: number, second: number): void {
    const { pairs } = this
    let entry = pairHash(first, second) >>> (32 - entryBits)
    while (pairs[2 * entry] !== 0) entry = (entry + 1) & (entries - 1)
    pairs[2 * entry] = first
    pairs[2 * entry + 1] = second
  }
}
