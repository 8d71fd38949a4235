import type { Span } from '../span.js'
import { isCertainGraphemeBoundary, isGraphemeBoundary } from '../unicode/grapheme.js'
import { codePointBefore, codePointFrom, isExtender } from '../unicode/grapheme-class.js'
import { isWhiteSpace } from '../unicode/white-space.js'
import { firstUnspaced, unspacedScript, wordClass, wordClasses } from '../unicode/word-class.js'
import { type Boundaries, type Boundary, lookBehind, strengths } from './boundary.js'
import { DictionaryReader } from './dictionary-reader.js'

/**
 * The beginnings of words: where white space ends, and in scripts without spaces (Han and kana, Thai, Lao, Khmer,
 * Burmese) where a word of the dictionary begins. There, and at wide punctuation, marks that close stay with what
 * stands before them and marks that open with what follows. Inside white space there is no boundary, however
 * long it is.
 */
export function words(): Boundaries {
  return level
}

let units: Uint8Array | undefined

/**
 * White space, and the blocks where scripts without spaces and wide punctuation stand, with what else is there; not
 * Hangul, nor the surrogates and selectors of emoji.
 */
function wordUnits(): Uint8Array {
  if (units !== undefined) return units
  units = new Uint8Array(0x10000).fill(1, firstUnspaced, 0x2000).fill(1, 0x2e80, 0xac00)
  units.fill(1, 0xd82b, 0xd82d).fill(1, 0xd840, 0xd900).fill(1, 0xf900, 0xfe00).fill(1, 0xfe10)
  for (let unit = 0; unit < 0x2e80; unit++) if (isWhiteSpace(unit)) units[unit] = 1
  return units
}

const level: Boundaries = {
  name: 'words',
  strength: strengths.word,
  within,
  first,
  strongest,
  get units() {
    return wordUnits()
  },
}

function boundaryAt(at: number): Boundary {
  return { at, strength: strengths.word }
}

function* within(text: string, span: Span): Generator<Boundary> {
  const reader = new DictionaryReader(text)
  for (let at = span.start + 1; at <= span.end; at++) {
    if (isWordStart(text, at, reader)) yield boundaryAt(at)
  }
}

function first(text: string, span: Span): Boundary | undefined {
  const reader = new DictionaryReader(text)
  for (let at = span.start + 1; at <= span.end; at++) {
    if (isWordStart(text, at, reader)) return boundaryAt(at)
  }
  return undefined
}

function strongest(text: string, span: Span): Boundary | undefined {
  const reader = new DictionaryReader(text)
  for (let at = span.end; at > span.start; at--) {
    if (isWordStart(text, at, reader)) return boundaryAt(at)
  }
  return undefined
}

function isWordStart(text: string, at: number, reader: DictionaryReader): boolean {
  if (at >= text.length) return false
  const unit = text.charCodeAt(at)
  const before = text.charCodeAt(at - 1)
  if (isWhiteSpace(before)) return !isWhiteSpace(unit) && isGraphemeBoundary(text, at, at - 1)
  if (unit < firstUnspaced && before < firstUnspaced) return false
  return isUnspacedWordStart(text, at, reader) && isCertainGraphemeBoundary(text, at)
}

/** For text without white space before `at`. */
function isUnspacedWordStart(text: string, at: number, reader: DictionaryReader): boolean {
  const codePoint = codePointFrom(text, at, text.length)
  if (isWhiteSpace(codePoint) || isExtender(codePoint)) return false
  const before = baseBefore(text, at)
  const left = wordClass(before)
  const right = wordClass(codePoint)
  if (left === wordClasses.opening || left === wordClasses.quote) return false
  if (right > wordClasses.opening || right === wordClasses.cjkNonstarter) return false
  const script = unspacedScript(codePoint)
  if (script !== unspacedScript(before)) return true
  if (script !== 0) return reader.isWordStart(at, script)
  if (left === wordClasses.closing) return isWidePunctuation(before)
  return right === wordClasses.opening && isWidePunctuation(codePoint)
}

/** The last code point before `at` that is no mark. */
function baseBefore(text: string, at: number): number {
  const floor = Math.max(0, at - lookBehind)
  for (let position = at; ; ) {
    const codePoint = codePointBefore(text, position, floor)
    position -= codePoint > 0xffff ? 2 : 1
    if (position <= floor || !isExtender(codePoint)) return codePoint
  }
}

/** Punctuation of the scripts that put no space beside it, as far as it is of class opening or closing. */
function isWidePunctuation(codePoint: number): boolean {
  return codePoint >= firstUnspaced && (codePoint < 0x2000 || codePoint >= 0x2e80)
}
