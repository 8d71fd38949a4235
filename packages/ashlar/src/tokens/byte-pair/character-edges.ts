import { characterAt, isInside, widthOf } from './utf8-character.js'

/** The filter of pairs has so many bits: of those of o200k_base, which has the most, one in fifty is taken for another's. */
const pairBits = 20

/** The same of edges in tokens that end inside a character. */
const cutBits = 16

/** Stands for the part of a character, with its byte at the edge, where a token has no more of it. */
const part = 0x110000

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
  /** For each two bytes whether they stand at an edge in a token that is given by bytes: mostly not. */
  private readonly isCut = new Uint8Array(65536)
  /** A bit for the hash of what stands on both sides of such an edge, in so far as it is in the token. */
  private readonly cuts = new Int32Array(1 << (cutBits - 5))

  /** Takes in a token of whole characters. */
  noteText(token: string): void {
    let before = token.codePointAt(0)!
    for (let at = before > 0xffff ? 2 : 1; at < token.length; at++) {
      const after = token.codePointAt(at)!
      if (after > 0xffff) at++
      setBit(this.pairs, pairHash(before, after) >>> (32 - pairBits))
      before = after
    }
  }

  /** Takes in a token that may begin or end inside a character. */
  noteBytes(token: readonly number[]): void {
    for (let start = 0, edge = 1; edge < token.length; edge++) {
      if (isInside(token[edge]!)) continue
      this.isCut[(token[edge - 1]! << 8) | token[edge]!] = 1
      const before = wholeAt(token, start) ?? part + token[edge - 1]!
      const after = wholeAt(token, edge) ?? part + token[edge]!
      setBit(this.cuts, pairHash(before, after) >>> (32 - cutBits))
      start = edge
    }
  }

  /** What may lie across the edge between two characters, the first of which ends with a byte and the second begins with one. */
  between(before: number, after: number, lastByte: number, firstByte: number): Across {
    if (this.isCut[(lastByte << 8) | firstByte] !== 0 && this.hasCut(before, after, lastByte, firstByte))
      return across.cut
    if ((before | after) < 0x80) return across.whole // tokens of ASCII alone are not taken in
    return hasBit(this.pairs, pairHash(before, after) >>> (32 - pairBits)) ? across.whole : across.none
  }

  private hasCut(before: number, after: number, lastByte: number, firstByte: number): boolean {
    const { cuts } = this
    return (
      hasBit(cuts, pairHash(part + lastByte, after) >>> (32 - cutBits)) ||
      hasBit(cuts, pairHash(before, part + firstByte) >>> (32 - cutBits)) ||
      hasBit(cuts, pairHash(part + lastByte, part + firstByte) >>> (32 - cutBits)) ||
      hasBit(cuts, pairHash(before, after) >>> (32 - cutBits))
    )
  }
}

/** The character that begins at `at`, if all of it is in the token. */
function wholeAt(token: readonly number[], at: number): number | undefined {
  const width = isInside(token[at]!) ? 0 : widthOf(token[at]!)
  for (let i = 1; i < width; i++) if (at + i >= token.length || !isInside(token[at + i]!)) return undefined
  return width > 0 ? characterAt(token, at, width) : undefined
}

function pairHash(before: number, after: number): number {
  return Math.imul(before, 0x9e3779b1) ^ Math.imul(after, 0x85ebca77)
}

function setBit(filter: Int32Array, bit: number): void {
  filter[bit >>> 5]! |= 1 << bit
}

function hasBit(filter: Int32Array, bit: number): boolean {
  return ((filter[bit >>> 5]! >>> bit) & 1) !== 0
}
