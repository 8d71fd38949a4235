import { strengths } from './boundary.js'
import { placeAtPause } from './plain/clause-end.js'
import { placeAtLineEnd } from './plain/line-end.js'
import { placeAtMark } from './plain/mark-end.js'
import { type PlaceSearch, placeLevel } from './plain/place-search.js'
import { kindAt, kinds, unitsOfKinds } from './sentence/character-kind.js'
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
  units: unitsOfKinds(kinds.stop, kinds.mark, kinds.ellipsis, kinds.lineEnd),
  placeAt: (text, at) =>
    kindAt(text, at) === kinds.lineEnd ? placeAtLineEnd(text, at) : placeAtMark(text, at),
}

const clauseSearch: PlaceSearch = {
  name: 'plain clauses',
  level: strengths.clause,
  strong: strengths.clause + 2,
  weak: strengths.clause,
  units: unitsOfKinds(kinds.pause, kinds.dash, kinds.space),
  placeAt: placeAtPause,
}

const level: SentenceBoundaries = { ...placeLevel(sentenceSearch), clauses: placeLevel(clauseSearch) }
