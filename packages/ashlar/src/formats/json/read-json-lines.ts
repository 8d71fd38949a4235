import { strengths } from '../../boundaries/boundary.js'
import type { RecordFormat, RecordReading } from '../../outline/record-format.js'
import { recordReading } from '../record-reading.js'
import { JsonReader } from './json-reader.js'

/** A record of fewer code units has no places inside. */
const longRecord = 120

/**
 * JSON Lines: one record a line, with places between the members of long ones. A line that is no JSON is a record all the
 * same.
 */
export const jsonLinesFormat: RecordFormat = {
  headLength: 1,
  begin: (head) => {
    const mark = head.charCodeAt(0) === 0xfeff ? 1 : 0
    return { read: (text, ending) => readLines(text, mark, ending === 'open') }
  },
}

function readLines(text: string, mark: number, isOpen: boolean): RecordReading {
  const reader = new JsonReader(text)
  const ends = new LineEnds(text)
  let isFirst = true
  let start = Math.min(mark, text.length)
  while (start < text.length) {
    const end = ends.from(start)
    // A line that may go on, and a CR that may be half of a line end.
    if (isOpen && (end === text.length || (end === text.length - 1 && text.endsWith('\r')))) break
    if (!isBlank(text, start, end)) {
      if (!isFirst) reader.places.push(start, strengths.row)
      isFirst = false
      if (end - start >= longRecord) reader.value({ start, end }, strengths.row - 4)
    }
    start = end + (text.charCodeAt(end) === 0x0d && text.charCodeAt(end + 1) === 0x0a ? 2 : 1)
  }
  const end = Math.min(start, text.length)
  return recordReading({ outline: reader.build(), headEnd: mark, end })
}

/** Finds the ends of lines one after another, each kind of end by the engine's own search. */
class LineEnds {
  readonly #text: string
  #feed = -1
  #return = -1

  constructor(text: string) {
    this.#text = text
  }

  /** Where the line ends that begins at `start`, which is never before the last one. */
  from(start: number): number {
    if (this.#feed < start) this.#feed = this.#next('\n', start)
    if (this.#return < start) this.#return = this.#next('\r', start)
    return Math.min(this.#feed, this.#return)
  }

  #next(lineEnd: string, start: number): number {
    const at = this.#text.indexOf(lineEnd, start)
    return at === -1 ? this.#text.length : at
  }
}

function isBlank(text: string, start: number, end: number): boolean {
  let at = start
  while (at < end && (text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09)) at++
  return at === end
}
