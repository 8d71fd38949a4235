import { SpanList } from '../../outline/span-list.js'
import type { SpanSet } from '../../outline/span-set.js'
import { runLength } from './block-marks.js'
import { inlineLinkEnd } from './link-syntax.js'

/** What spans begin and end with; an address has a colon in it. */
const isSpecial = new Uint8Array(128)
for (const mark of '`[]<$\\:') isSpecial[mark.charCodeAt(0)] = 1

/** The longest formula between dollar signs that is believed, in code units: more are prices. */
const longestFormula = 400

/** The longest text in brackets that is believed to be a link by reference without its label behind it. */
const longestReference = 80

/**
 * Finds what is not to be cut in the text of a paragraph: inline code, links and images, addresses, tags, formulas, wiki
 * links and the marks of footnotes. One pass: what looks ahead jumps there, or remembers that there was nothing.
 */
export class InlineSpans {
  readonly #text: string
  #end = 0
  /** Starts and ends in turns, as many as are counted: cutting arrays short is slow. */
  readonly #found: number[] = []
  #foundCount = 0
  readonly #brackets: number[] = []
  #bracketCount = 0
  /** Where `[text][` was left: where the text began, and where its label does. */
  #referenceStart = -1
  #labelStart = -1
  /** The last run of back ticks of each length, once a search has come to the end. */
  #lastTicks: Map<number, number> | undefined
  /** Where a formula may have begun, by its opening mark. */
  readonly #openFormulas = { dollar: -1, dollars: -1, parenthesis: -1, bracket: -1 }

  constructor(text: string) {
    this.#text = text
  }

  /** The spans in a paragraph. */
  within(start: number, end: number): SpanSet {
    const text = this.#text
    this.#end = end
    this.#foundCount = 0
    this.#bracketCount = 0
    this.#labelStart = -1
    this.#lastTicks = undefined
    const formulas = this.#openFormulas
    formulas.dollar = formulas.dollars = formulas.parenthesis = formulas.bracket = -1
    for (let at = start; at < end; ) {
      const unit = text.charCodeAt(at)
      at = unit < 128 && isSpecial[unit] === 1 ? this.#read(unit, at, start) : at + 1
    }
    const found = this.#found
    const spans = new SpanList()
    for (let index = 0; index < this.#foundCount; index += 2) spans.add(found[index]!, found[index + 1]!)
    return spans.build()
  }

  /** Reads what begins or ends at a special code unit. Gives where to go on. */
  #read(unit: number, at: number, start: number): number {
    switch (unit) {
      case 0x60:
        return this.#readCode(at)
      case 0x5b:
        this.#brackets[this.#bracketCount++] = at
        return at + 1
      case 0x5d:
        return this.#closeBracket(at, start)
      case 0x3c:
        return this.#readTag(at)
      case 0x24:
        return this.#readDollars(at)
      case 0x5c:
        return this.#readBackslash(at)
      default:
        return this.#readAddress(at, start)
    }
  }

