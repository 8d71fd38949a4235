/** The filter of pairs has so many bits: of those of o200k_base, which has the most, one in fifty is taken for another's. */
const pairBits = 20

/** What may lie across an edge between two characters. */
export const across = {
  none: 0,
  /** Tokens of whole characters only. */
  whole: 1,
  /** Also tokens that end inside a character. */
  cut: 2,
} as const

export type Across = (typeof across)[keyof typeof across]

/**
 * Knows edges between characters that no token of a vocabulary lies across: what stands on both sides is never joined, so it
 * can be counted for itself. Made while the vocabulary is read, when it takes a few milliseconds.
 */
export class CharacterEdges {
  /** A bit for the hash of every two neighbouring characters of a token. */
  private readonly pairs = new Int32Array(1 << (pairBits - 5))
  /** For each two bytes whether they stand at an edge in a token that is given by bytes. */
  private readonly isCut = new Uint8Array(65536)

  /** Takes in a token of whole characters. */
  noteText(token: string): void {
    let before = token.codePointAt(0)!
    for (let at = before > 0xffff ? 2 : 1; at < token.length; at++) {
      const after = token.codePointAt(at)!
      if (after > 0xffff) at++
      const bit = pairBit(before, after)
      this.pairs[bit >>> 5]! |= 1 << bit
      before = after
    }
  }

  /** Takes in a token that may begin or end inside a character. */
  noteBytes(token: readonly number[]): void {
    for (let edge = 1; edge < token.length; edge++) {
      if ((token[edge]! & 0xc0) !== 0x80) this.isCut[(token[edge - 1]! << 8) | token[edge]!] = 1
    }
  }

  /** What may lie across the edge between two characters, the first of which ends with a byte and the second begins with one. */
  between(before: number, after: number, lastByte: number, firstByte: number): Across {
    if (this.isCut[(lastByte << 8) | firstByte] !== 0) return across.cut
    if ((before | after) < 0x80) return across.whole // tokens of ASCII alone are not taken in
    const bit = pairBit(before, after)
    return ((this.pairs[bit >>> 5]! >>> bit) & 1) === 0 ? across.none : across.whole
  }
}

function pairBit(before: number, after: number): number {
  return (Math.imul(before, 0x9e3779b1) ^ Math.imul(after, 0x85ebca77)) >>> (32 - pairBits)
}
