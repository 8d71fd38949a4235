import { strengths } from './boundary.js'
import { placeAtPause } from './plain/clause-end.js'
import { placeAtLineEnd } from './plain/line-end.js'
import { placeAtMark } from './plain/mark-end.js'
import { type PlaceSearch, placeLevel } from './plain/place-search.js'
import { isTerminalKind, kindAt, kinds, listedKind } from './sentence/character-kind.js'
import type { SentenceBoundaries } from './sentence-boundaries.js'

/**
 * A rule for sentences that is small and needs to know no language: the marks of all scripts, what closes behind them, numbers,
 * addresses, initials, words without a vowel and the commonest abbreviations. The default wherever sentences are looked for;
 * `sentences` of `ashlar/sentences` knows thirty languages.
 */
export function plainSentences(): SentenceBoundaries {
  return level
}

const sentenceSearch: PlaceSearch = {
  name: 'plain sentences',
  level: strengths.sentence,
  strong: strengths.sentence,
  weak: strengths.weakSentence,
  units: unitsWith((unit) => isTerminalKind(listedKind(unit)) || listedKind(unit) === kinds.lineEnd),
  placeAt: (text, at) =>
    kindAt(text, at) === kinds.lineEnd ? placeAtLineEnd(text, at) : placeAtMark(text, at),
}

const clauseSearch: PlaceSearch = {
  name: 'plain clauses',
  level: strengths.clause,
  strong: strengths.clause + 2,
  weak: strengths.clause,
  units: unitsWith(
    (unit) => listedKind(unit) === kinds.pause || listedKind(unit) === kinds.dash || isThaiOrLao(unit),
  ),
  placeAt: (text, at) =>
    isThaiOrLao(text.charCodeAt(at)) && kindAt(text, at + 1) !== kinds.space ? -1 : placeAtPause(text, at),
}

const level: SentenceBoundaries = { ...placeLevel(sentenceSearch), clauses: placeLevel(clauseSearch) }

function unitsWith(isWanted: (unit: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 0x10000 }, (_, unit) => Number(isWanted(unit)))
}

function isThaiOrLao(unit: number): boolean {
  return unit >= 0xe00 && unit < 0xf00
}