  #readCode(at: number): number {
    const text = this.#text
    const length = runLength(text, at, this.#end, 0x60)
    const behind = at + length
    if (this.#lastTicks !== undefined && (this.#lastTicks.get(length) ?? -1) < behind) return behind
    let runs = this.#lastTicks
    for (let from = text.indexOf('`', behind); from !== -1 && from < this.#end; ) {
      const run = runLength(text, from, this.#end, 0x60)
      if (run === length) return this.#keep(at, from + run)
      runs ??= new Map()
      runs.set(run, from)
      from = text.indexOf('`', from + run)
    }
    this.#lastTicks = runs ?? new Map()
    return behind
  }

  #closeBracket(at: number, start: number): number {
    const text = this.#text
    const behind = at + 1
    if (this.#bracketCount === 0) return behind
    const open = this.#brackets[--this.#bracketCount]!
    const image = open > start && text.charCodeAt(open - 1) === 0x21 ? open - 1 : open
    const next = behind < this.#end ? text.charCodeAt(behind) : 0
    if (next === 0x28) {
      const end = inlineLinkEnd(text, behind + 1, this.#end)
      if (end !== undefined) return this.#keep(image, end)
    }
    if (next === 0x5b) {
      this.#referenceStart = image
      this.#labelStart = behind
      return behind
    }
    if (open === this.#labelStart) return this.#keep(this.#referenceStart, behind)
    if (text.charCodeAt(open + 1) === 0x5e) return this.#keep(this.#beforeMark(open, start), behind)
    if (text.charCodeAt(open + 1) === 0x5b && text.charCodeAt(at - 1) === 0x5d)
      return this.#keep(image, behind)
    return at - open <= longestReference ? this.#keep(image, behind) : behind
  }

  /** A footnote's mark stays with the word before it. */
  #beforeMark(open: number, start: number): number {
    if (open === start || this.#text.charCodeAt(open - 1) <= 0x20) return open
    return open - 1
  }

  /** `<address>`, `<tag ...>` */
  #readTag(at: number): number {
    const text = this.#text
    if (!/[A-Za-z/!?]/.test(text.charAt(at + 1))) return at + 1
    for (let to = at + 1; to < this.#end; to++) {
      const unit = text.charCodeAt(to)
      if (unit === 0x3e) return this.#keep(at, to + 1)
      if (unit === 0x3c) break
    }
    return at + 1
  }

  #readDollars(at: number): number {
    const length = runLength(this.#text, at, this.#end, 0x24)
    const behind = at + length
    if (length > 2) return behind
    const mark = length === 1 ? 'dollar' : 'dollars'
    const before = this.#text.charCodeAt(at - 1)
    const next = this.#text.charCodeAt(behind)
    const closes = before > 0x20 && (length === 2 || !(next >= 0x30 && next <= 0x39))
    return this.#openOrClose(mark, at, behind, closes, next > 0x20)
  }

  #readBackslash(at: number): number {
    const behind = Math.min(at + 2, this.#end)
    const unit = this.#text.charCodeAt(at + 1)
    if (unit === 0x28 || unit === 0x29)
      return this.#openOrClose('parenthesis', at, behind, unit === 0x29, unit === 0x28)
    if (unit === 0x5b || unit === 0x5d)
      return this.#openOrClose('bracket', at, behind, unit === 0x5d, unit === 0x5b)
    return behind
  }

  /** A mark that may close a formula, open one, or both. */
  #openOrClose(
    mark: 'dollar' | 'dollars' | 'parenthesis' | 'bracket',
    at: number,
    behind: number,
    closes: boolean,
    opens: boolean,
  ): number {
    const open = this.#openFormulas[mark]
    if (closes && open !== -1 && at - open <= longestFormula) {
      this.#openFormulas[mark] = -1
      return this.#keep(open, behind)
    }
    if (opens) this.#openFormulas[mark] = at
    return behind
  }

  /** `https://...` as it stands in text, without the punctuation behind it. */
  #readAddress(at: number, start: number): number {
    const text = this.#text
    if (!text.startsWith('//', at + 1)) return at + 1
    const least = Math.max(start, at - 10)
    let scheme = at
    while (scheme > least && /[A-Za-z]/.test(text.charAt(scheme - 1))) scheme--
    if (scheme === at) return at + 1
    let end = at + 3
    let open = 0
    for (; end < this.#end; end++) {
      const unit = text.charCodeAt(end)
      if (!isAddressPart(unit)) break
      if (unit === 0x28) open++
      else if (unit === 0x29 && --open < 0) break
    }
    while (end > at + 3 && /[.,;:!?'*_~]/.test(text.charAt(end - 1))) end--
    return this.#keep(scheme, end)
  }

  /** Adds a span; those inside it are part of it. Gives its end. */
  #keep(start: number, end: number): number {
    const found = this.#found
    let from = start
    while (this.#foundCount > 0 && found[this.#foundCount - 1]! > start) {
      this.#foundCount -= 2
      from = Math.min(from, found[this.#foundCount]!)
    }
    found[this.#foundCount++] = from
    found[this.#foundCount++] = end
    return end
  }
}

/** No white space, no brackets and quotes that enclose addresses, nothing of scripts that write no spaces. */
function isAddressPart(unit: number): boolean {
  if (unit <= 0x20 || unit >= 0x2e80) return false
  return unit !== 0x3c && unit !== 0x3e && unit !== 0x22 && unit !== 0x5b && unit !== 0x5d && unit !== 0x60
}
