import type { Outline } from '../../outline/outline.js'
import { outlineOf } from '../../outline/outline-builder.js'
import { PlaceList } from '../../outline/place-list.js'
import { SpanList } from '../../outline/span-list.js'
import type { Span } from '../../span.js'
import { memberStrength } from '../member-strength.js'
import { JsonLevels, type Member } from './json-levels.js'
import { commentEnd, endOfText, type JsonFault, plainEnd, spaceEnd, stringEnd } from './scan-token.js'

/** JSON as RFC 8259 has it, or with comments and commas before closing brackets. */
export type JsonSyntax = 'json' | 'jsonc'

/** A string of more code units is read as prose. */
const longString = 200
/** Plain elements of an array have places at least this far apart. */
const plainGap = 16

/** Reads JSON values without building them: places before members and elements, and long ones as nodes. */
export class JsonReader {
  readonly places = new PlaceList()
  readonly #text: string
  readonly #verbatim = new SpanList()
  readonly #member: Member = { start: 0, keyStart: -1, keyEnd: -1, colonEnd: -1 }
  readonly #levels: JsonLevels
  readonly #isLenient: boolean
  #verbatimFrom = 0
  #end = 0
  #top = 0
  /** Where the line begins on which the last white space ended, -1 when it did not cross a line end. */
  #lineStart = -1
  #placeAt = -1

  /** @param syntax `'jsonc'`: comments may stand where white space may, and commas before closing brackets */
  constructor(text: string, syntax: JsonSyntax = 'json') {
    this.#text = text
    this.#isLenient = syntax === 'jsonc'
    this.#levels = new JsonLevels(text)
  }

  /**
   * Reads the one value of a span, and nothing else.
   *
   * @param top the strength of places on the outermost level
   */
  value({ start, end }: Span, top: number): JsonFault | undefined {
    this.#end = end
    this.#top = top
    this.#levels.clear()
    const before = {
      places: this.places.count,
      nodes: this.#levels.nodes.count,
      verbatim: this.#verbatim.count,
    }
    const verbatimFrom = this.#verbatimFrom
    const fault = this.#document(start)
    if (fault === undefined) return undefined
    this.places.drop(before.places)
    this.#levels.nodes.drop(before.nodes)
    this.#verbatim.drop(before.verbatim)
    this.#verbatimFrom = verbatimFrom
    return fault
  }

