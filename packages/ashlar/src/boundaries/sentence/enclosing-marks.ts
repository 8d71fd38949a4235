import { longestTail } from './tail.js'

/** Families of marks that enclose; an opening of one is closed by a closing of the same. */
const families: readonly (readonly [marks: string, family: number])[] = [
  ['"“”„‟＂', 1],
  ['«»', 2],
  ["'‘’‚‛`", 3],
  ['()（）', 4],
  ['[]［］', 5],
  ['「」『』｢｣', 6],
  ['《》〈〉', 7],
  ['{}', 8],
  ['【】〔〕', 4],
  ['‹›', 2],
  ['\n', 9],
]
const table = new Uint8Array(65_536)
for (const [marks, family] of families) for (const mark of marks) table[mark.charCodeAt(0)] = family

/** The family of every code unit, 0 for those that do not enclose. */
export const familyOf: Readonly<Uint8Array> = table

/** How many families there are, with 0. */
export const familyCount = 10
/** The family of the line feed: a blank line ends every enclosure. */
export const lineFeed = 9
/** The family of single quotes, which are apostrophes as well. */
export const singleQuotes = 3
/** The first family of brackets. */
export const brackets = 4

/** The marks of Latin-1 that can open an enclosure. */
const openings = ['"', "'", '(', '[', '`', '{', '«', '»']
const beyondLatin = /[^\x00-\xff]/

/**
 * No mark before this place opens in `text.slice(from, to)`; `to` where none does. `indexOf` of one character is many times
 * faster than a loop; beyond Latin-1 there are too many marks to look for each.
 */
export function firstOpening(text: string, from: number, to: number): number {
  const view = text.slice(from, to)
  if (beyondLatin.test(view)) return from
  let first = view.length
  for (const opening of openings) {
    const at = view.indexOf(opening)
    if (at !== -1 && at < first) first = at
  }
  return from + first
}

/** The last enclosing mark or blank line of `text.slice(floor, at)`, or -1. */
export function markBefore(text: string, at: number, floor: number): number {
  for (let place = at; place > floor; ) {
    // Four at a time: mostly there is nothing.
    if (
      place - 4 >= floor &&
      (table[text.charCodeAt(place - 1)]! |
        table[text.charCodeAt(place - 2)]! |
        table[text.charCodeAt(place - 3)]! |
        table[text.charCodeAt(place - 4)]!) ===
        0
    ) {
      place -= 4
      continue
    }
    place -= 1
    const family = table[text.charCodeAt(place)]!
    if (family !== 0 && (family !== lineFeed || isBlankLine(text, place))) return place
  }
  return -1
}

export function isBlankLine(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 10) return false
  const next = text.charCodeAt(at + 1)
  return next === 10 || next === 13
}

/** Twice the furthest look back: as many marks can stand between there and the end of the longest tail. */
const capacity = 512

/**
 * The places of enclosing marks and blank lines in the stretch of a text that was read last. The scanner notes them as
 * it passes, so that looking back from the end of a sentence need not read the sentence again.
 */
export class EnclosingMarks {
  #text = ''
  #from = 0
  #to = 0
  #count = 0
  readonly #places = new Int32Array(capacity)

  /** Goes on with noting from `at`; forgets what was noted of other stretches. */
  continueAt(text: string, at: number): void {
    if (this.#text !== text || at > this.#to || at < this.#from) this.#reset(text, at)
    // Strings of the same content are compared unit by unit unless they are the same.
    else this.#text = text
  }

  /** Notes the mark at `at`. Every mark since the last one noted must be handed in. */
  note(text: string, at: number): void {
    if (at < this.#to) return
    this.#to = at + 1
    if (text.charCodeAt(at) === 10 && !isBlankLine(text, at)) return
    this.#places[this.#count & (capacity - 1)] = at
    this.#count += 1
  }

  /** Says that all marks before `at` are noted. */
  passed(at: number): void {
    if (at > this.#to) this.#to = at
  }

  /**
   * Whether the marks of `text.slice(from, to)` are noted. A short rest behind the last place that was passed is noted now;
   * for one who looks from the end of a text backwards nothing is.
   */
  cover(text: string, from: number, to: number): boolean {
    const isNoted = from >= this.#from && this.#to - from <= capacity && to - this.#to <= longestTail
    if (!isNoted || from > this.#to || this.#text !== text) return false
    for (let at = this.#to; at < to; at += 1) if (table[text.charCodeAt(at)] !== 0) this.note(text, at)
    this.passed(to)
    return true
  }

  /** How many marks were noted; they are numbered from 0. */
  get count(): number {
    return this.#count
  }

  /** The place of the mark with this number, or -1 when it is no longer known. */
  place(number: number): number {
    if (number < 0 || number < this.#count - capacity) return -1
    return this.#places[number & (capacity - 1)]!
  }

  #reset(text: string, at: number): void {
    this.#text = text
    this.#from = at
    this.#to = at
    this.#count = 0
  }
}
