import { lookAhead, lookBehind, strengths } from '../boundary.js'
import { abbreviationKinds } from './abbreviations.js'
import { candidateKinds, candidateTable } from './candidates.js'
import { isLetterKind, isSpaceKind, isTerminalKind, kindAt, kinds } from './character-kind.js'
import { isEnclosed } from './enclosure.js'
import { languageAround } from './language-around.js'
import type { Language } from './languages.js'
import { type Lexicon, Lexicons } from './lexicon.js'
import { beginsBlock, lineEndsSentence } from './line-end.js'
import { type ListMarker, listMarkerAt } from './list-marker.js'
import { isUnspaced, scriptOf, scripts } from './script.js'
import { newTail, readTail, smileyEnd, type Tail } from './tail.js'
import { thaiSpaceEnds } from './thai.js'
import { newWordBefore, readWordBefore, type WordBefore } from './word-before.js'

/** An end inside a quotation or brackets: a better place than a comma, and no end of the whole. */
export const enclosedStrength = strengths.clause + 4

const none = 0
const clear = strengths.sentence
const weak = strengths.weakSentence

const units = /^(?:ft|in|mi|yd|lbs?|oz|gal|pt|qt|km|cm|mm|kg|mg|hrs?|min|sec)$/

/** Hindi and its kin: words of one syllable that end sentences, and are no initials. */
const syllables = /^(?:है|हैं|हूँ|हूं|था|थी|थे|थीं|हो|दो|लो|आ|गा|गी|गे|छ|छन्|না|নি|ছে)$/

/** Days, months and zones that follow a time of day. */
const timeWord =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|(?:Eastern|Central|Pacific|Mountain|Greenwich)\b|[A-Z]{2,4}\b|[A-Z]\.)/

/** A decision in one number: the boundary's position times 256, plus its strength; 0 for none. */
export type Decision = number

/**
 * Decides for single code units whether a sentence ends there. The answer depends on the text less than 256 code
 * units before the boundary and 1,024 after it, on nothing else, and on no earlier answer.
 */
export class SentenceRules {
  readonly #language: Language | undefined
  readonly #lexicons: Lexicons
  readonly #tail: Tail = newTail()
  readonly #word: WordBefore = newWordBefore()
  #floor = 0
  #ceiling = 0

  constructor(language: Language | undefined, abbreviations: readonly string[]) {
    this.#language = language
    this.#lexicons = new Lexicons(abbreviations)
  }

  decide(text: string, at: number): Decision {
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

  /** Reads the tail behind `from`, and how far the rules may look from there. */
  #read(text: string, from: number): Tail {
    const tail = this.#tail
    readTail(text, from, tail)
    this.#floor = Math.max(0, tail.at - lookBehind + 1)
    this.#ceiling = Math.min(text.length, tail.at + lookAhead - 16)
    return tail
  }

  #terminal(text: string, at: number, candidate: number): Decision {
    // SB8a: of several marks in a row the last decides.
    if (isTerminalKind(kindAt(text, at + 1))) return none
    const tail = this.#read(text, at + 1)
    if (tail.at >= text.length) return none
    const marker = candidate === candidateKinds.stop ? this.#marker(text, at) : undefined
    if (marker !== undefined) return marker.place === 'inline' ? marker.start * 256 + weak : none
    const next = kindAt(text, tail.at)
    if (tail.closes && isTerminalKind(kindAt(text, tail.closeEnd))) return none
    if (isTerminalKind(next) && tail.lineEnds < 2 && !this.#opensWithEllipsis(text, tail.at)) {
      return candidate === candidateKinds.stop ? this.#stopBeforeEllipsis(text, at, tail) : none
    }
    // SB8a: a comma or colon behind the closing marks goes on.
    if (next === kinds.pause || next === kinds.closer) return none
    // A bracketed relative clause belongs to what it remarks on: "... the house!' (Which was true.)"
    if (text[tail.at] === '(' && /^\((?:Which|Who)\b/.test(text.slice(tail.at, tail.at + 7))) return none
    if (this.#isBracketed(text, at, tail)) return none
    if (tail.lineEnds >= 2) return tail.at * 256 + clear
    const strength = this.#strength(text, at, candidate, tail, next)
    if (strength === none) return none
    return tail.at * 256 + this.#weighed(text, tail, strength)
  }

  /** Ends inside quotations and brackets are clause ends (a deviation from SB9 to SB11). */
  #weighed(text: string, tail: Tail, strength: number): number {
    return isEnclosed(text, tail.closeEnd, this.#floor, this.#ceiling) ? enclosedStrength : strength
  }

  #strength(text: string, at: number, candidate: number, tail: Tail, next: number): number {
    if (candidate === candidateKinds.stop) return this.#stop(text, at, tail, next)
    if (candidate === candidateKinds.ellipsis) return this.#ellipsis(text, at, tail, next)
    return this.#mark(text, at, tail)
  }

