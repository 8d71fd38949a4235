import { refusal } from '../../refusal.js'
import type { Source } from '../../source/source.js'
import type { Question } from '../question.js'

/**
 * Refuses questions without gold, and with a corpus also gold that is not in it: their scores would say nothing.
 *
 * @throws AshlarError `invalid-option`
 */
export function refuseLostGold(questions: readonly Question[], corpus?: readonly Source[]): void {
  const lengths = corpus && lengthsOf(corpus)
  for (const { id, gold } of questions) {
    const question = `question ${JSON.stringify(id)}`
    if (gold.length === 0) throw refusal(`${question} without gold`, 'one passage or more that answers it')
    for (const { source, start, end } of gold) {
      const length = lengths === undefined ? Infinity : lengths.get(source)
      if (length === undefined) {
        throw refusal(`${question}: the source ${JSON.stringify(source)}`, 'the id of a source of the corpus')
      }
      if (!(start >= 0 && end > start && end <= length)) {
        throw refusal(
          `${question}: gold from ${start} to ${end}`,
          `a range inside of ${JSON.stringify(source)}`,
        )
      }
    }
  }
}

function lengthsOf(corpus: readonly Source[]): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>()
  for (const { id = '', text } of corpus) {
    if (lengths.has(id))
      throw refusal(`two sources with the id ${JSON.stringify(id)}`, 'an id of its own for each')
    lengths.set(id, text.length)
  }
  return lengths
}
