import { characterAt, endOfCharacter, isInside, widthOf } from './utf8-character.js'

/** The filter of pairs has so many bits: of those of o200k_base, which has the most, one in fifty is taken for another's. */
const pairBits = 20

/** The same of edges in tokens that end inside a character. */
const cutBits = 16

/** Stands for the part of a character, with its byte at the edge, where a token has no more of it. */
const part = 0x110000

/** Of two characters below this no pair is listed: in scripts of letters there are tokens across nearly every edge. */
export const firstListed = 0x3000
/** And so of no token without a byte from here on. */
const firstListedByte = 0xe3

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
 * can be counted for itself. Its tables are read by assembly/counts.ts, too. Made while the vocabulary is read, when it takes a few milliseconds.
 */
export class CharacterEdges {
  /** A bit for the hash of every two neighbouring characters of a token. */
  readonly pairs = new Int32Array(1 << (pairBits - 5))
  /** For each two bytes whether they stand at an edge in a token that may end inside a character: mostly not. */
  readonly isCut = new Uint8Array(65536)
  /** A bit for the hash of what stands on both sides of such an edge, in so far as it is in the token. */
  readonly cuts = new Int32Array(1 << (cutBits - 5))

  /**
   * @param pool the bytes of all tokens; token `id` is `[starts[id], starts[id + 1])`
   * @param wide the tokens that are not ASCII alone
   * @param cut those of them that may begin or end inside a character
   */
  constructor(pool: Uint8Array, starts: Int32Array, wide: Int32Array, cut: readonly number[]) {
    for (const id of wide) this.notePairs(pool, starts[id]!, starts[id + 1]!)
    for (const id of cut) this.noteCut(pool.subarray(starts[id]!, starts[id + 1]!))
  }

  private notePairs(pool: Uint8Array, start: number, end: number): void {
    let at = start
    while (at < end && pool[at]! < firstListedByte) at++
    if (at === end) return
    let before = -1
    for (at = start; at < end; ) {
      const width = widthOf(pool[at]!)
      const after = characterAt(pool, at, width)
      if (before >= 0) setBit(this.pairs, pairHash(before, after) >>> (32 - pairBits))
      before = after
      at += width
    }
  }

  private noteCut(token: Uint8Array): void {
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
    if (before < firstListed && after < firstListed) return across.whole
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
function wholeAt(token: Uint8Array, at: number): number | undefined {
  const end = endOfCharacter(token, at, token.length)
  return end > at ? characterAt(token, at, end - at) : undefined
}

/** A hash of two characters in 32 bits. */
export function pairHash(before: number, after: number): number {
  return Math.imul(before, 0x9e3779b1) ^ Math.imul(after, 0x85ebca77)
}

function setBit(filter: Int32Array, bit: number): void {
  filter[bit >>> 5]! |= 1 << bit
}

function hasBit(filter: Int32Array, bit: number): boolean {
  return ((filter[bit >>> 5]! >>> bit) & 1) !== 0
}
