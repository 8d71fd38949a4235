export type { SentenceBoundaries } from '../sentence-boundaries.js'
export type { SentenceOptions } from '../sentence-options.js'
export { sentences } from '../sentences.js'
export { type SplitSentencesOptions, splitSentences } from '../split-sentences.js'
