import type { Span } from '../../span.js'
import { lookBehind, strengths } from '../boundary.js'
import { candidateKinds, candidateTable } from './candidates.js'
import { isLetterKind, isSpaceKind, isTerminalKind, kindAt, kinds } from './character-kind.js'
import { contentStart } from './content.js'
import { EnclosingMarks } from './enclosing-marks.js'
import { isEnclosed, newBalanced } from './enclosure.js'
import { FullStops } from './full-stop.js'
import type { Language } from './languages.js'
import { lineEndsSentence } from './line-end.js'
import { listMarkerAt, mayEndMarker } from './list-marker.js'
import { Occurrences } from './occurrences.js'
import { isUnspaced, scriptOf, scripts } from './script.js'
import { endsUnspaced, strongMark } from './strong-mark.js'
import { newTail, readTail, smileyEnd, type Tail } from './tail.js'
import { thaiSpaceEnds } from './thai.js'

/** An end inside a quotation or brackets: a better place than a comma, and no end of the whole. */
export const enclosedStrength = strengths.clause + 4

const none = 0
const clear = strengths.sentence
const weak = strengths.weakSentence

/** A decision in one number: the boundary's position times 256, plus its strength; 0 for none. */
export type Decision = number

const decision = (at: number, strength: number): Decision => (strength === none ? none : at * 256 + strength)

/** The strength in a decision. In large texts decisions are no small integers, and `%` is slow for the others. */
export const strengthOf = (made: Decision): number => made & 255

/**
 * Decides for single code units whether a sentence ends there. The answer depends on the text less than 256 code
 * units before the boundary and 1,024 after it, on nothing else, and on no earlier answer.
 */
export class SentenceRules {
  readonly #stops: FullStops
  readonly #tail: Tail = newTail()
  /** Boundaries outside of it are not wanted. */
  #span: Span = { start: 0, end: 0 }
  readonly #met = new Occurrences()
  readonly #balanced = newBalanced()
  /** The enclosing marks met so far. */
  readonly marks = new EnclosingMarks()

  constructor(language: Language | undefined, abbreviations: readonly string[]) {
    this.#stops = new FullStops(language, abbreviations)
  }

  /** Decides about the code unit at `at`; what it decides of a boundary outside of `span` means nothing. */
  decide(text: string, at: number, span: Span): Decision {
    this.#span = span
    const candidate = candidateTable[text.charCodeAt(at)]!
    switch (candidate) {
      case candidateKinds.none:
        return none
      case candidateKinds.space:
        return this.#space(text, at)
      case candidateKinds.borrowed:
        return this.#borrowed(text, at)
      case candidateKinds.lineEnd:
        return this.#lineEnd(text, at)
      case candidateKinds.parenthesis:
        return this.#parenthesis(text, at)
      case candidateKinds.bullet:
        return this.#bullet(text, at)
      default:
        return this.#terminal(text, at, candidate)
    }
  }

