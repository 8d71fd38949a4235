/**
 * Gives chunks their ids: 64 bits of hash of the source's id and the text, and from the second occurrence of a text on
 * its number. Remembers 12 bytes a chunk, so that a stream of any length stays small.
 */
export class IdLedger {
  readonly #seed: readonly [number, number]
  #slots = new Int32Array(3 << 8)
  #used = 0

  constructor(sourceId: string) {
    this.#seed = hash(sourceId, 0x9747b28c | 0, 0x5bd1e995 | 0)
  }

  /** The id of the next chunk; chunks are to be asked for in order. */
  next(text: string): string {
    const [high, low] = hash(text, this.#seed[0], this.#seed[1])
    const occurrence = this.#count(high, low)
    const name = hex(high) + hex(low)
    return occurrence === 1 ? name : `${name}-${occurrence}`
  }

  #count(high: number, low: number): number {
    if (this.#used * 6 > this.#slots.length) this.#grow()
    const at = this.#slotOf(high, low)
    if (this.#slots[at + 2] === 0) this.#used++
    this.#slots[at] = high
    this.#slots[at + 1] = low
    return ++this.#slots[at + 2]!
  }

  #slotOf(high: number, low: number): number {
    const slots = this.#slots
    const count = slots.length / 3
    let slot = (low >>> 0) % count
    while (slots[3 * slot + 2] !== 0 && (slots[3 * slot] !== high || slots[3 * slot + 1] !== low)) {
      slot = slot + 1 === count ? 0 : slot + 1
    }
    return 3 * slot
  }

  #grow(): void {
    const old = this.#slots
    this.#slots = new Int32Array(old.length * 2)
    for (let at = 0; at < old.length; at += 3) {
      if (old[at + 2] !== 0) this.#slots.set(old.subarray(at, at + 3), this.#slotOf(old[at]!, old[at + 1]!))
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