  /** `...` directly before a word begins its sentence. */
  #opensWithEllipsis(text: string, at: number): boolean {
    let end = at
    while (isTerminalKind(kindAt(text, end)) && end < at + 5) end += 1
    if (text.charCodeAt(at) === 0x2e && end - at < 2) return false
    return kindAt(text, at) !== kinds.mark && isLetterKind(kindAt(text, end))
  }

  /** The stop of a sentence before an ellipsis of three spaced points that begins the next (`word. . . . The`). */
  #stopBeforeEllipsis(text: string, at: number, tail: Tail): Decision {
    if (!isLetterKind(kindAt(text, at - 1)) || text.slice(at, at + 7) !== '. . . .') return none
    return kindAt(text, at + 7) === kinds.space && kindAt(text, at + 8) === kinds.upper ? tail.at * 256 + clear : none
  }

  /** `[...]`, `(!)`, `[?]`: a mark alone in brackets is a remark. */
  #isBracketed(text: string, at: number, tail: Tail): boolean {
    if (tail.closeEnd === at + 1 || kindAt(text, at + 1) !== kinds.closer) return false
    let start = at
    while (start > this.#floor && (isTerminalKind(kindAt(text, start - 1)) || kindAt(text, start - 1) === kinds.space)) start -= 1
    return kindAt(text, start - 1) === kinds.opener
  }

  /** What the first word behind the boundary begins with, past quotes, brackets and inverted marks. */
  #contentStart(text: string, at: number): number {
    let start = at
    const limit = Math.min(this.#ceiling, at + 8)
    while (start < limit) {
      const kind = kindAt(text, start)
      const isMarkup = kind === kinds.other && '*_~'.includes(text[start]!)
      if (kind !== kinds.opener && kind !== kinds.quote && kind !== kinds.extend && !isMarkup) break
      start += 1
    }
    return start
  }

  #mark(text: string, at: number, tail: Tail): number {
    const unit = text.charCodeAt(at)
    const isLatinMark = unit < 0x80 || (unit >= 0x203c && unit <= 0x2049) || unit === 0x61f
    if (tail.at === tail.closeEnd) {
      if (isLatinMark) return this.#unspaced(text, at, tail) ? clear : none
      return this.#isSpeechTag(text, at, tail) ? none : clear
    }
    const content = this.#contentStart(text, tail.at)
    const kind = kindAt(text, content)
    if (kind === kinds.dash) return this.#afterDash(text, content)
    if (kind === kinds.lower && isLatinMark) {
      if (tail.closes && !this.#closesSmiley(text, tail)) return none
      return this.#beginsSmall(text, tail, content) && !this.#isInterjection(text, at, content) ? weak : none
    }
    return this.#isMarkedName(text, at) ? none : clear
  }

  /** A small letter, directly or behind a bracket or markup, but not behind an opening quote. */
  #beginsSmall(text: string, tail: Tail, content: number): boolean {
    const kind = kindAt(text, tail.at)
    return content === tail.at || text[tail.at] === '(' || text[tail.at] === '[' || kind === kinds.other
  }

  /** "but, alas! the door", "or will they? and how": the sentence goes on behind the mark. */
  #isInterjection(text: string, at: number, content: number): boolean {
    if (/^(?:and|or|but|is|was|are|with|as|in|of|und|oder|aber|et|ou|y|o|e)\s/.test(text.slice(content, content + 6))) return true
    return text[at] === '!' && /[,!] \p{L}+$/u.test(text.slice(Math.max(this.#floor, at - 14), at))
  }

  /** `Yahoo!` and its like carry their mark inside a sentence. */
  #isMarkedName(text: string, at: number): boolean {
    return text[at] === '!' && /\b(?:Yahoo|Jeopardy|Yum)$/.test(text.slice(Math.max(this.#floor, at - 9), at))
  }

  #closesSmiley(text: string, tail: Tail): boolean {
    return kindAt(text, tail.closeEnd - 1) === kinds.closer && ':;-'.includes(text[tail.closeEnd - 2] ?? ' ')
  }

  #afterDash(text: string, dash: number): number {
    let at = dash
    while (kindAt(text, at) === kinds.dash || kindAt(text, at) === kinds.space) at += 1
    return kindAt(text, at) === kinds.lower ? none : clear
  }

  /** `「…！」と`, `“…？”他说`: the words that name the speaker belong to what was said. */
  #isSpeechTag(text: string, at: number, tail: Tail): boolean {
    if (!tail.closes) return false
    const after = text.slice(tail.at, tail.at + 8)
    if (/^(?:と|って|っていう|という|の|は|が|を|に|も|で)/.test(after)) return true
    const isFullStop = text.charCodeAt(at) === 0x3002
    return !isFullStop && /^[^，。！？、；：,\s]{0,6}?(?:说|說|道|问|問|喊|叫|曰|答)/.test(after)
  }

  /** Does a sentence end although no space follows? */
  #unspaced(text: string, at: number, tail: Tail): boolean {
    const next = text.charCodeAt(tail.at)
    const script = scriptOf(next)
    if (kindAt(text, at) === kinds.stop && kindAt(text, at - 1) === kinds.digit) return false
    const before = scriptOf(text.charCodeAt(this.#letterBefore(text, at)))
    if (isUnspaced(before)) return isUnspaced(script) || tail.closes || kindAt(text, tail.at) === kinds.opener
    if (kindAt(text, tail.at) !== kinds.upper || kindAt(text, at - 1) !== kinds.lower) return false
    if (kindAt(text, at - 2) !== kinds.lower) return false
    if (before !== scripts.latin) return kindAt(text, at - 3) === kinds.lower
    return this.#startsWithOpener(text, tail.at, this.#lexiconAt(text, at))
  }

  #letterBefore(text: string, at: number): number {
    let before = at - 1
    while (before > this.#floor && (isTerminalKind(kindAt(text, before)) || kindAt(text, before) === kinds.closer)) before -= 1
    return before
  }

  #ellipsis(text: string, at: number, tail: Tail, next: number): number {
    if (tail.at === tail.closeEnd) {
      return isUnspaced(scriptOf(text.charCodeAt(this.#letterBefore(text, at)))) && tail.closes && next !== kinds.letter
        ? clear
        : none
    }
    return this.#afterEllipsis(text, tail)
  }

  #afterEllipsis(text: string, tail: Tail): number {
    const content = this.#contentStart(text, tail.at)
    const kind = kindAt(text, content)
    if (kind === kinds.upper) {
      // "what I mean . . . I didn't": the pronoun is always a capital.
      return text[content] === 'I' && (isSpaceKind(kindAt(text, content + 1)) || kindAt(text, content + 1) === kinds.quote)
        ? none
        : clear
    }
    return kind === kinds.other || kind === kinds.digit ? weak : none
  }

  #stop(text: string, at: number, tail: Tail, next: number): number {
    const isRun = isTerminalKind(kindAt(text, at - 1)) || this.#endsSpacedEllipsis(text, at)
    if (isRun) {
      if (kindAt(text, at - 1) === kinds.mark) return this.#mark(text, at, tail)
      return this.#ellipsis(text, at, tail, next)
    }
    if (tail.at === tail.closeEnd) return this.#unspaced(text, at, tail) ? clear : none
    return this.#spacedStop(text, at, tail)
  }

  #endsSpacedEllipsis(text: string, at: number): boolean {
    return kindAt(text, at - 1) === kinds.space && kindAt(text, at - 2) === kinds.stop
  }

  #marker(text: string, at: number): ListMarker | undefined {
    const before = kindAt(text, at - 1)
    if (before !== kinds.digit && !isLetterKind(before) && before !== kinds.stop) return undefined
    return listMarkerAt(text, at, this.#floor, this.#ceiling)
  }

  #lexiconAt(text: string, at: number): Lexicon {
    let letter = at - 1
    while (letter > this.#floor && !isLetterKind(kindAt(text, letter))) letter -= 1
    const script = scriptOf(text.charCodeAt(letter))
    const language = this.#language
    if (language !== undefined && (language.script === script || script === scripts.other)) return this.#lexicons.of(language)
    if (script !== scripts.latin) return this.#lexicons.ofScript(script)
    const around = languageAround(text, Math.max(this.#floor, at - 200), Math.min(this.#ceiling, at + 200))
    return around === undefined ? this.#lexicons.ofScript(script) : this.#lexicons.of(around)
  }

  #startsWithOpener(text: string, at: number, lexicon: Lexicon): boolean {
    const start = this.#contentStart(text, at)
    let end = start
    while (end < start + 12 && (isLetterKind(kindAt(text, end)) || (text[end] === "'" && end > start))) end += 1
    return end > start && kindAt(text, end) !== kinds.stop && lexicon.openers.has(text.slice(start, end).toLowerCase())
  }

  #spacedStop(text: string, at: number, tail: Tail): number {
    const word = this.#word
    readWordBefore(text, at, this.#floor, word)
    const content = this.#contentStart(text, tail.at)
    const kind = kindAt(text, content)
    if (word.key === '') return this.#afterWord(text, tail, kind, content)
    if (text[tail.at] === '/') return none
    const lexicon = this.#lexiconAt(text, at)
    if (tail.lineEnds === 1 && beginsBlock(text, tail.at)) return clear
    if (word.last === kinds.digit && /^\d+$/.test(word.key)) return this.#afterNumber(text, tail, kind, lexicon)
    const shape = this.#abbreviation(word, lexicon, text)
    // ". - item": behind a plain stop a dash begins a list item or a line of speech.
    if (kind === kinds.dash) return shape === 0 ? clear : none
    if (shape === 0) return this.#afterWord(text, tail, kind, content)
    return this.#afterAbbreviation(text, shape, tail, kind, content, lexicon)
  }

  /** SB8 lets no sentence begin with a small letter; behind a plain word it is a weak end here. */
  #afterWord(text: string, tail: Tail, kind: number, content: number): number {
    if (kind !== kinds.lower) return clear
    const { last, key } = this.#word
    const isPlain = last === kinds.lower || key === '' || (last === kinds.upper && key.length >= 3)
    return !tail.closes && isPlain && key.length !== 1 && this.#beginsSmall(text, tail, content) ? weak : none
  }

  #afterNumber(text: string, tail: Tail, kind: number, lexicon: Lexicon): number {
    if (kind === kinds.lower) return none
    if (kind === kinds.dash) return this.#word.key.length > 3 ? clear : none
    if (!lexicon.ordinals || this.#word.key.length > 3) return clear
    if (kind !== kinds.upper) return clear
    return this.#startsWithOpener(text, tail.at, lexicon) ? clear : none
  }

  #abbreviation(word: WordBefore, lexicon: Lexicon, text: string): number {
    const listedKind = lexicon.abbreviations.get(word.key)
    if (listedKind !== undefined) {
      // "WASH. The", "the USA.": capitals throughout are an acronym, unless the list is of such.
      return listedKind
    }
    const letters = word.written
    if (/^\p{L}\p{M}*$/u.test(letters) && !syllables.test(letters)) return abbreviationKinds.either
    if (letters.includes('.')) return /^(?:\p{L}\p{M}*){1,3}(?:\.-?(?:\p{L}\p{M}*){1,3})+$/u.test(letters) ? abbreviationKinds.either : 0
    const hyphen = letters.lastIndexOf('-')
    if (hyphen > 0) {
      if (/^\p{Lu}-\p{Lu}$/u.test(letters)) return abbreviationKinds.either
      return 0
    }
    const isVowelless = letters.length <= 4 && /^\p{L}\p{Ll}+$/u.test(letters) && !/[aeiouyäöüàáâãåæèéêëìíîïòóôõøœùúûýąęěůőűıаеёиоуыэюяіїєъәөүұα-ω]/iu.test(letters)
    return isVowelless && scriptOf(text.charCodeAt(word.start)) <= scripts.cyrillic ? abbreviationKinds.either : 0
  }

  #afterAbbreviation(text: string, shape: number, tail: Tail, kind: number, content: number, lexicon: Lexicon): number {
    if (kind === kinds.lower) return none
    switch (shape) {
      case abbreviationKinds.before:
        return none
      case abbreviationKinds.number:
        if (kind === kinds.digit || this.#isRoman(text, content)) return none
        if (this.#word.key.length === 1) return this.#afterEither(text, tail, kind, content, lexicon)
        return this.#afterWord(text, tail, kind, content)
      case abbreviationKinds.last:
        // "300 a.d. Rome": degrees and eras in small letters are not trusted that far.
        if (/^[a-z]\./.test(this.#word.written)) return this.#afterEither(text, tail, kind, content, lexicon)
        return kind === kinds.upper || kind === kinds.letter || content !== tail.at ? clear : none
      default:
        return this.#afterEither(text, tail, kind, content, lexicon)
    }
  }

  #isRoman(text: string, at: number): boolean {
    return /^[IVXLC]+\b/.test(text.slice(at, at + 6))
  }

  #afterEither(text: string, tail: Tail, kind: number, content: number, lexicon: Lexicon): number {
    if (kind === kinds.upper) {
      if (this.#startsWithOpener(text, tail.at, lexicon)) return clear
      if (scriptOf(text.charCodeAt(content)) !== scriptOf(text.charCodeAt(this.#word.start))) return clear
      if (/^[ap]\.?m$/.test(this.#word.key)) return this.#afterTime(text, tail, content)
      return this.#isUnit(text) ? clear : none
    }
    // "10 год. 30 хв." against "за год. 2,7 %".
    const isWord = kind === kinds.digit && this.#word.key === 'год'
    return isWord && kindAt(text, this.#word.start - 2) !== kinds.digit ? clear : none
  }

  /** "at 5 p.m. They" ends; "at 5 p.m. Friday", "p.m. EST" and a time that begins its sentence go on. */
  #afterTime(text: string, tail: Tail, content: number): number {
    if (timeWord.test(text.slice(content, content + 12))) return none
    const before = text.slice(Math.max(this.#floor, tail.at - 48), this.#word.start)
    const sentence = before.slice(Math.max(before.search(/[.!?]\s[^.!?]*$/) + 2, 0))
    const isFronted = /^\s*(?:At|On|In|By|Around|About|Until|Since|From|Before|After)\s/.test(sentence)
    return isFronted || /^\s*(?:At|On|In)\s(?:\S+\s+){1,5}\S*$/.test(before) ? none : clear
  }

  /** "3 ft. Tom": a unit behind a number is the end of its phrase. */
  #isUnit(text: string): boolean {
    const { start, key, last } = this.#word
    return units.test(key) && last === kinds.lower && kindAt(text, start - 1) === kinds.space && kindAt(text, start - 2) === kinds.digit
  }

  #borrowed(text: string, at: number): Decision {
    const before = text.charCodeAt(at - 1)
    if (!(before >= 0x370 && before < 0x590) && !(before >= 0x1f00 && before < 0x2000)) return none
    const script = scriptOf(before)
    const isEnd = text[at] === ':' ? script === scripts.armenian : script === scripts.greek
    return isEnd ? this.#terminal(text, at, candidateKinds.mark) : none
  }

  #space(text: string, at: number): Decision {
    const before = text.charCodeAt(at - 1)
    if (!(before >= 0xe00 && before < 0xf00)) return none
    const tail = this.#read(text, at)
    const next = text.charCodeAt(tail.at)
    if (!(next >= 0xe00 && next < 0xf00) || tail.lineEnds > 0) return none
    return thaiSpaceEnds(text, at, tail.at, this.#floor) ? tail.at * 256 + this.#weighed(text, tail, weak) : none
  }

  #lineEnd(text: string, at: number): Decision {
    let content = at
    const floor = Math.max(0, at - lookBehind / 2)
    while (content > floor && kindAt(text, content - 1) === kinds.space) content -= 1
    // Not the first line end of its run, or nothing before it in sight.
    if (content === floor || kindAt(text, content - 1) === kinds.lineEnd) return none
    const tail = this.#read(text, at)
    if (tail.at >= text.length || tail.lineEnds === 0) return none
    if (this.#endsWithTerminal(text, content)) return none
    if (tail.lineEnds >= 2) {
      const next = kindAt(text, tail.at)
      return next === kinds.pause || isTerminalKind(next) ? none : tail.at * 256 + clear
    }
    return lineEndsSentence(text, content, tail.at, this.#floor) ? tail.at * 256 + weak : none
  }

  /** Then the mark has decided. */
  #endsWithTerminal(text: string, contentEnd: number): boolean {
    let at = contentEnd - 1
    while (at > this.#floor && (kindAt(text, at) === kinds.closer || kindAt(text, at) === kinds.quote)) at -= 1
    return isTerminalKind(kindAt(text, at))
  }

  #parenthesis(text: string, at: number): Decision {
    const before = kindAt(text, at - 1)
    if (before === kinds.digit || isLetterKind(before) || text[at - 1] === '.') {
      this.#read(text, at + 1)
      const marker = this.#marker(text, at)
      return marker?.place === 'inline' ? marker.start * 256 + weak : none
    }
    return this.#smiley(text, at)
  }

  /** A smiley that stands alone ends a sentence before a capital. */
  #smiley(text: string, at: number): Decision {
    let start = at
    while (start > 0 && start > at - 4 && (text[start - 1] === ')' || text[start - 1] === '-')) start -= 1
    if (start > 0 && ':;='.includes(text[start - 1]!)) start -= 1
    if (start === at || smileyEnd(text, start) !== at + 1) return none
    const tail = this.#read(text, at + 1)
    if (tail.at >= text.length || tail.at === tail.closeEnd) return none
    let before = start
    while (before > this.#floor && kindAt(text, before - 1) === kinds.space) before -= 1
    if (isTerminalKind(kindAt(text, before - 1))) return none
    return kindAt(text, tail.at) === kinds.upper ? tail.at * 256 + weak : none
  }

  #bullet(text: string, at: number): Decision {
    if (!isSpaceKind(kindAt(text, at - 1)) || !isSpaceKind(kindAt(text, at + 1))) return none
    let before = at
    const floor = Math.max(0, at - lookBehind / 2)
    while (before > floor && isSpaceKind(kindAt(text, before - 1))) before -= 1
    return before === floor ? none : at * 256 + weak
  }
}
