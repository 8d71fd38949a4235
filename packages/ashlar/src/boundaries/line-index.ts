import type { Span } from '../span.js'
import { type Boundary, strengths } from './boundary.js'
import { hasRareLineEnds, isLineEnd, lineEndLength, lineEnds } from './line-end.js'
import { isBlankBefore, readRun } from './line-run.js'

/** How far the first reading of a text goes; each further one doubles, as far as the last number. Code units. */
const firstStretch = 2048
const longestStretch = 32_768
/** How many boundaries there is room for at least, and how many numbers one takes. */
const leastRoom = 16
const perEnd = 3

/**
 * The ends of lines and of runs of blank lines in the stretch of a text that was asked about last. Windows overlap and move
 * forwards: it reads every stretch once, by `indexOf`, many times faster than by a loop.
 */
export class LineIndex {
  readonly #least: number
  readonly #most: number
  #text = ''
  /** What is read; the ends of what begins in it are listed. */
  #from = 0
  #to = 0
  #stretch = firstStretch
  /** Of each boundary, in order, where it stands, what it is worth, and where the run began that it is a part of. */
  #ends = new Int32Array(0)
  #count = 0
  /** How many of them stand at or before the place that was asked about last. */
  #passed = 0

  /** For boundaries that are at least as strong as `least`, none stronger than `most`. */
  constructor(least: number, most: number) {
    this.#least = least
    this.#most = most
  }

  /**
   * The strongest boundary of a span, the last of equals; `'crossed'` where a run crosses the start of the span, so that it is
   * not the same as seen from there.
   */
  strongest(text: string, { start, end }: Span): Boundary | 'crossed' | undefined {
    this.#cover(text, start, end)
    const ends = this.#ends
    let number = this.#countUpTo(end) * perEnd
    let at = 0
    let strength = 0
    for (; strength < this.#most && number > 0 && ends[number - 3]! > start; number -= perEnd) {
      if (ends[number - 2]! > strength) {
        at = ends[number - 3]!
        strength = ends[number - 2]!
      }
    }
    if (strength === 0) return undefined
    return ends[number + 2]! < start ? 'crossed' : { at, strength }
  }

  /** The boundaries of a span in order, for an index that was asked nothing before. */
  *within(text: string, { start, end }: Span): Generator<Boundary, undefined> {
    this.#to = start
    for (let number = 0; ; number += perEnd) {
      while (number === this.#count * perEnd) {
        if (this.#to >= end) return
        this.#read(text, Math.min(end, this.#to + firstStretch), start)
      }
      const at = this.#ends[number]!
      if (at > end) return
      yield { at, strength: this.#ends[number + 1]! }
    }
  }

  /** The first boundary of a span, by the same rules. */
  first(text: string, { start, end }: Span): Boundary | 'crossed' | undefined {
    this.#cover(text, start, end)
    const number = this.#countUpTo(start)
    if (number === this.#count) return undefined
    const ends = this.#ends
    const at = ends[number * perEnd]!
    if (at > end) return undefined
    return ends[number * perEnd + 2]! < start ? 'crossed' : { at, strength: ends[number * perEnd + 1]! }
  }

  #countUpTo(end: number): number {
    const ends = this.#ends
    let count = this.#passed
    while (count > 0 && ends[count * perEnd - 3]! > end) count--
    while (count < this.#count && ends[count * perEnd]! <= end) count++
    this.#passed = count
    return count
  }

  #cover(text: string, start: number, end: number): void {
    if (this.#text === text && start >= this.#from && end <= this.#to) return
    // One who looks for the nearest place asks about wider and wider spans, and back over what a chunk repeats.
    const needed = Math.max(0, start - 2 * Math.max(firstStretch, end - start))
    if (this.#text !== text || start < this.#from || start > this.#to + longestStretch) {
      this.#count = 0
      this.#passed = 0
      this.#from = needed
      this.#to = needed
      this.#stretch = firstStretch
    }
    // Strings of the same content are compared unit by unit unless they are the same.
    this.#text = text
    while (this.#to < end) {
      this.#read(text, Math.min(text.length, Math.max(end, this.#to + this.#stretch)), needed)
      this.#stretch = Math.min(longestStretch, 2 * this.#stretch)
    }
  }

  /** Lists what begins from the end of the last reading, or the end of the run that crosses it, up to `to`. */
  #read(text: string, to: number, needed: number): void {
    const from = this.#count === 0 ? this.#to : Math.max(this.#to, this.#ends[(this.#count - 1) * perEnd]!)
    const view = text.slice(from, to)
    this.#to = to
    if (hasRareLineEnds(view)) {
      for (lineEnds.lastIndex = 0; lineEnds.test(view); )
        lineEnds.lastIndex = this.#list(text, from + lineEnds.lastIndex - 1, needed) - from
      return
    }
    for (let at = view.indexOf('\n'); at !== -1; ) {
      const next = view.indexOf('\n', at + 1)
      // Mostly a line with content up to its last character.
      if (next !== -1 && !isBlankBefore(text, from + next)) {
        this.#add(from + at + 1, strengths.line, from + at, needed)
        at = next
      } else at = view.indexOf('\n', this.#list(text, from + at, needed) - from)
    }
  }

  /** Lists the boundaries of the line end or run that begins at `start`, and gives the place behind its line ends. */
  #list(text: string, start: number, needed: number): number {
    const run = readRun(text, start)
    for (let at = start; at < run.at; ) {
      at += lineEndLength(text, at) || 1
      if (!isLineEnd(text.charCodeAt(at - 1))) continue
      this.#add(at, at === run.at ? Math.max(run.strength, strengths.line) : strengths.line, start, needed)
    }
    return run.at
  }

  #add(at: number, strength: number, begin: number, needed: number): void {
    if (strength < this.#least) return
    if (this.#count * perEnd === this.#ends.length) this.#makeRoom(needed)
    const number = perEnd * this.#count++
    this.#ends[number] = at
    this.#ends[number + 1] = Math.min(this.#most, strength)
    this.#ends[number + 2] = begin
  }

  /** Lets go of what stands at or before `needed`, and makes twice the room where the rest takes half of it. */
  #makeRoom(needed: number): void {
    const kept = this.#ends.subarray(perEnd * this.#countUpTo(needed), perEnd * this.#count)
    if (kept.length * 2 >= this.#ends.length)
      this.#ends = new Int32Array(Math.max(perEnd * leastRoom, 2 * kept.length))
    this.#ends.set(kept)
    this.#count = kept.length / perEnd
    this.#passed = 0
    this.#from = Math.max(this.#from, needed)
  }
}