  #terminal(text: string, at: number, candidate: number): Decision {
    // Of several marks in a row the last decides (SB8a).
    if (isTerminalKind(kindAt(text, at + 1))) return none
    const tail = this.#tail
    readTail(text, at + 1, tail)
    // A list marker stands before its tail.
    if (tail.at >= text.length || tail.at <= this.#span.start) return none
    const isWanted = tail.at <= this.#span.end
    if (candidate === candidateKinds.stop) {
      if (isWanted && this.#endsPlainly(text, at, tail)) {
        return decision(tail.at, this.#weighed(text, tail, clear))
      }
      const marker = listMarkerAt(text, at, tail, this.#met)
      if (marker !== undefined) return marker.place === 'inline' ? decision(marker.start, weak) : none
    }
    if (!isWanted) return none
    const next = kindAt(text, tail.at)
    // A mark, comma or colon behind the closing quotes and brackets decides, or goes on (SB8a).
    if (tail.closes && isTerminalKind(kindAt(text, tail.closeEnd))) return none
    if (isTerminalKind(next) && tail.lineEnds < 2 && !opensWithEllipsis(text, tail.at)) {
      return candidate === candidateKinds.stop && isBeforeEllipsis(text, at) ? decision(tail.at, clear) : none
    }
    if (next === kinds.pause || next === kinds.closer || isRemark(text, at, tail)) return none
    const strength = tail.lineEnds >= 2 ? clear : this.#strength(text, at, candidate, tail)
    return strength === none ? none : decision(tail.at, this.#weighed(text, tail, strength))
  }

  /** The shortest way through the rules for most stops: behind a plain word and before a capital. */
  #endsPlainly(text: string, at: number, tail: Tail): boolean {
    if (tail.closes || tail.lineEnds > 1 || tail.at === tail.closeEnd) return false
    if (kindAt(text, tail.at) !== kinds.upper || !this.#stops.isBehindPlainWord(text, at, tail)) return false
    return !mayEndMarker(text, at)
  }

  /** Ends inside quotations and brackets are clause ends: SB9 to SB11 know of no inside. */
  #weighed(text: string, tail: Tail, strength: number): number {
    return isEnclosed(text, tail.closeEnd, tail.floor, tail.ceiling, this.#balanced, this.marks)
      ? enclosedStrength
      : strength
  }

  #strength(text: string, at: number, candidate: number, tail: Tail): number {
    if (candidate === candidateKinds.mark) return this.#mark(text, at, tail)
    if (candidate === candidateKinds.ellipsis) return ellipsis(text, tail)
    if (isTerminalKind(kindAt(text, at - 1)) || endsSpacedEllipsis(text, at)) {
      return kindAt(text, at - 1) === kinds.mark ? this.#mark(text, at, tail) : ellipsis(text, tail)
    }
    if (tail.at === tail.closeEnd) return this.#endsUnspaced(text, at, tail) ? clear : none
    return this.#stops.strength(text, at, tail)
  }

  #mark(text: string, at: number, tail: Tail): number {
    const isTight = tail.at === tail.closeEnd && text.charCodeAt(at) < 0x80
    return strongMark(text, at, tail, isTight && this.#endsUnspaced(text, at, tail))
  }

  #endsUnspaced(text: string, at: number, tail: Tail): boolean {
    this.#stops.reset()
    return endsUnspaced(text, at, tail, () => this.#stops.startsWithOpener(text, at, tail))
  }

  /** `:` ends Armenian sentences, `;` Greek questions. */
  #borrowed(text: string, at: number): Decision {
    const before = text.charCodeAt(at - 1)
    if (!(before >= 0x370 && before < 0x590) && !(before >= 0x1f00 && before < 0x2000)) return none
    const script = text[at] === ':' ? scripts.armenian : scripts.greek
    return scriptOf(before) === script ? this.#terminal(text, at, candidateKinds.mark) : none
  }

  #space(text: string, at: number): Decision {
    if (!isThaiOrLao(text.charCodeAt(at - 1))) return none
    const tail = this.#tail
    readTail(text, at, tail)
    if (!isThaiOrLao(text.charCodeAt(tail.at)) || tail.lineEnds > 0) return none
    const strength = thaiSpaceEnds(text, at, tail.at, tail.floor) ? this.#weighed(text, tail, weak) : none
    return decision(tail.at, strength)
  }

  #lineEnd(text: string, at: number): Decision {
    let content = at
    const floor = Math.max(0, at - lookBehind / 2)
    while (content > floor && kindAt(text, content - 1) === kinds.space) content -= 1
    // Not the first line end of its run, or nothing before it in sight.
    if (content === floor || kindAt(text, content - 1) === kinds.lineEnd) return none
    const tail = this.#tail
    readTail(text, at, tail)
    if (tail.at >= text.length || tail.at <= this.#span.start || tail.lineEnds === 0) return none
    if (endsWithTerminal(text, content, tail)) return none
    if (tail.lineEnds >= 2) {
      const next = kindAt(text, tail.at)
      return next === kinds.pause || isTerminalKind(next) ? none : decision(tail.at, clear)
    }
    return lineEndsSentence(text, content, tail.at, tail.floor) ? decision(tail.at, weak) : none
  }

  #parenthesis(text: string, at: number): Decision {
    const tail = this.#tail
    const before = text.charCodeAt(at - 1)
    if (isLetterKind(kindAt(text, at - 1)) || kindAt(text, at - 1) === kinds.digit || before === 0x2e) {
      // A label has four letters at most.
      if (!mayEndMarker(text, at)) return none
      readTail(text, at + 1, tail)
      const marker = listMarkerAt(text, at, tail, this.#met)
      return marker?.place === 'inline' ? decision(marker.start, weak) : none
    }
    return smiley(text, at, tail)
  }

