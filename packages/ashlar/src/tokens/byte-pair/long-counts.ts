import { hashBytes, partialWord } from './byte-hash.js'

/** Longer pieces and segments than this are not remembered, in bytes. */
export const longestRemembered = 1 << 10

const entries = 1 << 16
/** An entry is the hash, where the bytes begin in the pool, then the length (above bit 16) and the count. */
const entryWords = 3
/** The table is emptied when it is this full, or when the pool is. */
const mostEntries = entries * 0.6
export const longPoolBytes = 1 << 21
export const longTableWords = entries * entryWords

/** Where counts are remembered, and the bytes of the pieces. */
export interface LongRoom {
  readonly table: Int32Array
  readonly pool: DataView
}

/**
 * The token counts of longer pieces met lately, of less than 65,536 bytes and tokens: a table of fixed size, and the
 * bytes themselves in a pool. When one of them is full, all is forgotten.
 */
export class LongCounts {
  private readonly table: Int32Array
  private readonly pool: DataView
  private used = 0
  private poolEnd = 0
  /** The hash of the piece that was looked for last, and where it belongs. */
  private hash = 0
  private place = 0

  /** @param room for it, all zeros; the code in assembly/counts.ts looks there by the same rules */
  constructor(
    room: LongRoom = {
      table: new Int32Array(longTableWords),
      pool: new DataView(new ArrayBuffer(longPoolBytes)),
    },
  ) {
    this.table = room.table
    this.pool = room.pool
  }

  /** The count of a piece, or 0 when it is not known. */
  find(view: DataView, start: number, length: number): number {
    const { table } = this
    const hash = hashBytes(view, start, start + length)
    let entry = hash & (entries - 1)
    for (;;) {
      const at = entry * entryWords
      const found = table[at + 2]!
      if (found === 0) {
        this.hash = hash
        this.place = at
        return 0
      }
      if (table[at] === hash && found >>> 16 === length && this.isAt(table[at + 1]!, view, start, length))
        return found & 0xffff
      entry = (entry + 1) & (entries - 1)
    }
  }

  /** Remembers the count of the piece that was looked for last, which has to be the same. */
  remember(view: DataView, start: number, length: number, count: number): void {
    const { table, pool, place, poolEnd } = this
    if (this.used >= mostEntries || poolEnd + length + 4 > longPoolBytes) {
      this.forget()
      return
    }
    table[place] = this.hash
    table[place + 1] = poolEnd
    table[place + 2] = (length << 16) | count
    // Whole words: what is copied too much is covered by the next piece.
    for (let at = 0; at < length; at += 4) pool.setInt32(poolEnd + at, view.getInt32(start + at, true), true)
    this.poolEnd += length
    this.used++
  }

  private isAt(from: number, view: DataView, start: number, length: number): boolean {
    const { pool } = this
    const whole = length & ~3
    for (let at = 0; at < whole; at += 4)
      if (pool.getInt32(from + at, true) !== view.getInt32(start + at, true)) return false
    const rest = length - whole
    return partialWord(pool, from + whole, rest) === partialWord(view, start + whole, rest)
  }

  private forget(): void {
    this.table.fill(0)
    this.used = 0
    this.poolEnd = 0
  }
}
