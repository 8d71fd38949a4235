import type { Comparison } from 'ashlar/evaluate'
import { counted, countOf, percent } from '../outputs/figures.js'
import { textTable } from '../outputs/text-table.js'
import { comparisonWords } from './comparison-words.js'
import type { Configuration } from './configuration.js'
import type { Bench, Measured } from './measured.js'
import { measuredRecord } from './measured-record.js'

/** A configuration against the first one. */
export interface Compared {
  readonly first: Configuration
  readonly second: Configuration
  /** By the mean recall within all budgets. */
  readonly recall: Comparison
  readonly omega: Comparison
  readonly withinBudget: readonly (Comparison & { readonly budget: number })[]
}

/** What `ashlar evaluate` found. */
export interface Evaluation {
  readonly bench: Bench
  readonly measured: readonly Measured[]
  readonly compared: readonly Compared[]
}

/** An evaluation for people: what it was about, a table, and a sentence or two for each comparison. */
export function evaluationText({ bench, measured, compared }: Evaluation): string {
  const { corpus, questions, retrieval } = bench
  const about = `${countOf(questions.length, 'question')} on ${countOf(corpus.length, 'document')}, found by ${retrieval.name}`
  const sentences = compared.flatMap((one) => comparedWords(one, questions.length))
  return `${about}\n\n${measuredTable(bench.budgets, measured)}\n${legend(bench.budgets)}${sentences.join('')}`
}

/** The scores of configurations as a table. */
export function measuredTable(budgets: readonly number[], measured: readonly Measured[]): string {
  const head = [
    '',
    ...budgets.map((budget) => `recall@${budget}`),
    'omega',
    'whole',
    'tokens',
    'spread',
    'chunks',
  ]
  const rows = measured.map(({ configuration, means, sizes }) => [
    configuration.name,
    ...means.withinBudget.map(({ recall }) => percent(recall)),
    percent(means.omega),
    percent(means.whole),
    sizes.mean.toFixed(1),
    sizes.deviation.toFixed(1),
    counted(sizes.count),
  ])
  return textTable([head, ...rows])
}

function legend(budgets: readonly number[]): string {
  return (
    `recall@${budgets.at(-1)}: per cent of the passages found within so many tokens. omega: of the chunks that meet a passage, how\n` +
    'many per cent are passage; higher for smaller chunks. whole: per cent of the passages that are inside one chunk.\n' +
    'tokens and spread: the mean size of chunks and its standard deviation.\n'
  )
}

function comparedWords({ first, second, recall, omega }: Compared, count: number): readonly string[] {
  const names = { first: second.name, second: first.name, count, noun: 'question' }
  return [
    `\n${comparisonWords(recall, { ...names, score: 'mean recall within the budgets' })}\n`,
    `${comparisonWords(omega, { ...names, score: 'omega' })}\n`,
  ]
}

/** An evaluation for programs. Shares are from 0 to 1. */
export function evaluationJson({ bench, measured, compared }: Evaluation): string {
  const { corpus, questions, retrieval, budgets } = bench
  const record = {
    documents: corpus.length,
    questions: questions.length,
    retrieval: retrieval.name,
    budgets,
    configurations: measured.map(measuredRecord),
    comparisons: compared.map(({ first, second, ...comparisons }) => ({
      first: second.name,
      second: first.name,
      ...comparisons,
    })),
  }
  return `${JSON.stringify(record, undefined, 2)}\n`
}
