import {
  type Judge,
  judgeByDocuments,
  judgeByQuestions,
  meanScores,
  pseudoQuestions,
  type Scores,
  type Tuning,
  tune,
} from 'ashlar/evaluate'
import type { TuneValues } from '../commands/tune-options.js'
import { cacheFolder } from '../evaluating/cache-folder.js'
import type { Configuration } from '../evaluating/configuration.js'
import { type Measured, measureConfiguration } from '../evaluating/measured.js'
import { type PreparedBench, prepareBench } from '../evaluating/prepare-bench.js'
import type { Host } from '../host.js'
import type { Report } from '../report.js'
import type { ShareProgress } from '../share-progress.js'
import { ScoreCache } from './score-cache.js'
import { scoreKey } from './score-key.js'
import { comparableBaseline, fixedOptions, searchSpace } from './search-space.js'
import { type Use, uses } from './uses.js'

/** What a tuning is asked for. */
export interface TuningRequest {
  readonly operands: readonly string[]
  readonly values: TuneValues
  /** The settings to beat. */
  readonly against: Configuration
  readonly host: Host
  readonly report: Report
  readonly progress: ShareProgress
}

/** What candidates were judged by; pseudo-questions and documents are weaker evidence than questions. */
export type Evidence = 'questions' | 'pseudo-questions' | 'documents'

/** What was found, with all that a page or a table shows of it. */
export interface Tuned {
  /** The corpus as it was given. */
  readonly operands: readonly string[]
  readonly use: Use
  /** What sizes were tried. */
  readonly sizes: readonly number[]
  readonly evidence: Evidence
  readonly bench: PreparedBench
  readonly candidates: number
  readonly tuning: Tuning<Configuration>
  /** The baseline, then the finalists, best first. */
  readonly measured: readonly Measured[]
  readonly seed: number
}

/** Searches for the best settings for a corpus. Throws as {@link prepareBench} does, and what an embedder fails with. */
export async function runTuning(request: TuningRequest): Promise<Tuned> {
  const { operands, values, against, host, report, progress } = request
  const { seed, budget } = values
  const use = uses[values.use]
  const tokenizer = values.tokenizer ?? against.values.tokenizer
  const bench = await prepareBench({
    operands,
    values: { ...values, tokenizer },
    questions: values.questions,
    cache: cacheFolder(values.cache, host),
    ask: (corpus) => (use.judging.by === 'questions' ? pseudoQuestions(corpus, { seed }) : []),
    host,
    report,
  })
  const evidence = evidenceOf(use, values.questions)
  if (evidence === 'pseudo-questions' && bench.questions.length === 0) {
    throw new Error(
      'the corpus has no headings and no paragraphs to make questions of: give some with --questions',
    )
  }
  const fixed = { ...fixedOptions(against.config), ...(tokenizer !== undefined && { tokenizer }) }
  const sizes = values.size ?? use.sizes(budget)
  const candidates = searchSpace(use, sizes, { corpus: bench.corpus, fixed })
  const baseline = comparableBaseline(against, sizes)
  for (const configuration of [baseline, candidates[0]!]) await bench.cutting.by(configuration)
  const tuning = await tune({
    candidates,
    baseline,
    groups: groupsOf(use, bench),
    judge: rememberedJudge(use, budget, bench, host),
    seed,
    onProgress: (share) => progress.show(0.9 * share, 'searching'),
  })
  const measured: Measured[] = []
  for (const { candidate } of [tuning.baseline, ...tuning.finalists]) {
    await progress.show(0.9 + 0.02 * measured.length, 'measuring what was found')
    measured.push(await measureConfiguration(candidate, bench))
  }
  return { operands, use, sizes, evidence, bench, candidates: candidates.length, tuning, measured, seed }
}

/** The means of a measured configuration over the questions that the search had not seen; over all where none are left. */
export function heldOutMeans({ use, tuning }: Pick<Tuned, 'use' | 'tuning'>, { scores }: Measured): Scores {
  const { heldOut } = tuning.cases
  const isTested = use.judging.by === 'questions' && heldOut.length > 0
  return meanScores(isTested ? heldOut.map((at) => scores[at]!) : scores)
}

function evidenceOf({ judging }: Use, questions: string | undefined): Evidence {
  if (judging.by === 'documents') return 'documents'
  return questions === undefined ? 'pseudo-questions' : 'questions'
}

function groupsOf({ judging }: Use, { corpus, questions }: PreparedBench): readonly string[] {
  return judging.by === 'documents'
    ? corpus.map(({ id }) => id)
    : questions.map(({ gold }) => gold[0]!.source)
}

function rememberedJudge(use: Use, budget: number, bench: PreparedBench, host: Host): Judge<Configuration> {
  const keyOf = scoreKey(use, budget, bench, host)
  return new ScoreCache(bench.cache).remembering(judgeOf(use, budget, bench), keyOf)
}

function judgeOf({ judging }: Use, budget: number, bench: PreparedBench): Judge<Configuration> {
  const { corpus, questions, retrieval } = bench
  const cutting = (candidate: Configuration) => bench.cutting.by(candidate)
  if (judging.by === 'documents') return judgeByDocuments(corpus, cutting, judging.objective)
  const objective = judging.objective(budget)
  return judgeByQuestions({ corpus, questions, cutting, objective, index: retrieval.index(questions) })
}
