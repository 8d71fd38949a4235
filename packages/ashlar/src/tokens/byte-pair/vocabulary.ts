import { hashBytes, sameBytes } from './byte-hash.js'
import { CharacterEdges } from './character-edges.js'
import { CharacterTokens } from './character-tokens.js'
import { TwoByteTokens } from './two-byte-tokens.js'

const encoder = new TextEncoder()

/** The tokens of a byte-pair encoding: their bytes in the order of their ranks, and which rank some bytes have. */
export class Vocabulary {
  readonly size: number
  /** The bytes of all tokens, one after the other; token `id` is `[starts[id], starts[id + 1])`. */
  readonly pool: Uint8Array
  readonly poolView: DataView
  readonly starts: Int32Array
  /** The tokens that are not ASCII alone. */
  readonly wide: Int32Array
  readonly twoBytes = new TwoByteTokens()
  /** Where between characters tokens may lie. */
  readonly edges: CharacterEdges
  /** Which single and which two characters are tokens. */
  readonly characters: CharacterTokens
  /** The length of the longest token in bytes. */
  readonly longest: number
  private readonly slots: Int32Array
  private readonly mask: number

  /** Takes tokens in the order of their ranks, as text or as bytes; a missing one leaves its rank unused. */
  constructor(ranked: readonly (string | readonly number[] | undefined)[]) {
    this.size = ranked.length
    this.starts = new Int32Array(ranked.length + 1)
    const wide: number[] = []
    const cut: number[] = []
    this.pool = poolOf(ranked, this.starts, wide, cut)
    this.wide = Int32Array.from(wide)
    this.edges = new CharacterEdges(this.pool, this.starts, this.wide, cut)
    this.poolView = new DataView(this.pool.buffer)
    let slots = 1024
    while (slots < ranked.length * 2) slots *= 2
    this.slots = new Int32Array(slots * 2)
    this.mask = slots - 1
    let longest = 0
    for (let id = 0; id < ranked.length; id++) {
      const length = this.lengthOf(id)
      if (length > longest) longest = length
      if (length > 0) this.insert(id)
      if (length === 2) this.twoBytes.add(id, this.pool[this.starts[id]!]!, this.pool[this.starts[id]! + 1]!)
    }
    this.longest = longest
    this.characters = new CharacterTokens(this.pool, this.starts, this.wide, this.twoBytes)
  }

  lengthOf(id: number): number {
    return this.starts[id + 1]! - this.starts[id]!
  }

  /** The rank of a token with these bytes, or -1. The bytes must be followed by three more that can be read. */
  find(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    if (end - start > this.longest) return -1
    const { slots, mask, starts, pool } = this
    const hash = hashBytes(view, start, end)
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const id = slots[slot * 2 + 1]! - 1
      if (id < 0) return -1
      if (slots[slot * 2] !== hash) continue
      const from = starts[id]!
      if (starts[id + 1]! - from === end - start && sameBytes(pool, from, bytes, start, end)) return id
    }
  }

  private insert(id: number): void {
    const { slots, mask, starts } = this
    const hash = hashBytes(this.poolView, starts[id]!, starts[id + 1]!)
    let slot = hash & mask
    while (slots[slot * 2 + 1] !== 0) slot = (slot + 1) & mask
    slots[slot * 2] = hash
    slots[slot * 2 + 1] = id + 1
  }
}

type Token = string | readonly number[]

/** The bytes of all tokens, and four zeros so that the last can be read by words; fills `starts`, `wide`, and `cut` with those given as bytes. */
function poolOf(
  ranked: readonly (Token | undefined)[],
  starts: Int32Array,
  wide: number[],
  cut: number[],
): Uint8Array {
  let capacity = 4
  for (const token of ranked) capacity += typeof token === 'string' ? token.length * 3 : (token?.length ?? 0)
  const pool = new Uint8Array(capacity)
  let at = 0
  for (let id = 0; id < ranked.length; id++) {
    starts[id] = at
    const token = ranked[id]
    if (token === undefined) continue
    const end = typeof token === 'string' ? copyAscii(token, pool, at) : -1
    at = end >= 0 ? end : copyWide(token, pool, at)
    if (end >= 0) continue
    wide.push(id)
    if (typeof token !== 'string') cut.push(id)
  }
  starts[ranked.length] = at
  return pool.slice(0, at + 4)
}

/** Copies any token and gives its end. */
function copyWide(token: Token, pool: Uint8Array, at: number): number {
  if (typeof token === 'string') return at + encoder.encodeInto(token, pool.subarray(at)).written
  pool.set(token, at)
  return at + token.length
}

/** Copies a text of ASCII alone and gives its end; -1 for any other text. */
function copyAscii(text: string, pool: Uint8Array, at: number): number {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= 0x80) return -1
    pool[at + i] = code
  }
  return at + text.length
}
