import { isSpaceOrTab } from './line-cursor.js'

/** The rank of an ATX heading, 1 to 6, by the number signs at `at`; 0 where they are none. */
export function headingRank(text: string, at: number, end: number): number {
  const rank = runLength(text, at, Math.min(end, at + 7), 0x23)
  if (rank === 0 || rank > 6) return 0
  return at + rank >= end || isSpaceOrTab(text.charCodeAt(at + rank)) ? rank : 0
}

/** The length of the fence that begins at `at`, 0 where there is none: three back ticks or tildes or more. */
export function fenceLength(text: string, at: number, end: number): number {
  const mark = text.charCodeAt(at)
  const length = runLength(text, at, end, mark)
  if (length < 3) return 0
  return mark === 0x60 && text.slice(at + length, end).includes('`') ? 0 : length
}

/** How many times a code unit stands at `at` in a row. */
export function runLength(text: string, at: number, end: number, unit: number): number {
  let to = at
  while (to < end && text.charCodeAt(to) === unit) to++
  return to - at
}

/** The rank of a setext underline, 1 or 2; 0 where the line is none. */
export function underlineRank(text: string, at: number, contentEnd: number): number {
  const mark = text.charCodeAt(at)
  if (mark !== 0x3d && mark !== 0x2d) return 0
  if (at + runLength(text, at, contentEnd, mark) !== contentEnd) return 0
  return mark === 0x3d ? 1 : 2
}

/** Tells thematic breaks; remembers how far it looked, as nested list markers ask again and again in one line. */
export class RuleFinder {
  #mark = 0
  #from = 0
  #failedAt = -1

  isRule(text: string, at: number, end: number): boolean {
    const mark = text.charCodeAt(at)
    if (mark === this.#mark && at >= this.#from && at < this.#failedAt) return false
    let count = 0
    for (let to = at; to < end; to++) {
      const unit = text.charCodeAt(to)
      if (unit === mark) count++
      else if (!isSpaceOrTab(unit)) {
        this.#mark = mark
        this.#from = at
        this.#failedAt = to
        return false
      }
    }
    return count >= 3
  }
}

/** A list marker: how many code units wide, and what tells its list from another one beside it. */
export interface ListMarker {
  readonly width: number
  readonly type: number
  /** Whether it may end a paragraph: bullets, and the number one. */
  readonly interrupts: boolean
}

const star: ListMarker = { width: 1, type: 0x2a, interrupts: true }
const plus: ListMarker = { width: 1, type: 0x2b, interrupts: true }
const hyphen: ListMarker = { width: 1, type: 0x2d, interrupts: true }

/** The list marker at `at`: `-`, `+`, `*`, or up to nine digits with `.` or `)`, and white space or nothing behind. */
export function listMarker(text: string, at: number, end: number): ListMarker | undefined {
  const marker = bullet(text.charCodeAt(at)) ?? orderedMarker(text, at, end)
  if (marker === undefined) return undefined
  const behind = at + marker.width
  return behind >= end || isSpaceOrTab(text.charCodeAt(behind)) ? marker : undefined
}

function bullet(unit: number): ListMarker | undefined {
  if (unit === hyphen.type) return hyphen
  if (unit === star.type) return star
  return unit === plus.type ? plus : undefined
}

function orderedMarker(text: string, at: number, end: number): ListMarker | undefined {
  let to = at
  let number = 0
  for (; to < end && to < at + 10; to++) {
    const digit = text.charCodeAt(to) - 0x30
    if (!(digit >= 0 && digit <= 9)) break
    number = number * 10 + digit
  }
  const type = text.charCodeAt(to)
  if (to === at || to - at > 9 || to >= end || (type !== 0x2e && type !== 0x29)) return undefined
  return { width: to - at + 1, type, interrupts: number === 1 }
}
