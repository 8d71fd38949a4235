import { differenceWords } from '../evaluating/comparison-words.js'
import { measuredRecord } from '../evaluating/measured-record.js'
import { countOf, percent } from '../outputs/figures.js'
import { textTable } from '../outputs/text-table.js'
import { recommendedCommand, recommendedConfig } from './recommended-config.js'
import { heldOutMeans, type Tuned } from './run-tuning.js'
import { evidenceNouns, evidenceWords, verdictWords } from './verdict-words.js'

/** What tuning found, for people: the recommended settings as a command, what speaks for them, and a table. */
export function tunedText(tuned: Tuned): string {
  const { tuning, candidates, use } = tuned
  const { search, heldOut } = tuning.cases
  return [
    `${evidenceWords(tuned)}\n`,
    `Tried ${countOf(candidates, 'configuration')} on ${countOf(search.length, evidenceNouns[tuned.evidence])}; the best were tested on the other ${heldOut.length}.\n`,
    `Score: ${use.judging.score}.\n\n`,
    `${tunedTable(tuned)}\n`,
    `Recommended:\n  ${recommendedCommand(tuned)}\n\n`,
    `${verdictWords(tuned)}\n`,
  ].join('')
}

/** The baseline and the finalists: scores, and what else differs between them. */
function tunedTable(tuned: Tuned): string {
  const { tuning, measured, bench } = tuned
  const hasQuestions = bench.questions.length > 0
  const budgets = hasQuestions ? bench.budgets : []
  const head = [
    '',
    'search',
    'held out',
    'difference',
    ...budgets.map((budget) => `recall@${budget}`),
    ...(hasQuestions ? ['omega'] : []),
    'tokens',
    'chunks',
  ]
  const rows = [tuning.baseline, ...tuning.finalists].map((finalist, at) => {
    const means = heldOutMeans(tuned, measured[at]!)
    const { comparison } = finalist
    return [
      finalist.candidate.name,
      percent(finalist.searched.mean),
      comparison === undefined ? '–' : percent(finalist.heldOut.mean),
      at === 0 || comparison === undefined ? '' : differenceWords(comparison),
      ...budgets.map((_, index) => percent(means.withinBudget[index]!.recall)),
      ...(hasQuestions ? [percent(means.omega)] : []),
      measured[at]!.sizes.mean.toFixed(1),
      String(measured[at]!.sizes.count),
    ]
  })
  return textTable([head, ...rows])
}

/** What tuning found, for programs. Shares are from 0 to 1. */
export function tunedJson(tuned: Tuned): string {
  const { tuning, measured, bench, evidence, candidates, seed } = tuned
  const record = {
    recommended: recommendedConfig(tuned),
    verdict: tuning.verdict,
    evidence,
    documents: bench.corpus.length,
    questions: bench.questions.length,
    searched: tuning.cases.search.length,
    heldOut: tuning.cases.heldOut.length,
    candidates,
    seed,
    retrieval: bench.retrieval.name,
    score: tuned.use.judging.score,
    configurations: [tuning.baseline, ...tuning.finalists].map(({ searched, heldOut, comparison }, at) => ({
      ...measuredRecord(measured[at]!),
      searchScore: searched.mean,
      heldOutScore: heldOut.mean,
      comparison,
    })),
    rungs: tuning.rungs.map(({ cases, trials }) => ({
      cases: cases.length,
      trials: trials.map(({ candidate, mean }) => ({ config: candidate.config, mean })),
    })),
  }
  return `${JSON.stringify(record, undefined, 2)}\n`
}
