import type { Comparison } from 'ashlar/evaluate'
import { averagedAtMeans, averageOf, compareAveraged } from './averaged-scores.js'
import { compare } from './comparison.js'
import {
  type Contender,
  chromaRecursive,
  contenders,
  langchain,
  ourBalanced,
  ourDefault,
  ourGreedy,
  ourMarkdown,
} from './contenders.js'
import { type Candidate, crossValidate, type FoldChoice } from './cross-validation.js'
import {
  type GoldSet,
  readAnswered,
  readChroma,
  readMeetings,
  readTopics,
  withHeadings,
} from './gold-sets.js'
import { type PublishedRow, publishedRows } from './published-rows.js'
import { type ScoredSet, scoreAt, scoreAtMean } from './scored-set.js'
import { type TopicAgreement, topicAgreement } from './topic-agreement.js'
import { type GroundResults, measureVariants } from './variants.js'

/** Ours against theirs on one set, ours at the mean size of theirs. */
export interface SetComparison {
  readonly set: string
  /** The size setting of theirs. */
  readonly limit: number
  readonly ours: ScoredSet
  readonly theirs: ScoredSet
  readonly differences: readonly Comparison[]
}

/** Ours against theirs on one set at single limits, and over many. */
export interface ContenderComparison {
  readonly atLimits: readonly SetComparison[]
  readonly averaged: readonly Comparison[]
}

/** Everything that stands on the page. */
export interface Results {
  readonly questions: number
  readonly published: readonly PublishedRow[]
  readonly chroma: Readonly<Record<'recursive' | 'markdown' | 'greedy' | 'balanced', ContenderComparison>>
  readonly headed: readonly SetComparison[]
  readonly otherSets: Readonly<Record<'recursive' | 'markdown', readonly SetComparison[]>>
  readonly bySize: readonly { readonly size: number; readonly rows: readonly ScoredSet[] }[]
  readonly meetings: readonly ScoredSet[]
  readonly topics: readonly TopicAgreement[]
  readonly crossValidation: {
    readonly candidates: readonly Candidate[]
    readonly folds: readonly FoldChoice[]
  }
  readonly variants: readonly GroundResults[]
}

/** How much is measured: all of it takes some minutes. */
export interface Scope {
  readonly sizes: readonly number[]
  /** Whether a set of answers takes part. */
  readonly takes: (name: string) => boolean
}

/** The limits of LangChain.js over which differences are averaged. */
export const averagedLimits = [140, 155, 170, 185, 200, 220, 240, 265, 290] as const

type Say = (what: string) => void

/** Measures everything that the page shows. */
export async function measureAll(folder: string, { sizes, takes }: Scope, say: Say): Promise<Results> {
  const chroma = readChroma(folder)
  say('published rows')
  const published = publishedRows(chroma, folder)
  say('the defaults against LangChain.js, on the texts of Chroma')
  const theirs = await scoreAtLimits(chroma, averagedLimits)
  const comparing = async (contender: Contender): Promise<ContenderComparison> => ({
    atLimits: await compareOn([chroma], [140, 200, 290, 400], contender),
    averaged: compareAveraged(await averagedAtMeans(chroma, contender, meansOf(theirs)), averageOf(theirs)),
  })
  const onChroma = {
    recursive: await comparing(ourDefault),
    markdown: await comparing(ourMarkdown),
    greedy: await comparing(ourGreedy),
    balanced: await comparing(ourBalanced),
  }
  const headed = await compareOn([withHeadings(chroma)], [140, 200, 290, 400], ourMarkdown)
  say('the defaults against LangChain.js, on the other sets')
  const answered = readAnswered(folder).filter(({ name }) => takes(name))
  const otherSets = {
    recursive: await compareOn(answered, [100, 200], ourDefault),
    markdown: await compareOn(answered, [100, 200], ourMarkdown),
  }
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
  const crossValidation = await crossValidate(chroma, averageOf(theirs), meansOf(theirs))
  return {
    questions: chroma.questions.length,
    published,
    chroma: onChroma,
    headed,
    otherSets,
    bySize,
    meetings,
    topics,
    crossValidation,
    variants: await measureAllVariants(folder, takes, say),
  }
}

/** Measures what was tried in place of the defaults. */
export async function measureAllVariants(
  folder: string,
  takes: Scope['takes'],
  say: Say,
): Promise<readonly GroundResults[]> {
  const chroma = readChroma(folder)
  const answered = readAnswered(folder).filter(({ name }) => takes(name))
  const fewer = averagedLimits.filter((_, index) => index % 2 === 0)
  const means = async (sets: readonly GoldSet[], limits: readonly number[]) =>
    Promise.all(sets.map(async (set) => meansOf(await scoreAtLimits(set, limits))))
  const headed = withHeadings(chroma)
  const results: GroundResults[] = []
  for (const ground of [
    { name: 'chroma', sets: [chroma], limits: fewer, of: 'recursive' },
    { name: 'the other sets', sets: answered, limits: [150], of: 'recursive' },
    { name: 'chroma', sets: [chroma], limits: fewer, of: 'markdown' },
    { name: headed.name, sets: [headed], limits: fewer, of: 'markdown' },
  ] as const)
    results.push(await measureVariants({ ...ground, means: await means(ground.sets, ground.limits) }, say))
  return results
}

async function scoreAtLimits(set: GoldSet, limits: readonly number[]): Promise<ScoredSet[]> {
  const scored: ScoredSet[] = []
  for (const limit of limits) scored.push(await scoreAt(set, langchain, limit))
  return scored
}

const meansOf = (scored: readonly ScoredSet[]) => scored.map(({ meanSize }) => meanSize)

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
