import { grown } from './grown.js'
import { trimmed } from './trimmed.js'

/** Places where a text may be cut, ascending, and how good each is; see `strengths`. */
export interface CutPlaces {
  readonly at: Uint32Array
  readonly strength: Uint8Array
}

/** Many lists stay empty: they share what they need. */
const nothing = { at: new Uint32Array(0), strength: new Uint8Array(0) }

/** Places in typed arrays that grow: ten million of them are 50 MB. */
export class PlaceList {
  #at: Uint32Array
  #strength: Uint8Array
  #count = 0

  /** @param capacity how many places are expected: more fit, but to make room takes time */
  constructor(capacity = 0) {
    this.#at = capacity === 0 ? nothing.at : new Uint32Array(capacity)
    this.#strength = capacity === 0 ? nothing.strength : new Uint8Array(capacity)
  }

  get count(): number {
    return this.#count
  }

  /** The last place, 0 when there is none. */
  get last(): number {
    return this.#count === 0 ? 0 : this.#at[this.#count - 1]!
  }

  /** Adds a place behind the last, or makes the last one stronger; one before the last is left out. */
  push(at: number, strength: number): void {
    const count = this.#count
    if (count > 0 && at <= this.#at[count - 1]!) {
      if (at === this.#at[count - 1]!) this.#strengthen(strength)
      return
    }
    if (at === 0) return
    if (count === this.#at.length) this.#grow()
    this.#at[count] = at
    this.#strength[count] = strength
    this.#count = count + 1
  }

  /** Forgets the places behind the first `count`. */
  drop(count: number): void {
    this.#count = Math.min(count, this.#count)
  }

  build(): CutPlaces {
    if (this.#count === 0) return nothing
    return { at: trimmed(this.#at, this.#count), strength: trimmed(this.#strength, this.#count) }
  }

  #strengthen(strength: number): void {
    const last = this.#count - 1
    this.#strength[last] = Math.max(this.#strength[last]!, strength)
  }

  #grow(): void {
    const length = 2 * this.#at.length + 16
    this.#at = grown(this.#at, length)
    this.#strength = grown(this.#strength, length)
  }
}
