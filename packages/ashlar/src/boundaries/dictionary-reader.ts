import { codePointFrom, isExtender } from '../unicode/grapheme-class.js'
import { dictionaryWords, unspacedRunEnd, unspacedRunStart } from '../unicode/unspaced-run.js'
import { lookBehind } from './boundary.js'

/** How much of a run the dictionary sees at once: all that may be looked back, and some to come. */
const windowLength = lookBehind + 64

/** An anchor is at least this far before the position it is for, so that the dictionary has found its feet. */
const leadIn = 64

/**
 * Tells where dictionary words begin in one text. What it says of a position depends only on the text between
 * 256 code units before it and 320 after; what it remembers of the last position only saves time.
 */
export class DictionaryReader {
  readonly #text: string
  /** `[from, to)` is known to lie in one run of the script. */
  #script = 0
  #from = 0
  #to = 0
  /** The start and the end of that run where they have been seen, else -1. */
  #runStart = -1
  #runEnd = -1
  #window = -1
  #starts: readonly number[] = []

  constructor(text: string) {
    this.#text = text
  }

  /** Whether a word begins at `at`, where the letters on both sides are of `script`. */
  isWordStart(at: number, script: number): boolean {
    if (isRepetition(this.#text, at)) return true
    if (script !== this.#script || at <= this.#from || at >= this.#to) {
      this.#script = script
      this.#from = at
      this.#to = at
      this.#runStart = -1
      this.#runEnd = -1
      this.#window = -1
    }
    this.#lookBack(at)
    const start = this.#from <= at - lookBehind ? this.#anchorBefore(at) : this.#from
    if (start !== this.#window) this.#open(start, at)
    return this.#starts.includes(at - start)
  }

  /** Makes `from` the start of the run, or a place at least as far back as may be looked. */
  #lookBack(at: number): void {
    const floor = Math.max(0, at - lookBehind)
    if (this.#from <= floor || this.#from === this.#runStart) return
    // Twice as far, so that a walk backwards reads each place once.
    const lowest = Math.max(0, at - 2 * lookBehind)
    this.#from = unspacedRunStart(this.#text, this.#from, lowest, this.#script)
    this.#runStart = this.#from > lowest ? this.#from : -1
  }

  #open(start: number, at: number): void {
    const ceiling = start + windowLength
    if (this.#to < ceiling && this.#to !== this.#runEnd) {
      // One more code unit, so that a pair of surrogates across the last one is seen whole.
      const highest = Math.min(this.#text.length, ceiling + 1)
      this.#to = unspacedRunEnd(this.#text, Math.max(this.#to, at), highest, this.#script)
      this.#runEnd = this.#to < ceiling ? this.#to : -1
    }
    this.#window = start
    this.#starts = dictionaryWords(this.#text.slice(start, Math.min(this.#to, ceiling)))
  }

  /**
   * Where to let the dictionary begin deep in a long run, whose start must not matter: the place with the least
   * hash of the two code units there. Neighbouring positions mostly agree on it, so they share one window; and
   * where a text repeats itself the windows are equal.
   */
  #anchorBefore(at: number): number {
    const text = this.#text
    let anchor = at - lookBehind + 1
    let least = Number.POSITIVE_INFINITY
    let unit = text.charCodeAt(anchor)
    for (let position = anchor; position <= at - leadIn; position++) {
      const next = text.charCodeAt(position + 1)
      const hash = Math.imul((unit << 16) ^ next ^ (unit >>> 5), 0x9e3779b1) >>> 0
      if (hash < least && isBase(text, position)) {
        least = hash
        anchor = position
      }
      unit = next
    }
    return anchor
  }
}

/** How long one or two code units that repeat are still read as words. */
const longestRepetition = 16

/**
 * Whether one letter, or two in turn, have been repeated for long: then any place is as good as another. The
 * dictionary would say the same of all of them, at the price of a window for each.
 */
function isRepetition(text: string, at: number): boolean {
  if (at < longestRepetition + 2) return false
  for (let position = at; position > at - longestRepetition; position--) {
    if (text.charCodeAt(position) !== text.charCodeAt(position - 2)) return false
  }
  return true
}

function isBase(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return (unit < 0xdc00 || unit > 0xdfff) && !isExtender(codePointFrom(text, at, text.length))
}
