import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Question, readQuestions } from 'ashlar/evaluate'
import { faultOf } from '../inputs/file-fault.js'
import type { Report } from '../report.js'
import { UsageError } from '../usage-error.js'
import { type Corpus, relativeNames } from './corpus.js'

/** More faults of one file than this are counted, not told. */
const mostFaultsTold = 20

/** A file of questions, and the corpus that they are about. */
export interface QuestionReading {
  /** As it was given. */
  readonly path: string
  readonly cwd: string
  readonly corpus: Corpus
  readonly operands: readonly string[]
  readonly report: Report
}

/**
 * Reads questions about a corpus. Sources may be named as in chunks (`docs/a.md`) or relative to the folder (`a.md`).
 * Each line that cannot be used is a fault in the report, with its number.
 *
 * @throws UsageError when the file cannot be read
 * @throws Error when no question is left
 */
export function readQuestionsAbout(reading: QuestionReading): readonly Question[] {
  const { path, cwd, corpus, operands, report } = reading
  let lines: string
  try {
    lines = readFileSync(resolve(cwd, path), 'utf8')
  } catch (error) {
    throw new UsageError(`--questions ${path}: ${faultOf(error)}`)
  }
  const texts = new Map(corpus.map(({ id, text }) => [id, text]))
  const { questions, faults } = readQuestions(lines, texts, { names: relativeNames(corpus, operands) })
  for (const { line, problem } of faults.slice(0, mostFaultsTold)) report.fault(`${path}:${line}: ${problem}`)
  if (faults.length > mostFaultsTold) {
    report.fault(`${path}: ${faults.length - mostFaultsTold} more lines cannot be used`)
  }
  if (questions.length === 0) throw new Error(`${path}: no question that can be used`)
  return questions
}
