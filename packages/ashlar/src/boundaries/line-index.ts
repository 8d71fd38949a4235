import type { Span } from '../span.js'
import { type Boundary, strengths } from './boundary.js'
import { hasRareLineEnds, isLineEnd, lineEndLength } from './line-end.js'
import { mayBeginRun, readRun } from './line-run.js'

/** How far the first reading of a text goes; each further one doubles, as far as the last number. Code units. */
const firstStretch = 2048
const longestStretch = 32_768
/** How many runs there is room for at least, and how many numbers a run takes. */
const leastRoom = 128
const perRun = 3

/**
 * The runs of blank lines, and what else ends a paragraph, in the stretch of a text that was asked about last. Windows overlap
 * and move forwards: it reads every stretch once, one of ordinary line feeds by `indexOf`, many times faster than by a loop.
 * Single line ends are many: they are looked for in the window itself where it has no run.
 */
export class LineIndex {
  #text = ''
  /** What is read; runs that begin in it are listed. */
  #from = 0
  #to = 0
  /** Whether no line end in it is any but a line feed. */
  #isPlain = true
  #stretch = firstStretch
  /** Of each run, in order, where it begins, where it ends, and what it is worth. */
  #runs = new Int32Array(0)
  #count = 0
  /** How many of them end at or before the place that was asked about last. */
  #passed = 0

  /**
   * The strongest boundary of a span, the last of equals: a run if they count, else a line end if that is strong enough;
   * `'crossed'` where a run crosses the start of the span, so that it is not the same as seen from there.
   */
  strongest(
    text: string,
    { start, end }: Span,
    least: number,
    most: number,
  ): Boundary | 'crossed' | undefined {
    this.#cover(text, start, end)
    if (most > strengths.line) {
      const runs = this.#runs
      let number = this.#countUpTo(end)
      let at = 0
      let strength = 0
      for (; number > 0 && runs[number * perRun - 2]! > start; number--) {
        if (runs[number * perRun - 1]! > strength) {
          at = runs[number * perRun - 2]!
          strength = runs[number * perRun - 1]!
        }
      }
      if (this.#startsBefore(number, start)) return 'crossed'
      if (strength > 0) return { at, strength }
    }
    if (least > strengths.line || (this.#isPlain && !text.slice(start, end).includes('\n'))) return undefined
    for (let at = end; at > start; at--) {
      const unit = text.charCodeAt(at - 1)
      if (isLineEnd(unit) && (unit !== 0x0d || text.charCodeAt(at) !== 0x0a))
        return { at, strength: strengths.line }
    }
    return undefined
  }

  /** The first boundary of a span, by the same rules. */
  first(text: string, { start, end }: Span, least: number, most: number): Boundary | 'crossed' | undefined {
    this.#cover(text, start, end)
    const number = this.#countUpTo(start)
    if (this.#startsBefore(number, start)) return 'crossed'
    const at = this.#startsBefore(number, end) ? this.#runs[number * perRun + 1]! : 0
    const strength = Math.min(most, this.#runs[number * perRun + 2]!)
    if (least <= strengths.line) {
      let ending = start
      if (this.#isPlain) ending += text.slice(start, end).indexOf('\n')
      else while (ending < end && !isLineEnd(text.charCodeAt(ending))) ending++
      if (ending < start || ending === end) return undefined
      ending += lineEndLength(text, ending)
      if (ending !== at) return ending > end ? undefined : { at: ending, strength: strengths.line }
    }
    return at === 0 || at > end ? undefined : { at, strength }
  }

  #startsBefore(number: number, at: number): boolean {
    return number < this.#count && this.#runs[number * perRun]! < at
  }

  #countUpTo(end: number): number {
    const runs = this.#runs
    let count = this.#passed
    while (count > 0 && runs[count * perRun - 2]! > end) count--
    while (count < this.#count && runs[count * perRun + 1]! <= end) count++
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
      this.#isPlain = true
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
    const from = this.#count === 0 ? this.#to : Math.max(this.#to, this.#runs[this.#count * perRun - 2]!)
    const view = text.slice(from, to)
    this.#to = to
    if (hasRareLineEnds(view)) {
      this.#isPlain = false
      for (let at = from; at < to; )
        at = isLineEnd(text.charCodeAt(at)) ? this.#list(text, at, needed) : at + 1
    } else {
      for (let at = view.indexOf('\n'); at !== -1; ) {
        const next = mayBeginRun(text, from + at) ? this.#list(text, from + at, needed) - from : at + 1
        at = view.indexOf('\n', next)
      }
    }
  }

  /** Lists the run that begins at `start`, if one does, and gives the place behind its line ends. */
  #list(text: string, start: number, needed: number): number {
    const { at, strength } = readRun(text, start)
    if (strength === 0) return at
    if (this.#count * perRun === this.#runs.length) this.#makeRoom(needed)
    const number = perRun * this.#count++
    this.#runs[number] = start
    this.#runs[number + 1] = at
    this.#runs[number + 2] = strength
    return at
  }

  /** Lets go of what ends at or before `needed`, and makes twice the room for the rest. */
  #makeRoom(needed: number): void {
    const kept = this.#runs.subarray(perRun * this.#countUpTo(needed))
    this.#runs = new Int32Array(Math.max(perRun * leastRoom, 2 * kept.length))
    this.#runs.set(kept)
    this.#count = kept.length / perRun
    this.#passed = 0
    this.#from = Math.max(this.#from, needed)
  }
}
