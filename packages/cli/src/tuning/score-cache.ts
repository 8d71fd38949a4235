import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Judge } from 'ashlar/evaluate'
import { contentHash } from '../evaluating/content-hash.js'

/**
 * Scores that were worked out before, in a file that grows as work is finished: a run that was interrupted goes on where it
 * was. Keys are hashes of all that a score depends on.
 */
export class ScoreCache {
  readonly #path: string | undefined
  readonly #scores = new Map<string, readonly number[]>()

  /** @param folder where the file is; without one scores are kept in memory only */
  constructor(folder: string | undefined) {
    this.#path = folder === undefined ? undefined : join(folder, 'scores.jsonl')
    if (this.#path === undefined || !existsSync(this.#path)) return
    for (const line of readFileSync(this.#path, 'utf8').split('\n')) this.#read(line)
  }

  /**
   * A judge that asks another only for what is not known.
   *
   * @param keyOf all that the scores of a candidate depend on, but for the cases
   */
  remembering<Candidate>(judge: Judge<Candidate>, keyOf: (candidate: Candidate) => string): Judge<Candidate> {
    return async (candidate, cases) => {
      const key = contentHash(keyOf(candidate), cases.join())
      const known = this.#scores.get(key)
      if (known !== undefined) return known
      const scores = await judge(candidate, cases)
      this.#scores.set(key, scores)
      // A line end first: a line that a killed run left half written spoils itself only.
      if (this.#path !== undefined) appendFileSync(this.#path, `\n${JSON.stringify({ key, scores })}`)
      return scores
    }
  }

  #read(line: string): void {
    try {
      const { key, scores } = JSON.parse(line) as { readonly key: string; readonly scores: readonly number[] }
      this.#scores.set(key, scores)
    } catch {
      // An empty line, or half of one: that work is done again.
    }
  }
}