  /** The outline of what has been read. */
  build(): Outline {
    this.#prose(this.#text.length, this.#text.length)
    return outlineOf(this.#levels.nodes.build(), {
      places: this.places.build(),
      verbatim: this.#verbatim.build(),
      unbroken: new SpanList().build(),
    })
  }

  /** From here to there prose counts. */
  #prose(start: number, end: number): void {
    if (start > this.#verbatimFrom) this.#verbatim.add(this.#verbatimFrom, start)
    this.#verbatimFrom = end
  }

  #document(start: number): JsonFault | undefined {
    const text = this.#text
    let at = this.#skip(start)
    this.#member.start = at
    this.#member.keyStart = -1
    for (;;) {
      const unit = at < this.#end ? text.charCodeAt(at) : 0
      if (unit === 0x7b || unit === 0x5b) {
        this.#place(true)
        this.#levels.open(this.#member, unit === 0x7b)
        at = this.#skip(at + 1)
        const closing = unit === 0x7b ? 0x7d : 0x5d
        if (at < this.#end && text.charCodeAt(at) === closing) this.#levels.close(++at)
        else {
          const next = this.#begin(at)
          if (typeof next !== 'number') return next
          at = next
          continue
        }
      } else {
        const next = this.#plain(at, unit)
        if (typeof next !== 'number') return next
        at = this.#levels.depth > 0 && !this.#levels.isObject ? this.#plainElements(next) : next
      }
      const next = this.#afterValue(at)
      if (typeof next !== 'number') return next
      if (next === -1) return undefined
      at = next
    }
  }

  /** Closes what ends behind a value. Gives where the next value begins, -1 at the end of all. */
  #afterValue(from: number): number | JsonFault {
    const text = this.#text
    const levels = this.#levels
    let at = isMark(text.charCodeAt(from)) ? from : this.#skip(from)
    while (levels.depth > 0) {
      let unit = at < this.#end ? text.charCodeAt(at) : 0
      const isBehindComma = unit === 0x2c
      if (isBehindComma) {
        at = this.#skip(at + 1)
        unit = at < this.#end ? text.charCodeAt(at) : 0
        if (!this.#isLenient || (unit !== 0x7d && unit !== 0x5d)) return this.#begin(at)
      }
      if (unit !== (levels.isObject ? 0x7d : 0x5d)) {
        const next = !isBehindComma ? "','" : levels.isObject ? 'a key in quotes' : 'a value'
        return { at, wanted: `${next} or '${levels.isObject ? '}' : ']'}'` }
      }
      levels.close(at + 1)
      at = this.#skip(at + 1)
    }
    return at < this.#end ? { at, wanted: endOfText } : -1
  }

  /** A member or element begins. Gives where its value begins. */
  #begin(at: number): number | JsonFault {
    const member = this.#member
    member.start = this.#lineStart === -1 ? at : this.#lineStart
    member.keyStart = -1
    this.#placeAt = this.#levels.next() ? -1 : member.start
    if (!this.#levels.isObject) return at
    if (at >= this.#end || this.#text.charCodeAt(at) !== 0x22) return { at, wanted: 'a key in quotes' }
    const keyEnd = stringEnd(this.#text, at, this.#end)
    if (typeof keyEnd !== 'number') return keyEnd
    const colon = this.#text.charCodeAt(keyEnd) === 0x3a ? keyEnd : this.#skip(keyEnd)
    if (colon >= this.#end || this.#text.charCodeAt(colon) !== 0x3a) return { at: colon, wanted: "':'" }
    member.keyStart = at
    member.keyEnd = keyEnd
    member.colonEnd = colon + 1
    const first = this.#text.charCodeAt(colon + 2)
    const isSpaced = this.#text.charCodeAt(colon + 1) === 0x20 && first > 0x20 && first !== 0x2f
    return isSpaced && colon + 2 < this.#end ? colon + 2 : this.#skip(colon + 1)
  }

  #plain(at: number, unit: number): number | JsonFault {
    this.#place(false)
    if (unit !== 0x22) return plainEnd(this.#text, at, this.#end)
    const end = stringEnd(this.#text, at, this.#end)
    if (typeof end === 'number' && end - at > longString) {
      this.#prose(at + 1, end - 1)
      this.#levels.leaf(this.#member, end)
    }
    return end
  }

  /**
   * Behind the plain elements of an array that follow the one that ends at `from`, with a comma and at most a space between
   * them. Arrays of numbers may be millions long; whatever is not so simple is left to the others.
   */
  #plainElements(from: number): number {
    const text = this.#text
    const { depth, start } = this.#levels
    let at = from
    let count = 0
    while (at < this.#end && text.charCodeAt(at) === 0x2c) {
      const element = text.charCodeAt(at + 1) === 0x20 ? at + 2 : at + 1
      if (element >= this.#end) break
      const end =
        text.charCodeAt(element) === 0x22
          ? stringEnd(text, element, this.#end)
          : plainEnd(text, element, this.#end)
      if (typeof end !== 'number' || end - element > longString) break
      if (element - this.places.last >= plainGap)
        this.places.push(element, memberStrength(this.#top, depth - 1, element - start))
      count++
      at = end
    }
    this.#levels.pass(count)
    return at
  }

  /** The place before a member or element, now that its value is known to be long or plain. */
  #place(isLong: boolean): void {
    const at = this.#placeAt
    this.#placeAt = -1
    if (at === -1) return
    if (!isLong && this.#member.keyStart === -1 && at - this.places.last < plainGap) return
    const { depth, start } = this.#levels
    this.places.push(at, memberStrength(this.#top, depth - 1, at - start))
  }

  #skip(from: number): number {
    const text = this.#text
    const end = this.#end
    let lineStart = -1
    let at = from
    for (; at < end; at++) {
      const unit = text.charCodeAt(at)
      if (unit > 0x20) break
      if (unit === 0x0a || unit === 0x0d) lineStart = at + 1
      else if (unit !== 0x20 && unit !== 0x09) break
    }
    this.#lineStart = lineStart
    return this.#isLenient && text.charCodeAt(at) === 0x2f ? this.#skipComments(at) : at
  }

  /** Comments on lines of their own belong to what follows: its line begins where the first of them does. */
  #skipComments(from: number): number {
    let lineStart = this.#lineStart
    let at = from
    for (
      let to = commentEnd(this.#text, at, this.#end);
      to > at;
      to = commentEnd(this.#text, at, this.#end)
    ) {
      const isOwnLine = lineStart !== -1
      at = spaceEnd(this.#text, to, this.#end)
      const lastFeed = this.#text.slice(to, at).search(/[\r\n][^\r\n]*$/)
      if (!isOwnLine && lastFeed !== -1) lineStart = to + lastFeed + 1
    }
    this.#lineStart = lineStart
    return at
  }
}

/** A comma or a closing bracket. */
function isMark(unit: number): boolean {
  return unit === 0x2c || unit === 0x7d || unit === 0x5d
}
