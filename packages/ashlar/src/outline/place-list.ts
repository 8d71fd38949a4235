/** Places where a text may be cut, ascending, and how good each is; see `strengths`. */
export interface CutPlaces {
  readonly at: Uint32Array
  readonly strength: Uint8Array
}

/** Places in typed arrays that grow: ten million of them are 50 MB. */
export class PlaceList {
  #at: Uint32Array
  #strength: Uint8Array
  #count = 0

  /** @param capacity how many places are expected: more fit, but to make room takes time */
  constructor(capacity = 16) {
    this.#at = new Uint32Array(capacity)
    this.#strength = new Uint8Array(capacity)
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
    return { at: this.#at.slice(0, this.#count), strength: this.#strength.slice(0, this.#count) }
  }

  #strengthen(strength: number): void {
    const last = this.#count - 1
    this.#strength[last] = Math.max(this.#strength[last]!, strength)
  }

  #grow(): void {
    const at = new Uint32Array(2 * this.#at.length)
    const strength = new Uint8Array(at.length)
    at.set(this.#at)
    strength.set(this.#strength)
    this.#at = at
    this.#strength = strength
  }
}
