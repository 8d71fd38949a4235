import * as ashlar from 'ashlar'
import * as evaluate from 'ashlar/evaluate'
import * as outline from 'ashlar/outline'
import * as sentences from 'ashlar/sentences'
import * as testing from 'ashlar/testing'
import { expect, test } from 'vitest'

const named = (module: object) => Object.keys(module).sort().join(' ')

test('the root entry exports these values and no others', () => {
  expect(named(ashlar)).toBe(
    [
      'AshlarError Positions balanced bytes characters chunk chunkIterator chunkRecord chunkSequence chunkStream chunkWith',
      'codePoints decodeStream decodeText fixed graphemeBoundaries graphemes greedy langchainSeparators lines lookAhead',
      'lookBehind nearest paragraph paragraphs plainSentences recursive sentence separator separators strengths subwords windows word',
      'wordBoundaries words',
    ].join(' '),
  )
})

test('ashlar/sentences exports these values and no others', () => {
  expect(named(sentences)).toBe('sentences splitSentences')
})

test('ashlar/testing exports these values and no others', () => {
  expect(named(testing)).toBe(
    'assertFaithful documents findBreaches limits marked measures packers pieces strategies',
  )
})

test('ashlar/outline exports this value and no others', () => {
  expect(named(outline)).toBe('OutlineBuilder')
})

test('ashlar/evaluate exports these values and no others', () => {
  expect(named(evaluate)).toBe(
    [
      'bm25 boundaryQuality coherence consistency cosine cosineSimilarity countWithin coverage documentScore embedTexts embeddingIndex',
      'evaluateCorpus fewestToSplit iouAt judgeByDocuments judgeByQuestions locateExcerpt meanScores ndcg objectiveScore pairedBootstrap pk precisionAt precisionOmega pseudoQuestions readQuestions',
      'recallAt recallWithinBudget reciprocalRankFusion redundancy rungSizes scoreChunks searchTerms stability successiveHalving tune wholeShare windowDiff',
    ].join(' '),
  )
})
