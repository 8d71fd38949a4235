import type { Question } from 'ashlar/evaluate'
import { units } from '../choices/units.js'
import type { Host } from '../host.js'
import type { evaluationOptions } from '../options/evaluation-options.js'
import type { OptionValues } from '../options/option.js'
import type { Report } from '../report.js'
import { type Corpus, readCorpus } from './corpus.js'
import { CorpusCutting, type TokenCount } from './corpus-cutting.js'
import { type Bench, budgetsOf } from './measured.js'
import { readQuestionsAbout } from './questions.js'
import { loadRetrieval } from './retrieval.js'

/** What a command line says about the corpus and how chunks are judged. */
export interface BenchRequest {
  readonly operands: readonly string[]
  readonly values: OptionValues<typeof evaluationOptions>
  /** The file of questions. Without one `ask` gives them. */
  readonly questions: string | undefined
  readonly ask?: (corpus: Corpus) => readonly Question[]
  /** The folder in which finished work is kept, if any. */
  readonly cache: string | undefined
  readonly host: Host
  readonly report: Report
}

/** A bench with the folder in which finished work is kept, if any. */
export interface PreparedBench extends Bench {
  readonly cache: string | undefined
  readonly tokens: TokenCount
}

/**
 * Reads the corpus and the questions, loads the tokenizer and the embedder.
 *
 * @throws UsageError for what is refused of the options
 * @throws Error for an empty corpus, or when no question can be used
 */
export async function prepareBench(request: BenchRequest): Promise<PreparedBench> {
  const { operands, values, cache, host, report, ask = () => [] } = request
  const { tokenizer } = values
  const retrieval = await loadRetrieval(values, host, cache)
  const tokens = { tokenizer, measure: await units.tokens({ tokenizer, cwd: host.cwd }) }
  const corpus = await readCorpus({ operands, invalid: values.invalid, host, report })
  const questions =
    request.questions === undefined
      ? ask(corpus)
      : readQuestionsAbout({ path: request.questions, cwd: host.cwd, corpus, operands, report })
  const cutting = new CorpusCutting({ corpus, tokens, host, report })
  return { corpus, questions, cutting, retrieval, budgets: budgetsOf(values.budget), cache, tokens }
}
