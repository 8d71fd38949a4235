export { type CorpusEvaluation, type EvaluatedCorpus, evaluateCorpus } from './evaluate-corpus.js'
export { locateExcerpt } from './gold/locate-excerpt.js'
export {
  type QuestionFault,
  type QuestionOptions,
  type ReadQuestions,
  readQuestions,
} from './gold/read-questions.js'
export { iouAt, precisionAt, recallAt } from './metrics/at-rank.js'
export {
  type BoundaryQuality,
  type BoundaryQualityOptions,
  boundaryQuality,
} from './metrics/boundary-quality.js'
export { type Coherence, type CoherenceOptions, coherence } from './metrics/coherence.js'
export { type Consistency, consistency } from './metrics/consistency.js'
export { coverage } from './metrics/coverage.js'
export type { MetricForm, MetricOptions } from './metrics/metric-form.js'
export { ndcg } from './metrics/ndcg.js'
export { precisionOmega } from './metrics/precision-omega.js'
export { countWithin, recallWithinBudget, type SizedSpan } from './metrics/recall-within-budget.js'
export { redundancy } from './metrics/redundancy.js'
export { type AgreementOptions, pk, windowDiff } from './metrics/segmentation-agreement.js'
export { stability } from './metrics/stability.js'
export { wholeShare } from './metrics/whole-share.js'
export { type BootstrapOptions, type Comparison, pairedBootstrap } from './paired-bootstrap.js'
export type { GoldSpan, Question } from './question.js'
export { type Bm25Options, bm25 } from './retrieval/bm25.js'
export { cosine, cosineSimilarity } from './retrieval/cosine.js'
export {
  type Embedder,
  type EmbedOptions,
  embedTexts,
  type Vector,
  type VectorStore,
} from './retrieval/embed-texts.js'
export { embeddingIndex } from './retrieval/embedding-index.js'
export { type FusionOptions, reciprocalRankFusion } from './retrieval/reciprocal-rank-fusion.js'
export type { Retriever } from './retrieval/retriever.js'
export { searchTerms } from './retrieval/search-terms.js'
export {
  meanScores,
  type QuestionScores,
  type ScoreOptions,
  type Scores,
  scoreChunks,
} from './score-chunks.js'
export type { SourceSpan } from './source-span.js'
export { type DocumentObjective, documentScore, judgeByDocuments } from './tune/judge-documents.js'
export {
  type Cutting,
  type JudgedChunk,
  judgeByQuestions,
  type QuestionJudging,
} from './tune/judge-questions.js'
export { type Objective, objectiveScore } from './tune/objective.js'
export { type PseudoQuestionOptions, pseudoQuestions } from './tune/pseudo-questions.js'
export { fewestToSplit, type SplitCases } from './tune/split-cases.js'
export {
  type HalvingOptions,
  type Judge,
  type Rung,
  type RungSize,
  rungSizes,
  successiveHalving,
  type Trial,
} from './tune/successive-halving.js'
export { type Finalist, type TuneOptions, type Tuning, tune, type Verdict } from './tune/tune.js'
