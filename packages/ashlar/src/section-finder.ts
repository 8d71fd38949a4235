import { lookAhead, lookBehind } from './boundaries/boundary.js'
import { isCertainGraphemeBoundary, previousGraphemeBoundary } from './unicode/grapheme.js'

/** A stretch of the text at hand that no chunk crosses. */
export interface Section {
  readonly end: number
  readonly headings: readonly string[]
  /** Whether more of it may follow behind `end`. */
  readonly open: boolean
}

/** Finds the sections that a break pattern begins, one after another, in a text that may still grow. */
export class SectionFinder {
  readonly #pattern: RegExp | undefined
  #headings: readonly string[] = []
  /** The first break that is known and not yet reached. */
  #ahead: { at: number; headings: readonly string[] } | undefined
  /** Up to here every break is known. */
  #searched = 0
  /** The break before that, or the start of the text: no grapheme cluster crosses it. */
  #last = 0
  /** The section given last, which is mostly asked for again. */
  #section: Section = { end: 0, headings: this.#headings, open: false }

  constructor(pattern: RegExp | undefined) {
    this.#pattern = pattern && new RegExp(pattern)
  }

  /**
   * The section that holds `from`.
   *
   * @param open whether more text may follow
   */
  at(text: string, from: number, open: boolean): Section {
    for (;;) {
      const end = this.#nextBreak(text, open)
      const ahead = this.#ahead
      if (ahead === undefined || from < end) return this.#give(end, open && ahead === undefined)
      this.#headings = ahead.headings
      this.#ahead = undefined
    }
  }

  #give(end: number, open: boolean): Section {
    const headings = this.#headings
    const last = this.#section
    if (last.end !== end || last.open !== open || last.headings !== headings)
      this.#section = { end, headings, open }
    return this.#section
  }

  /** The text at hand has lost so many code units at its beginning. */
  shift(distance: number): void {
    this.#searched -= distance
    this.#last -= distance
    if (this.#ahead) this.#ahead = { ...this.#ahead, at: this.#ahead.at - distance }
  }

  /** Where the current section ends as far as is known; sets `#ahead` when that is at a break. */
  #nextBreak(text: string, open: boolean): number {
    if (this.#pattern === undefined) return text.length
    if (this.#ahead !== undefined) return this.#ahead.at
    const pattern = this.#pattern
    const safe = open ? Math.max(this.#searched, text.length - lookAhead - lookBehind) : text.length
    pattern.lastIndex = this.#searched
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
      if (match.index >= safe && open) break
      this.#searched = match.index + Math.max(1, match[0].length)
      pattern.lastIndex = this.#searched
      const at = this.#clusterStart(text, match.index)
      if (at === undefined) continue
      this.#last = at
      this.#ahead = { at, headings: headingsOf(match[1] ?? match[0]) }
      return at
    }
    this.#searched = Math.max(this.#searched, safe)
    return safe
  }

  /** Where the cluster that holds `at` begins; `undefined` where that cannot be told, as in a long row of flags. */
  #clusterStart(text: string, at: number): number | undefined {
    const floor = at - lookBehind
    if (this.#last >= floor) return previousGraphemeBoundary(text, at, this.#last)
    let start = at
    while (start > floor && !isCertainGraphemeBoundary(text, start)) start--
    return start === floor ? undefined : start
  }
}

function headingsOf(name: string): readonly string[] {
  const trimmed = name.trim().replace(/\s+/g, ' ')
  return trimmed === '' ? [] : [trimmed]
}
