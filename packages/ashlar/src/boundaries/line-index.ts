import type { Span } from '../span.js'
import { type Boundary, strengths } from './boundary.js'
import { hasRareLineEnds, isLineEnd, lineEndLength } from './line-end.js'
import { mayBeginRun, readRun } from './line-run.js'

/** How far the first reading of a text goes; each further one doubles, as far as the last number. Code units. */
const firstStretch = 2048
const longestStretch = 32_768
/** How many line ends are kept before those behind are let go. */
const longestMemory = 4096

/**
 * The ends of lines and of paragraphs in the stretch of a text that was asked about last. Windows overlap and move
 * forwards: it reads every stretch once, and a stretch of ordinary line feeds by `indexOf`, many times faster than by a loop.
 */
export class LineIndex {
  #text = ''
  /** What is read; line ends that begin in it are listed. */
  #from = 0
  #to = 0
  #stretch = firstStretch
  /** Where the line ends, or runs of blank lines, begin and end, in order, and what they are worth. */
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #strengths: number[] = []
  /** How many of them end at or before the place that was asked about last. */
  #passed = 0

  /**
   * The strongest boundary of a span, the last of equals, if it is at least as strong as `least`; `'crossed'` where a run
   * of blank lines crosses an end of the span, so that it is not the same as seen from there.
   */
  strongest(text: string, { start, end }: Span, least: number): Boundary | 'crossed' | undefined {
    if (this.#text !== text || start < this.#from || end > this.#to) this.#cover(text, start, end)
    const ends = this.#ends
    const worth = this.#strengths
    const count = this.#countUpTo(end)
    let number = count - 1
    let best = -1
    let strength = least - 1
    for (; number >= 0 && ends[number]! > start; number--) {
      if (worth[number]! > strength) {
        best = number
        strength = worth[number]!
      }
    }
    if (this.#startsBefore(number + 1, start)) return 'crossed'
    if (strength < strengths.paragraph && this.#startsBefore(count, end)) return 'crossed'
    return best === -1 ? undefined : { at: ends[best]!, strength }
  }

  /** The last boundary of a span, a line end; `'crossed'` where a run of blank lines crosses the end of the span. */
  last(text: string, { start, end }: Span): Boundary | 'crossed' | undefined {
    if (this.#text !== text || start < this.#from || end > this.#to) this.#cover(text, start, end)
    const count = this.#countUpTo(end)
    if (this.#startsBefore(count, end)) return 'crossed'
    const at = count === 0 ? start : this.#ends[count - 1]!
    return at > start ? { at, strength: strengths.line } : undefined
  }

  /** The first boundary of a span, a line end; `'crossed'` where a run of blank lines crosses its start. */
  first(text: string, { start, end }: Span): Boundary | 'crossed' | undefined {
    if (this.#text !== text || start < this.#from || end > this.#to) this.#cover(text, start, end)
    const number = this.#countUpTo(start)
    if (number === this.#ends.length) return undefined
    const lineStart = this.#starts[number]!
    if (lineStart < start) return 'crossed'
    if (lineStart >= end) return undefined
    const at = lineStart + lineEndLength(text, lineStart)
    if (at > end) return undefined
    return { at, strength: at === this.#ends[number] ? this.#strengths[number]! : strengths.line }
  }

  #startsBefore(number: number, at: number): boolean {
    return number < this.#ends.length && this.#starts[number]! < at
  }

  #countUpTo(end: number): number {
    const ends = this.#ends
    let count = this.#passed
    while (count > 0 && ends[count - 1]! > end) count--
    while (count < this.#ends.length && ends[count]! <= end) count++
    this.#passed = count
    return count
  }

  #cover(text: string, start: number, end: number): void {
    if (this.#text !== text || start < this.#from || start > this.#to) {
      this.#forget(Number.POSITIVE_INFINITY)
      this.#from = start
      this.#to = start
      this.#stretch = firstStretch
    }
    // Strings of the same content are compared unit by unit unless they are the same.
    this.#text = text
    while (this.#to < end) {
      if (this.#ends.length > longestMemory) this.#forget(start)
      this.#read(text, Math.min(text.length, Math.max(end, this.#to + this.#stretch)))
      this.#stretch = Math.min(longestStretch, 2 * this.#stretch)
    }
  }

  /** Lets go of what ends at or before `start`. */
  #forget(start: number): void {
    const gone = this.#countUpTo(start)
    for (const list of [this.#starts, this.#ends, this.#strengths]) list.splice(0, gone)
    this.#passed = 0
    this.#from = start
  }

  /** Lists what begins from the end of the last reading, or the end of the run that crosses it, up to `to`. */
  #read(text: string, to: number): void {
    const from = Math.max(this.#to, this.#ends.at(-1) ?? 0)
    const view = text.slice(from, to)
    this.#to = to
    if (hasRareLineEnds(view)) {
      for (let at = from; at < to; ) at = isLineEnd(text.charCodeAt(at)) ? this.#list(text, at) : at + 1
    } else {
      for (let at = view.indexOf('\n'); at !== -1; )
        at = view.indexOf('\n', this.#list(text, from + at) - from)
    }
  }

  /** Lists the line end at `start` and gives the place behind it. */
  #list(text: string, start: number): number {
    let end = start + 1
    let strength: number = strengths.line
    if (mayBeginRun(text, start)) {
      const run = readRun(text, start)
      end = run.at
      if (run.strength > 0) strength = run.strength
    }
    this.#starts.push(start)
    this.#ends.push(end)
    this.#strengths.push(strength)
    return end
  }
}
