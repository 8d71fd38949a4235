/** Pieces up to so many bytes are short. */
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

const entries = 1 << 16
/** An entry is three words of bytes, then the length (above bit 24) and the count; the last is 0 when it is free. */
const entryWords = 4
/** A piece is at the place that its hash says, or at one of the next. */
const places = 4
export const shortTableWords = (entries + places) * entryWords

/**
 * The token counts of short pieces met lately, in a table of fixed size whose keys are the bytes themselves. Where all places
 * of a new piece are taken, it takes that of another.
 */
export class ShortCounts {
  private readonly table: Int32Array
  /** Where the piece that was looked for last belongs. */
  private place = 0
  private turn = 0

  /** @param table room for it, all zeros; the code in assembly/counts.ts looks there by the same rules */
  constructor(table: Int32Array = new Int32Array(shortTableWords)) {
    this.table = table
  }

  /**
   * The count of a piece, or 0 when it is not known. Three words are read whatever the length, and what is not of
   * the piece is masked out: lengths follow no rule, so a branch on them would be foretold wrongly most of the time.
   */
  find(view: DataView, start: number, length: number): number {
    const { table } = this
    const first = view.getInt32(start, true) & firstMasks[length]!
    const second = view.getInt32(start + 4, true) & secondMasks[length]!
    const third = view.getInt32(start + 8, true) & thirdMasks[length]!
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77) ^ Math.imul(third, 0xc2b2ae3d)
    hash ^= hash >>> 15
    const home = ((hash ^ (hash >>> 7)) & (entries - 1)) * entryWords
    for (let at = home; at < home + places * entryWords; at += entryWords) {
      const found = table[at + 3]!
      if (
        table[at] === first &&
        table[at + 1] === second &&
        table[at + 2] === third &&
        found >>> 24 === length
      )
        return found & 0xffffff
      if (found !== 0) continue
      this.place = at
      return 0
    }
    this.turn = (this.turn + 1) % places
    this.place = home + this.turn * entryWords
    return 0
  }

  /** Remembers the count of the piece that was looked for last, which has to be the same. */
  remember(view: DataView, start: number, length: number, count: number): void {
    const { table, place } = this
    table[place] = view.getInt32(start, true) & firstMasks[length]!
    table[place + 1] = view.getInt32(start + 4, true) & secondMasks[length]!
    table[place + 2] = view.getInt32(start + 8, true) & thirdMasks[length]!
    table[place + 3] = (length << 24) | count
  }
}
