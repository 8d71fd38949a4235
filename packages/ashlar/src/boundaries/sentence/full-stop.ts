import { strengths } from '../boundary.js'
import { abbreviationShape } from './abbreviation-shape.js'
import { abbreviationKinds } from './abbreviations.js'
import { isLetterKind, kindAt, kinds } from './character-kind.js'
import { beginsSmall, contentStart } from './content.js'
import { LanguageAround } from './language-around.js'
import type { Language } from './languages.js'
import { type Lexicon, Lexicons, notListed, unitWords } from './lexicon.js'
import { beginsBlock } from './line-end.js'
import { scriptOf, scripts } from './script.js'
import type { Tail } from './tail.js'
import { timeEnds } from './time-of-day.js'
import { isPlainWordBefore, WordsBefore, wordOf } from './word-before.js'

const clear = strengths.sentence
const weak = strengths.weakSentence
/** How far on both sides the language is looked for, in code units. */
const evidence = 128
const units = new Set(unitWords)
const roman = /^[IVXLC]+\b/
const number = /^\d+$/

/** The rules for `.`: abbreviations, initials, numbers, and words that end a sentence. */
export class FullStops {
  readonly #language: Language | undefined
  readonly #lexicons: Lexicons
  readonly #around = new LanguageAround()
  readonly #words = new WordsBefore()
  #word = wordOf('')
  #lexicon: Lexicon | undefined

  constructor(language: Language | undefined, abbreviations: readonly string[]) {
    this.#language = language
    this.#lexicons = Lexicons.with(abbreviations)
  }

  /** The strength of the end at a stop that a space follows, or 0. */
  strength(text: string, at: number, tail: Tail): number {
    const content = contentStart(text, tail)
    const kind = kindAt(text, content)
    const next = text.charCodeAt(tail.at)
    if (next === 0x2f) return 0
    if (kind !== kinds.dash && kind !== kinds.lower && this.isBehindPlainWord(text, at, tail)) return clear
    this.#lexicon = undefined
    const word = this.#words.read(text, at, tail.floor)
    this.#word = word
    if (word.key === '') return this.#afterWord(text, tail, kind, content)
    if (tail.lineEnds === 1 && beginsBlock(text, tail.at)) return clear
    if (word.last === kinds.digit && number.test(word.key)) return this.#afterNumber(text, at, tail, kind)
    const found = this.#abbreviation(text, at, tail)
    // ". - item": behind a plain stop a dash begins a list item or a line of speech.
    if (kind === kinds.dash) return found === 0 ? clear : 0
    if (found === 0) return this.#afterWord(text, tail, kind, content)
    return kind === kinds.lower ? 0 : this.#afterAbbreviation(text, at, found, tail, kind, content)
  }

  /** Is the word before the stop at `at` certain to be no abbreviation, nor anything else but a word? */
  isBehindPlainWord(text: string, at: number, tail: Tail): boolean {
    return isPlainWordBefore(text, at, tail.floor, this.#lexicons.filter)
  }

  /** Does the content behind the boundary begin with a word that begins sentences? */
  startsWithOpener(text: string, at: number, tail: Tail): boolean {
    const start = contentStart(text, tail)
    let end = start
    while (end < start + 12 && (isLetterKind(kindAt(text, end)) || (text[end] === "'" && end > start)))
      end += 1
    if (end === start || kindAt(text, end) === kinds.stop) return false
    return this.#lexiconAt(text, at, tail).openers.has(text.slice(start, end).toLowerCase())
  }

  /** Forgets the lexicon of the last decision. */
  reset(): void {
    this.#lexicon = undefined
  }

  #lexiconAt(text: string, at: number, tail: Tail): Lexicon {
    this.#lexicon ??= this.#chooseLexicon(text, at, tail)
    return this.#lexicon
  }

