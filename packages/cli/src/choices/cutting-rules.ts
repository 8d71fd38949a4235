import { type ChunkOptions, chunk, type Measure } from 'ashlar'
import type { Host } from '../host.js'
import { asUsageError, withUsageErrors } from '../library-refusal.js'
import { Report } from '../report.js'
import { UsageError } from '../usage-error.js'
import { closestCodeLanguage, isCodeLanguage } from './code-strategy.js'
import type { CuttingValues } from './cutting-options.js'
import { packers } from './packers.js'
import { type StrategyGiven, sentencesOf } from './strategies.js'
import { type StrategyChooser, strategyChooser } from './strategy-chooser.js'
import { units } from './units.js'

/**
 * The options as the library takes them, and the strategy for each document.
 *
 * @param measure what sizes are counted by, where it is at hand; to load a vocabulary takes longer than to cut a document
 * @throws UsageError for options that do not go together or that the library refuses
 */
export async function cuttingRules(
  values: CuttingValues,
  host: Host,
  measure?: Measure,
): Promise<CuttingRules> {
  const { size, overlap, min, trim, breaks, language, separator, tokenizer, select, ignore, render, header } =
    values
  if (separator !== undefined && values.strategy !== 'separators') {
    throw new UsageError('--separator: wanted together with --strategy separators')
  }
  if (tokenizer !== undefined && values.unit !== 'tokens' && values.strategy !== 'token') {
    throw new UsageError(`--tokenizer: wanted together with --unit tokens, not ${values.unit}`)
  }
  if (values.as !== undefined && values.strategy !== 'auto') {
    throw new UsageError(`--as: wanted together with --strategy auto, not ${values.strategy}`)
  }
  const options = withUsageErrors(() => ({
    size,
    overlap: overlapBy(overlap, language),
    trim,
    ...(min !== undefined && { min }),
    ...(breaks !== undefined && { breaks }),
    ...(values.packer !== undefined && { packer: packers[values.packer]() }),
  }))
  // What is wrong here is told before a vocabulary is loaded.
  withUsageErrors(() => chunk('', options))
  const selector = select !== undefined ? '--select' : ignore !== undefined ? '--ignore' : undefined
  if (render === 'html' && selector !== undefined) {
    throw new UsageError(`${selector}: wanted together with --render text or markdown, not html`)
  }
  const page: StrategyGiven['page'] = {
    as: render ?? (selector === undefined ? 'html' : 'text'),
    ...(select !== undefined && { select }),
    ...(ignore !== undefined && { ignore }),
  }
  const note = (line: string) => new Report(host.stderr).note(line)
  const given = { language, separators: separator, tokenizer, header, cwd: host.cwd, page, note }
  const isCode = language !== undefined && isCodeLanguage(language)
  const chosen = values.as ?? (isCode && values.strategy === 'auto' ? 'code' : values.strategy)
  const strategyFor = strategyChooser(chosen, given)
  // A name or language that is refused is wrong usage, not the fault of the first document.
  if (chosen !== 'code') checkLanguage(given, values.strategy)
  // The language of code may be told by the document.
  if (chosen !== 'auto' && (chosen !== 'code' || language !== undefined))
    await strategyFor('', '').catch((error) => Promise.reject(asUsageError(error)))
  return { options: { ...options, measure: measure ?? (await units[values.unit](given)) }, strategyFor }
}

/** Sentences are repeated by the rules of their language, where that is known and the strategy has none of its own. */
function overlapBy(
  overlap: CuttingValues['overlap'],
  language: string | undefined,
): NonNullable<ChunkOptions['overlap']> {
  if (typeof overlap !== 'object') return overlap
  const isProse = language === undefined || !isCodeLanguage(language)
  return { ...overlap, by: sentencesOf({ language: isProse ? language : undefined }) }
}

/**
 * @throws UsageError for a language without rules for sentences; with `auto` it names the programming language that it may
 * stand for
 */
function checkLanguage(given: StrategyGiven, strategy: CuttingValues['strategy']): void {
  try {
    sentencesOf(given)
  } catch (error) {
    const near = strategy === 'auto' ? closestCodeLanguage(given.language ?? '') : undefined
    if (near === undefined) throw asUsageError(error)
    throw new UsageError(
      `--language ${given.language}: did you mean ${near}? ashlar languages lists those of programs`,
    )
  }
}

/** How to cut, but for the strategy, and which strategy a document is cut by. */
export interface CuttingRules {
  readonly options: ChunkOptions
  readonly strategyFor: StrategyChooser
}
