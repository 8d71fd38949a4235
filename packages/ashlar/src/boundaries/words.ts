import type { Span } from '../span.js'
import { isCertainGraphemeBoundary, isGraphemeBoundary } from '../unicode/grapheme.js'
import { codePointBefore, codePointFrom, isExtender } from '../unicode/grapheme-class.js'
import { isWhiteSpace } from '../unicode/white-space.js'
import { eachWordRun, firstUnspaced, unspacedScript, wordClass, wordClasses } from '../unicode/word-class.js'
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

type Range = readonly [start: number, end: number]

const letterRanges: readonly Range[] = [[firstUnspaced, 0x10000]]
/** Where punctuation stands that belongs to scripts that put no space beside it. */
const wideRanges: readonly Range[] = [
  [firstUnspaced, 0x2000],
  [0x2e80, 0x110000],
]
/** The high surrogates of the kana beyond the first plane, and of the planes of Han. */
const unspacedPlanes: readonly Range[] = [
  [0xd82b, 0xd82d],
  [0xd840, 0xd900],
]

let units: Uint8Array | undefined

/** White space, and what letters of scripts without spaces and wide punctuation are written with. */
function wordUnits(): Uint8Array {
  units ??= makeWordUnits()
  return units
}

/** By runs, not unit by unit: a process that cuts one text should not have to wait for it. */
function makeWordUnits(): Uint8Array {
  const table = new Uint8Array(0x10000)
  eachWordRun((start, end, found) => {
    for (const [low, high] of found < wordClasses.opening ? letterRanges : wideRanges)
      table.fill(1, Math.max(start, low), Math.min(end, high))
  })
  for (const [low, high] of unspacedPlanes) table.fill(1, low, high)
  for (let unit = 0; unit <= 0x3000; unit++) if (isWhiteSpace(unit)) table[unit] = 1
  table[0xfeff] = 1
  return table
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
  return wideRanges.some(([low, high]) => codePoint >= low && codePoint < high)
}