  #chooseLexicon(text: string, at: number, tail: Tail): Lexicon {
    const script = this.#scriptBefore(text, at, tail)
    const language = this.#language
    if (language !== undefined && (language.script === script || script === scripts.other)) {
      return this.#lexicons.of(language)
    }
    if (script !== scripts.latin) return this.#lexicons.ofScript(script)
    const around = this.#around.of(
      text,
      Math.max(tail.floor, at - evidence),
      Math.min(tail.ceiling, at + evidence),
    )
    return around === undefined ? this.#lexicons.ofScript(script) : this.#lexicons.of(around)
  }

  #scriptBefore(text: string, at: number, tail: Tail): number {
    let letter = at - 1
    while (letter > tail.floor && !isLetterKind(kindAt(text, letter))) letter -= 1
    return scriptOf(text.charCodeAt(letter))
  }

  /** The kind of abbreviation the word before the stop is, or 0. */
  #abbreviation(text: string, at: number, tail: Tail): number {
    const word = this.#word
    if (this.#isUnit(text)) return abbreviationKinds.either
    if (this.#language === undefined) {
      word.anywhere ??= this.#lexicons.anywhere(word.key)
      if (word.anywhere > 0) return word.anywhere
    }
    const known =
      word.anywhere === notListed ? undefined : this.#lexiconAt(text, at, tail).abbreviations.get(word.key)
    if (known !== undefined) return known
    word.shape ??= abbreviationShape(word)
    return word.shape
  }

  /** SB8 ends no sentence before a small letter; behind a plain word it is a weak end here. */
  #afterWord(text: string, tail: Tail, kind: number, content: number): number {
    if (kind !== kinds.lower) return clear
    const { last, key, written } = this.#word
    // "Ludwig XIV. kam": a Roman numeral is an ordinal there.
    const isAcronym = last === kinds.upper && key.length >= 3 && !/^[IVXLC]+$/.test(written)
    const isPlain = last === kinds.lower || key === '' || isAcronym
    return !tail.closes && isPlain && key.length !== 1 && beginsSmall(text, tail, content) ? weak : 0
  }

  /** An end, but for the ordinal numbers of the languages that write them so. */
  #afterNumber(text: string, at: number, tail: Tail, kind: number): number {
    const isShort = this.#word.key.length <= 3
    if (kind === kinds.lower) return 0
    if (kind === kinds.dash) return isShort ? 0 : clear
    if (!isShort || kind !== kinds.upper || !this.#lexiconAt(text, at, tail).ordinals) return clear
    return this.startsWithOpener(text, at, tail) ? clear : 0
  }

  #afterAbbreviation(
    text: string,
    at: number,
    found: number,
    tail: Tail,
    kind: number,
    content: number,
  ): number {
    const { key, written } = this.#word
    switch (found) {
      case abbreviationKinds.before:
        return 0
      case abbreviationKinds.number:
        if (kind === kinds.digit || roman.test(text.slice(content, content + 6))) return 0
        return key.length === 1 ? this.#afterEither(text, at, tail, kind, content) : clear
      case abbreviationKinds.last:
        // "300 a.d. Rome": degrees and eras in small letters are not trusted that far.
        if (/^[a-z]\./.test(written)) return this.#afterEither(text, at, tail, kind, content)
        return kind === kinds.upper || kind === kinds.letter || content !== tail.at ? clear : 0
      default:
        return this.#afterEither(text, at, tail, kind, content)
    }
  }

  /** SB11 ends the sentence here always; it does so only where what follows speaks for it. */
  #afterEither(text: string, at: number, tail: Tail, kind: number, content: number): number {
    const { start } = this.#words
    if (kind === kinds.digit) return this.#isHour() && kindAt(text, start - 2) !== kinds.digit ? clear : 0
    if (kind !== kinds.upper) return 0
    if (this.startsWithOpener(text, at, tail)) return clear
    if (scriptOf(text.charCodeAt(content)) !== scriptOf(text.charCodeAt(start))) return clear
    if (this.#word.isTime) return timeEnds(text, start, content, tail) ? clear : 0
    // "3 ft. Tom": a unit behind a number is the end of its phrase.
    return this.#isUnit(text) ? clear : 0
  }

  /** A unit of measure behind a number; elsewhere `in` and its like are words. */
  #isUnit(text: string): boolean {
    const { key, last } = this.#word
    const { start } = this.#words
    if (last !== kinds.lower || key.length > 3) return false
    if (kindAt(text, start - 1) !== kinds.space || kindAt(text, start - 2) !== kinds.digit) return false
    return units.has(key)
  }

  /** Ukrainian "10 год. 30 хв." (hours) against Russian "за год. 2,7 %" (year). */
  #isHour(): boolean {
    return this.#word.key === 'год'
  }
}
