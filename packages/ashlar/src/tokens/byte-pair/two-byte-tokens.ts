/** The rank of what is no token: higher than any. */
export const noRank = 0x7fffffff

/** Which two bytes are a token: looked up so often that it is done by a table instead of a hash. */
export class TwoByteTokens {
  /** The rank of each two bytes, the first as the higher one; {@link noRank} for those that are no token. */
  readonly ranks = new Int32Array(0x10000).fill(noRank)
  /** How many tokens more than one two bytes are, the first as the lower one: 1 or 0. */
  readonly extra = new Uint8Array(0x10000).fill(1)

  add(id: number, first: number, second: number): void {
    this.ranks[(first << 8) | second] = id
    this.extra[(second << 8) | first] = 0
  }

  /** The rank of two bytes. */
  rankOf(first: number, second: number): number {
    return this.ranks[(first << 8) | second]!
  }
}
