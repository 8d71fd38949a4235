import type { Comparison } from 'ashlar/evaluate'
import { compare } from './comparison.js'
import {
  type Contender,
  chromaRecursive,
  contenders,
  langchain,
  ourBalanced,
  ourDefault,
  ourGreedy,
} from './contenders.js'
import { type Candidate, crossValidate, type FoldChoice } from './cross-validation.js'
import { type GoldSet, readAnswered, readChroma, readMeetings, readTopics } from './gold-sets.js'
import { type PublishedRow, publishedRows } from './published-rows.js'
import { type ScoredSet, scoreAt, scoreAtMean } from './scored-set.js'
import { type TopicAgreement, topicAgreement } from './topic-agreement.js'

/** Ours against theirs on one set, ours at the mean size of theirs. */
export interface SetComparison {
  readonly set: string
  /** The size setting of theirs. */
  readonly limit: number
  readonly ours: ScoredSet
  readonly theirs: ScoredSet
  readonly differences: readonly Comparison[]
}

/** Everything that stands on the page. */
export interface Results {
  readonly questions: number
  readonly published: readonly PublishedRow[]
  readonly chroma: Readonly<Record<'ours' | 'greedy' | 'balanced', readonly SetComparison[]>>
  readonly otherSets: readonly SetComparison[]
  readonly bySize: readonly { readonly size: number; readonly rows: readonly ScoredSet[] }[]
  readonly meetings: readonly ScoredSet[]
  readonly topics: readonly TopicAgreement[]
  readonly crossValidation: {
    readonly candidates: readonly Candidate[]
    readonly folds: readonly FoldChoice[]
  }
}

/** How much is measured: all of it takes some minutes. */
export interface Scope {
  readonly sizes: readonly number[]
  /** Whether a set of answers takes part. */
  readonly takes: (name: string) => boolean
}

/** Measures everything that the page shows. */
export async function measureAll(
  folder: string,
  { sizes, takes }: Scope,
  say: (what: string) => void,
): Promise<Results> {
  const chroma = readChroma(folder)
  say('published rows')
  const published = publishedRows(chroma, folder)
  say('the default against LangChain.js, on the texts of Chroma')
  const comparing = (contender: Contender) => compareOn([chroma], [140, 200, 290, 400], contender)
  const onChroma = {
    ours: await comparing(ourDefault),
    greedy: await comparing(ourGreedy),
    balanced: await comparing(ourBalanced),
  }
  say('the default against LangChain.js, on the other sets')
  const otherSets = await compareOn(
    readAnswered(folder).filter(({ name }) => takes(name)),
    [100, 200],
    ourDefault,
  )
  const bySize = []
  for (const size of sizes) {
    say(`all chunkers at ${size} tokens`)
    bySize.push({ size, rows: await scoreAll(chroma, size, contenders) })
  }
  say('meetings and topics')
  const few = [ourDefault, ourGreedy, ourBalanced, langchain, chromaRecursive]
  const meetings = await scoreAll(readMeetings(folder), 400, few)
  const topics = []
  for (const contender of few) topics.push(await topicAgreement(readTopics(folder), contender))
  say('cross-validation')
  const baselines = onChroma.ours.slice(0, 3).map(({ theirs }) => theirs)
  const crossValidation = await crossValidate(chroma, baselines)
  return {
    questions: chroma.questions.length,
    published,
    chroma: onChroma,
    otherSets,
    bySize,
    meetings,
    topics,
    crossValidation,
  }
}

async function scoreAll(set: GoldSet, size: number, all: readonly Contender[]): Promise<ScoredSet[]> {
  const rows: ScoredSet[] = []
  for (const contender of all) rows.push(await scoreAt(set, contender, size))
  return rows
}

async function compareOn(
  sets: readonly GoldSet[],
  limits: readonly number[],
  contender: Contender,
): Promise<SetComparison[]> {
  const comparisons: SetComparison[] = []
  for (const set of sets) {
    for (const limit of limits) {
      const theirs = await scoreAt(set, langchain, limit)
      const ours = await scoreAtMean(set, contender, theirs.meanSize)
      comparisons.push({ set: set.name, limit, ours, theirs, differences: compare(ours, theirs) })
    }
  }
  return comparisons
}
