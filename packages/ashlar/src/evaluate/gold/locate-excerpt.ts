import type { GoldSpan } from '../question.js'

/**
 * Where an excerpt stands, word for word, in the only place it does.
 *
 * @returns the place, or why there is none in words, to be read after "the excerpt"
 */
export function locateExcerpt(
  excerpt: string,
  sources: Iterable<readonly [id: string, text: string]>,
): GoldSpan | string {
  let found: GoldSpan | undefined
  for (const [source, text] of sources) {
    for (let start = text.indexOf(excerpt); start !== -1; start = text.indexOf(excerpt, start + 1)) {
      if (found !== undefined) {
        const where = found.source === source ? `twice in ${source}` : `in ${found.source} and in ${source}`
        return `stands ${where}: give its start and end`
      }
      found = { source, start, end: start + excerpt.length }
    }
  }
  return found ?? 'is not in the corpus, word for word'
}