  #bullet(text: string, at: number): Decision {
    if (!isSpaceKind(kindAt(text, at - 1)) || !isSpaceKind(kindAt(text, at + 1))) return none
    let before = at
    const floor = Math.max(0, at - lookBehind / 2)
    while (before > floor && isSpaceKind(kindAt(text, before - 1))) before -= 1
    return before === floor ? none : decision(at, weak)
  }
}

function isThaiOrLao(unit: number): boolean {
  return unit >= 0xe00 && unit < 0xf00
}

/** `...` directly before a word begins its sentence. */
function opensWithEllipsis(text: string, at: number): boolean {
  let end = at
  while (end < at + 5 && isTerminalKind(kindAt(text, end))) end += 1
  if (text.charCodeAt(at) === 0x2e && end - at < 2) return false
  return kindAt(text, at) !== kinds.mark && isLetterKind(kindAt(text, end))
}

/** The stop of a sentence before an ellipsis of three spaced points that begins the next: `word. . . . The`. */
function isBeforeEllipsis(text: string, at: number): boolean {
  if (!isLetterKind(kindAt(text, at - 1)) || !text.startsWith('. . . . ', at)) return false
  return kindAt(text, at + 8) === kinds.upper
}

function endsSpacedEllipsis(text: string, at: number): boolean {
  return kindAt(text, at - 1) === kinds.space && kindAt(text, at - 2) === kinds.stop
}

/** `[...]`, `(!)`, `[?]`: a mark alone in brackets. */
function isRemark(text: string, at: number, tail: Tail): boolean {
  if (kindAt(text, at + 1) === kinds.closer) {
    let start = at
    while (
      start > tail.floor &&
      (isTerminalKind(kindAt(text, start - 1)) || kindAt(text, start - 1) === kinds.space)
    ) {
      start -= 1
    }
    if (kindAt(text, start - 1) === kinds.opener) return true
  }
  // A bracketed relative clause belongs to what it remarks on: "... the house!' (Which was true.)"
  return text.charCodeAt(tail.at) === 0x28 && /^\((?:Which|Who)\b/.test(text.slice(tail.at, tail.at + 7))
}

function ellipsis(text: string, tail: Tail): number {
  if (tail.at === tail.closeEnd) {
    const isClosed = tail.closes && isUnspaced(scriptOf(text.charCodeAt(tail.closeEnd - 1)))
    return isClosed && kindAt(text, tail.at) !== kinds.letter ? clear : none
  }
  const content = contentStart(text, tail)
  const kind = kindAt(text, content)
  if (kind !== kinds.upper) return kind === kinds.other || kind === kinds.digit ? weak : none
  // "what I mean . . . I didn't": the pronoun is always a capital.
  const after = kindAt(text, content + 1)
  return text[content] === 'I' && (isSpaceKind(after) || after === kinds.quote) ? none : clear
}

/** Then the mark has decided. */
function endsWithTerminal(text: string, contentEnd: number, tail: Tail): boolean {
  let at = contentEnd - 1
  while (at > tail.floor && (kindAt(text, at) === kinds.closer || kindAt(text, at) === kinds.quote)) at -= 1
  return isTerminalKind(kindAt(text, at))
}

/** A smiley that stands alone ends a sentence before a capital. */
function smiley(text: string, at: number, tail: Tail): Decision {
  let start = at
  while (start > 0 && start > at - 4 && (text[start - 1] === ')' || text[start - 1] === '-')) start -= 1
  if (start > 0 && ':;='.includes(text[start - 1]!)) start -= 1
  if (start === at || smileyEnd(text, start) !== at + 1) return none
  readTail(text, at + 1, tail)
  if (tail.at >= text.length || tail.at === tail.closeEnd) return none
  let before = start
  while (before > tail.floor && kindAt(text, before - 1) === kinds.space) before -= 1
  if (isTerminalKind(kindAt(text, before - 1))) return none
  return kindAt(text, tail.at) === kinds.upper ? decision(tail.at, weak) : none
}
