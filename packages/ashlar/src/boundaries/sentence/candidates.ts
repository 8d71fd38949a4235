import { eachUnit, kinds, unitsOfKinds } from './character-kind.js'

/** Code units at which a sentence may end, by the rule that decides. */
export const candidateKinds = {
  none: 0,
  stop: 1,
  mark: 2,
  ellipsis: 3,
  lineEnd: 4,
  /** `)`: a list marker, or a smiley. */
  parenthesis: 5,
  /** `:` of Armenian, `;` of Greek: judged by the letter before. */
  borrowed: 6,
  /** A space, which matters in Thai and Lao only. */
  space: 7,
  bullet: 8,
} as const

const byKind: readonly (readonly [kind: number, candidate: number])[] = [
  [kinds.stop, candidateKinds.stop],
  [kinds.mark, candidateKinds.mark],
  [kinds.ellipsis, candidateKinds.ellipsis],
  [kinds.lineEnd, candidateKinds.lineEnd],
]

const candidates = new Uint8Array(65_536)
for (const [kind, candidate] of byKind)
  unitsOfKinds(kind).forEach((isOne, unit) => {
    if (isOne !== 0) candidates[unit] = candidate
  })
const listed: readonly (readonly [marks: string, candidate: number])[] = [
  [')', candidateKinds.parenthesis],
  [':;', candidateKinds.borrowed],
  [' ', candidateKinds.space],
  ['•⁃‣▪●', candidateKinds.bullet],
]
for (const [marks, candidate] of listed) eachUnit(marks, (unit) => (candidates[unit] = candidate))

/** The candidate kind of every code unit. */
export const candidateTable: Readonly<Uint8Array> = candidates
