import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Configuration } from '../evaluating/configuration.js'
import { contentHash } from '../evaluating/content-hash.js'
import type { PreparedBench } from '../evaluating/prepare-bench.js'
import type { Host } from '../host.js'
import { version } from '../version.js'
import type { Use } from './uses.js'

/** Gives for a configuration all that its scores depend on, as a key: change any of it, and nothing old is taken for it. */
export function scoreKey(
  { judging }: Use,
  budget: number,
  { corpus, questions, retrieval, tokens }: PreparedBench,
  { cwd }: Host,
): (candidate: Configuration) => string {
  const shared = contentHash(
    version(),
    contentHash(...corpus.flatMap(({ id, text }) => [id, text])),
    judging.by === 'questions'
      ? JSON.stringify([questions, judging.objective(budget)])
      : JSON.stringify(judging),
    retrieval.key,
    tokenizerKey(tokens.tokenizer, cwd),
  )
  return ({ config }) => `${shared} ${JSON.stringify(config)}`
}

/** The name of a tokenizer, or of one in a file what it holds. */
function tokenizerKey(tokenizer: string | undefined, cwd: string): string {
  if (tokenizer === undefined) return ''
  const path = resolve(cwd, tokenizer)
  if (!existsSync(path)) return tokenizer
  const file = statSync(path).isDirectory() ? join(path, 'tokenizer.json') : path
  return existsSync(file) ? contentHash(readFileSync(file, 'utf8')) : tokenizer
}
