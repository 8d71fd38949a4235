/** How many strings are remembered. */
const capacity = 64

/** What is known of one string: its first place at or behind `from` is `at`, or it is -1: there is none in `[from, to)`. */
interface Known {
  from: number
  to: number
  at: number
}

/**
 * Whether short strings stand in stretches of a text that move forwards and overlap. It remembers what it found, so that a
 * text with a question at every word is read a few times, not once a word.
 */
export class Occurrences {
  #text = ''
  readonly #known = new Map<string, Known>()

  /** Does `part` stand in `text.slice(from, to)`? */
  has(text: string, part: string, from: number, to: number): boolean {
    if (text !== this.#text || this.#known.size > capacity) this.#known.clear()
    this.#text = text
    let known = this.#known.get(part)
    if (known === undefined) {
      known = { from, to: from, at: -1 }
      this.#known.set(part, known)
    }
    const isAhead = from >= known.from
    if (isAhead && known.at >= from) return known.at + part.length <= to
    /** Up to where there is none. */
    const clearTo = isAhead && known.at < 0 ? known.to : from
    const read = Math.max(from, clearTo - part.length + 1)
    const found = read < to ? text.slice(read, to).indexOf(part) : -1
    known.from = from
    known.at = found < 0 ? -1 : read + found
    known.to = Math.max(to, clearTo)
    return found >= 0
  }
}
