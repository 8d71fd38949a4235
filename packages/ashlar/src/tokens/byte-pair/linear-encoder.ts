import { sameBytes } from './byte-hash.js'
import { keyBytes, LongestMemory } from './longest-memory.js'
import { TokenPairs } from './token-pairs.js'
import type { Vocabulary } from './vocabulary.js'

const filterBits = 22
const filterMask = (1 << filterBits) - 1

/** Pieces are remembered up to so many bytes. */
const mostEncoded = 1 << 14

/**
 * Byte-pair encoding in linear time, for pieces of any length: take the longest token that can stand behind the
 * last one; where none can, give the last one back for its next shorter prefix, and never come to the same
 * position by the same way again. Gives the tokens that joining by rank gives. After "bpe" of github/rust-gems.
 */
export class LinearEncoder {
  /** The tokens of the last piece. Only as many as {@link encode} said are valid. */
  tokens = new Int32Array(1024)
  private readonly vocabulary: Vocabulary
  private readonly pairs: TokenPairs
  /** A bit for the hash of every prefix of every token: where a search for the longest may stop. */
  private readonly prefixFilter = new Uint8Array(1 << (filterBits - 3))
  /** A bit for the hash of every token. */
  private readonly tokenFilter = new Uint8Array(1 << (filterBits - 3))
  private readonly hashes: Int32Array
  private readonly tokenOfByte = new Int32Array(256)
  private readonly memory: LongestMemory
  private closed = new Uint32Array(64)
  /** The bytes that {@link tokens} stand for. */
  private readonly encoded = new Uint8Array(mostEncoded)
  private encodedLength = 0

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
    this.pairs = new TokenPairs(vocabulary)
    this.hashes = new Int32Array(vocabulary.longest + 1)
    this.memory = new LongestMemory(vocabulary.longest)
    const { pool, starts } = vocabulary
    for (let id = 0; id < vocabulary.size; id++) {
      if (vocabulary.lengthOf(id) === 1) this.tokenOfByte[pool[starts[id]!]!] = id
      let hash = 0
      for (let at = starts[id]!; at < starts[id + 1]!; at++) {
        hash = extend(hash, pool[at]!)
        setBit(this.prefixFilter, hash)
      }
      setBit(this.tokenFilter, hash)
    }
  }

  /**
   * Encodes `bytes[start, end)` into {@link tokens}; returns how many there are. Stops at `most`: those are the tokens of
   * the bytes that they cover, whatever follows, because whether tokens can stand side by side is up to each two alone.
   */
  encode(bytes: Uint8Array, view: DataView, start: number, end: number, most = end - start): number {
    // Where it may stop, the last tokens are those of the way so far, and the way to what is remembered was another.
    const known = most < end - start ? -1 : this.countBeginning(bytes, start, end)
    if (known >= 0) return known
    this.makeRoom(end - start)
    const { closed, tokens, pairs, vocabulary } = this
    let count = 0
    let at = start
    let token = this.longest(bytes, view, at, end)
    while (at < end && count < most) {
      const last = count > 0 ? tokens[count - 1]! : -1
      for (;;) {
        const next = at + vocabulary.lengthOf(token)
        const offset = next - start
        if ((closed[offset >> 5]! >>> (offset & 31)) & 1 || (last >= 0 && !pairs.canMeet(last, token))) {
          token = pairs.prefixOf(token)
          if (token >= 0) continue
          const dead = at - start
          closed[dead >> 5]! |= 1 << (dead & 31)
          count--
          at -= vocabulary.lengthOf(last)
          token = last
          break
        }
        tokens[count++] = token
        at = next
        if (at < end) token = this.longest(bytes, view, at, end)
        break
      }
    }
    this.remember(bytes, start, at)
    return count
  }

  /**
   * The number of tokens of a piece with which the last one began, -1 for any other: a packer cuts a little before the place
   * that a limit reaches, and asks again.
   */
  private countBeginning(bytes: Uint8Array, start: number, end: number): number {
    const { encoded, tokens, vocabulary } = this
    const length = end - start
    if (length > this.encodedLength || !sameBytes(encoded, 0, bytes, start, end)) return -1
    let count = 0
    let at = 0
    while (at < length) at += vocabulary.lengthOf(tokens[count++]!)
    return at === length ? count : -1
  }

  private remember(bytes: Uint8Array, start: number, end: number): void {
    this.encodedLength = end - start <= mostEncoded ? end - start : 0
    for (let at = 0; at < this.encodedLength; at++) this.encoded[at] = bytes[start + at]!
  }

  private makeRoom(length: number): void {
    const words = (length >> 5) + 1
    if (this.closed.length < words) this.closed = new Uint32Array(words * 2)
    else this.closed.fill(0, 0, words)
    if (this.tokens.length < length) this.tokens = new Int32Array(length * 2)
  }

  /** The longest token that begins at `at` and ends by `end`. Every single byte is a token. */
  private longest(bytes: Uint8Array, view: DataView, at: number, end: number): number {
    if (end - at < keyBytes) return this.search(bytes, view, at, end)
    const known = this.memory.find(view, at)
    if (known >= 0) return known
    const knownLong = this.memory.findLong(view, at, end)
    return knownLong >= 0 ? knownLong : this.search(bytes, view, at, end)
  }

  private search(bytes: Uint8Array, view: DataView, at: number, end: number): number {
    const { prefixFilter, tokenFilter, hashes, vocabulary } = this
    const most = Math.min(end - at, vocabulary.longest)
    let hash = extend(0, bytes[at]!)
    let length = 1
    for (; length < most; length++) {
      hash = extend(hash, bytes[at + length]!)
      if (!hasBit(prefixFilter, hash)) break
      hashes[length + 1] = hash
    }
    const isKeyed = length < keyBytes && end - at >= keyBytes
    const decisive = Math.min(length + 1, most)
    const isDecided = decisive > keyBytes && (length < most || most === vocabulary.longest)
    let found = this.tokenOfByte[bytes[at]!]!
    for (; length > 1; length--) {
      if (!hasBit(tokenFilter, hashes[length]!)) continue
      const id = vocabulary.find(bytes, view, at, at + length)
      if (id < 0 || !this.pairs.isReachable(id)) continue
      found = id
      break
    }
    if (isKeyed) this.memory.remember(view, at, found)
    else if (isDecided) this.memory.rememberLong(view, at, decisive, found)
    return found
  }
}

function extend(hash: number, byte: number): number {
  return (Math.imul(hash, 0x01000193) + byte + 1) | 0
}

function setBit(filter: Uint8Array, hash: number): void {
  const bit = (hash ^ (hash >>> 11)) & filterMask
  filter[bit >> 3]! |= 1 << (bit & 7)
}

function hasBit(filter: Uint8Array, hash: number): boolean {
  const bit = (hash ^ (hash >>> 11)) & filterMask
  return ((filter[bit >> 3]! >> (bit & 7)) & 1) === 1
}
