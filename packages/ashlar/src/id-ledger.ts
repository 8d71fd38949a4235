/**
 * Gives chunks their ids: 64 bits of hash of the source's id and the text, and from the second occurrence of a text on
 * its number. Remembers 8 bytes a chunk in a table that is at most three quarters full, so that a stream of any length
 * stays small.
 */
export class IdLedger {
  readonly #seed: readonly [number, number]
  /** Pairs of hashes; a pair of zeros is free. */
  #slots = new Int32Array(2 << 8)
  #used = 0
  /** How often those texts occurred that occurred more than once. */
  readonly #repeats = new Map<string, number>()

  constructor(sourceId: string) {
    this.#seed = hash(sourceId, 0x9747b28c | 0, 0x5bd1e995 | 0)
  }

  /** The id of the next chunk; chunks are to be asked for in order. */
  next(text: string): string {
    const [high, low] = hash(text, this.#seed[0], this.#seed[1])
    const name = hex(high) + hex(low)
    if (this.#add(high, low === 0 && high === 0 ? 1 : low)) return name
    const occurrence = (this.#repeats.get(name) ?? 1) + 1
    this.#repeats.set(name, occurrence)
    return `${name}-${occurrence}`
  }

  /** Whether a pair is new. */
  #add(high: number, low: number): boolean {
    if (this.#used * 8 > this.#slots.length * 3) this.#grow()
    const at = this.#slotOf(high, low)
    if (this.#slots[at] !== 0 || this.#slots[at + 1] !== 0) return false
    this.#slots[at] = high
    this.#slots[at + 1] = low
    this.#used++
    return true
  }

  /** Where a pair is, or is to be put. The table is a power of two long. */
  #slotOf(high: number, low: number): number {
    const slots = this.#slots
    const mask = slots.length - 2
    let at = (low << 1) & mask
    while ((slots[at] !== 0 || slots[at + 1] !== 0) && (slots[at] !== high || slots[at + 1] !== low)) {
      at = (at + 2) & mask
    }
    return at
  }

  #grow(): void {
    const old = this.#slots
    this.#slots = new Int32Array(old.length * 2)
    for (let at = 0; at < old.length; at += 2) {
      const [high, low] = [old[at]!, old[at + 1]!]
      if (high === 0 && low === 0) continue
      const to = this.#slotOf(high, low)
      this.#slots[to] = high
      this.#slots[to + 1] = low
    }
  }
}

/** Two lanes of MurmurHash3's mixing over UTF-16 code units, with different constants. */
function hash(text: string, seedHigh: number, seedLow: number): [number, number] {
  let high = seedHigh
  let low = seedLow
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    high = Math.imul(high ^ unit, 0xcc9e2d51)
    high = (high << 13) | (high >>> 19)
    low = Math.imul(low ^ unit, 0x85ebca6b)
    low = (low << 15) | (low >>> 17)
  }
  return [mix(high ^ text.length), mix(low ^ Math.imul(text.length, 0x1b873593) ^ high)]
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0')
}
