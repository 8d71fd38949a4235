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

  /** Notes what is not yet noted of `text.slice(from, to)`, at most 400 code units. */
  cover(text: string, from: number, to: number): void {
    this.continueAt(text, from)
    if (this.#to - from > capacity) this.#reset(text, from)
    for (let at = this.#to; at < to; at += 1) if (table[text.charCodeAt(at)] !== 0) this.note(text, at)
    this.passed(to)
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
