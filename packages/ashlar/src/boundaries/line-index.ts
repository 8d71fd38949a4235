import type { Span } from '../span.js'
import { type Boundary, strengths } from './boundary.js'
import { hasRareLineEnds, isLineEnd, lineEndLength } from './line-end.js'
import { mayBeginRun, readRun } from './line-run.js'

/** How far the first reading of a text goes; each further one doubles, as far as the last number. Code units. */
const firstStretch = 2048
const longestStretch = 32_768
/** How many line ends there is room for at first. */
const firstRoom = 128

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
  #starts = new Int32Array(0)
  #ends = new Int32Array(0)
  #strengths = new Uint8Array(0)
  #count = 0
  /** How many of them end at or before the place that was asked about last. */
  #passed = 0

  /**
   * The strongest boundary of a span, the last of equals, if it is at least as strong as `least`, none counting more than
   * `most`; `'crossed'` where a run of blank lines crosses an end of the span, so that it is not the same as seen from there.
   */
  strongest(
    text: string,
    { start, end }: Span,
    least: number,
    most: number,
  ): Boundary | 'crossed' | undefined {
    if (this.#text !== text || start < this.#from || end > this.#to) this.#cover(text, start, end)
    const ends = this.#ends
    const worth = this.#strengths
    const count = this.#countUpTo(end)
    let number = count - 1
    let best = -1
    let strength = least - 1
    for (; number >= 0 && ends[number]! > start && strength < most; number--) {
      if (worth[number]! > strength) {
        best = number
        strength = Math.min(most, worth[number]!)
      }
    }
    if (this.#startsBefore(number + 1, start)) return 'crossed'
    if (strength < strengths.paragraph && this.#startsBefore(count, end)) return 'crossed'
    return best === -1 ? undefined : { at: ends[best]!, strength }
  }

  /** The first boundary of a span, by the same rules; `'crossed'` where a run of blank lines crosses its start. */
  first(text: string, { start, end }: Span, least: number, most: number): Boundary | 'crossed' | undefined {
    if (this.#text !== text || start < this.#from || end > this.#to) this.#cover(text, start, end)
    let number = this.#countUpTo(start)
    if (this.#startsBefore(number, start)) return 'crossed'
    for (; this.#startsBefore(number, end); number++) {
      const at = this.#starts[number]! + lineEndLength(text, this.#starts[number]!)
      if (at > end) return undefined
      if (at < this.#ends[number]! && least <= strengths.line) return { at, strength: strengths.line }
      const strength = Math.min(most, this.#strengths[number]!)
      if (strength >= least && this.#ends[number]! <= end) return { at: this.#ends[number]!, strength }
    }
    return undefined
  }

  #startsBefore(number: number, at: number): boolean {
    return number < this.#count && this.#starts[number]! < at
  }

  #countUpTo(end: number): number {
    const ends = this.#ends
    let count = this.#passed
    while (count > 0 && ends[count - 1]! > end) count--
    while (count < this.#count && ends[count]! <= end) count++
    this.#passed = count
    return count
  }

  #cover(text: string, start: number, end: number): void {
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
    const from = this.#count === 0 ? this.#to : Math.max(this.#to, this.#ends[this.#count - 1]!)
    const view = text.slice(from, to)
    this.#to = to
    if (hasRareLineEnds(view)) {
      for (let at = from; at < to; )
        at = isLineEnd(text.charCodeAt(at)) ? this.#list(text, at, needed) : at + 1
    } else {
      for (let at = view.indexOf('\n'); at !== -1; )
        at = view.indexOf('\n', this.#list(text, from + at, needed) - from)
    }
  }

  /** Lists the line end at `start` and gives the place behind it. */
  #list(text: string, start: number, needed: number): number {
    if (this.#count === this.#starts.length) this.#makeRoom(needed)
    let end = start + 1
    let strength: number = strengths.line
    if (mayBeginRun(text, start)) {
      const run = readRun(text, start)
      end = run.at
      if (run.strength > 0) strength = run.strength
    }
    const number = this.#count++
    this.#starts[number] = start
    this.#ends[number] = end
    this.#strengths[number] = strength
    return end
  }

  /** Lets go of what ends at or before `needed` where that is most of it, else doubles the room. */
  #makeRoom(needed: number): void {
    const gone = this.#countUpTo(needed)
    const kept = this.#count - gone
    if (2 * kept >= this.#count) {
      const room = Math.max(firstRoom, 2 * this.#count)
      this.#starts = grown(this.#starts, new Int32Array(room))
      this.#ends = grown(this.#ends, new Int32Array(room))
      this.#strengths = grown(this.#strengths, new Uint8Array(room))
      return
    }
    for (const list of [this.#starts, this.#ends, this.#strengths]) list.copyWithin(0, gone, this.#count)
    this.#count = kept
    this.#passed = 0
    this.#from = Math.max(this.#from, needed)
  }
}

function grown<List extends Int32Array | Uint8Array>(list: List, larger: List): List {
  larger.set(list)
  return larger
}
