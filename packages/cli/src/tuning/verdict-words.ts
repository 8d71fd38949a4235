import { fewestToSplit } from 'ashlar/evaluate'
import { intervalWords } from '../evaluating/comparison-words.js'
import { countOf, points } from '../outputs/figures.js'
import type { Evidence, Tuned } from './run-tuning.js'

/** What was judged by, as the noun that is counted. */
export const evidenceNouns: Readonly<Record<Evidence, string>> = {
  questions: 'question',
  'pseudo-questions': 'pseudo-question',
  documents: 'document',
}

/** What candidates were judged by, in one sentence, and how much that is worth. */
export function evidenceWords({ evidence, bench }: Tuned): string {
  const { corpus, questions, retrieval } = bench
  const documents = countOf(corpus.length, 'document')
  if (evidence === 'questions') {
    return `Judged by ${countOf(questions.length, 'question')} on ${documents}, found by ${retrieval.name}.`
  }
  if (evidence === 'documents') {
    return `Judged by how the chunks of ${documents} look, not by questions: weaker evidence, good for a start.`
  }
  return (
    `Judged by ${countOf(questions.length, 'pseudo-question')}, made of the headings and first sentences of ${documents}, ` +
    `found by ${retrieval.name}: weaker evidence than questions that people ask (--questions).`
  )
}

/** Whether what was found beats the baseline on what the search has not seen, in plain words. */
export function verdictWords({ tuning, evidence }: Tuned): string {
  const { verdict, cases, baseline, finalists } = tuning
  const noun = evidenceNouns[evidence]
  const count = countOf(cases.heldOut.length, `held-out ${noun}`)
  const than = baseline.candidate.name === 'default' ? 'the default' : baseline.candidate.name
  const { comparison } = finalists[0]!
  if (comparison === undefined) {
    return (
      `With ${countOf(cases.search.length, noun)} nothing can be held out to test what was found: it may be luck, so ` +
      `${than} is recommended. At least ${fewestToSplit} are needed, and 100 or more show something.`
    )
  }
  const by = `${points(comparison.difference)} points (${intervalWords(comparison)})`
  if (verdict === 'better') return `Better than ${than} on ${count} that the search has not seen: ${by}.`
  if (verdict === 'maybe') {
    return `Ahead of ${than} on ${count} that the search has not seen, but that many cannot show that it is more than chance: ${by}.`
  }
  return `Nothing that was tried beats ${than}: the best of the search has ${by} on ${count} that it had not seen.`
}
