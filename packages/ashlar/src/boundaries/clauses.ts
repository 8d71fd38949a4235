import { type Boundaries, strengths } from './boundary.js'
import { halfStops } from './plain/clause-end.js'
import { candidateTable } from './sentence/candidates.js'
import { isSpaceKind, isTerminalKind, kindAt, kinds, unitsOfKinds } from './sentence/character-kind.js'
import { languageOf } from './sentence/language-of.js'
import { type Search, scan, scanBackwards, scanFirst, scanFlags } from './sentence/scan.js'
import { isUnspaced, scriptOf } from './sentence/script.js'
import { enclosedStrength, SentenceRules, strengthOf } from './sentence/sentence-rules.js'
import { newTail, readTail, type Tail } from './sentence/tail.js'
import { checkSentenceOptions, type SentenceOptions } from './sentence-options.js'

/** Above the comma: `;`, `:` and their like. */
const halfStop = strengths.clause + 2
const halfStopUnits = new Set([...halfStops].map((mark) => mark.charCodeAt(0)))
const spaceUnit = 0x20

/** The sentence candidates, and pauses and dashes. */
const table = unitsOfKinds(kinds.pause, kinds.dash)
candidateTable.forEach((candidate, unit) => {
  if (candidate !== 0) table[unit] = candidate
})
const flags = scanFlags(table)

/**
 * The ends of clauses inside sentences: after `, ; : —` and their like in every script, after the spaces of Thai and
 * Lao, and, strongest of them, the ends of sentences inside quotations and brackets that {@link sentences} leaves out.
 * Give the same options to both.
 *
 * @throws AshlarError `invalid-option` for a language that is not known.
 */
export function clauses(options: SentenceOptions = {}): Boundaries {
  checkSentenceOptions(options)
  const rules = new SentenceRules(languageOf(options.language ?? 'auto'), options.abbreviations ?? [])
  const tail = newTail()
  const decide: Search['decide'] = (text, at, span) => {
    const decision = rules.decide(text, at, span)
    if (decision !== 0) return strengthOf(decision) < strengths.weakSentence ? decision : 0
    return decideClause(text, at, tail)
  }
  const search: Search = { flags, marks: rules.marks, decide }
  return {
    name: 'clauses',
    strength: strengths.clause,
    units: table,
    within: (text, span) => scan(text, span, search),
    strongest: (text, span) => scanBackwards(text, span, search, enclosedStrength),
    first: (text, span) => scanFirst(text, span, search),
  }
}

function decideClause(text: string, at: number, tail: Tail): number {
  const unit = text.charCodeAt(at)
  const kind = kindAt(text, at)
  if (unit === spaceUnit) return decideThaiSpace(text, at, tail)
  if (kind !== kinds.pause && kind !== kinds.dash) return 0
  const next = kindAt(text, at + 1)
  if (next === kind || isTerminalKind(next)) return 0
  readTail(text, at + 1, tail)
  if (tail.at >= text.length) return 0
  const isTight = tail.at === tail.closeEnd
  if (kind === kinds.dash) {
    const isSpaced = isSpaceKind(kindAt(text, at - 1)) && !isTight
    if (!isSpaced && unit !== 0x2014) return 0
  } else if (isTight && !isUnspaced(scriptOf(unit)) && !isUnspaced(scriptOf(text.charCodeAt(tail.at)))) {
    return 0
  }
  return tail.at * 256 + (halfStopUnits.has(unit) ? halfStop : strengths.clause)
}

function decideThaiSpace(text: string, at: number, tail: Tail): number {
  const before = text.charCodeAt(at - 1)
  // Nothing stands before the first space of a text.
  if (!(before >= 0xe00 && before < 0xf00)) return 0
  readTail(text, at, tail)
  return tail.at < text.length ? tail.at * 256 + strengths.clause : 0
}
