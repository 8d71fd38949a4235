import { countWithin, type QuestionScores } from 'ashlar/evaluate'
import type { EvaluatedChunk } from '../evaluating/corpus-cutting.js'
import { type Bench, type Measured, recallOf } from '../evaluating/measured.js'
import { percent } from '../outputs/figures.js'
import { markedText } from './marked-text.js'
import { html, type Markup } from './markup.js'

/** How many questions are shown. */
const most = 8

/** How many chunks that were found first are shown of a question. */
const foundShown = 3

/** How many chunks that hold the passage are shown of a question. */
const goldShown = 3

/** The questions whose passages were found least, with the chunks that hold the passages and those that were found first. */
export function worstQuestions(measured: Measured, bench: Bench): Markup {
  const worst = measured.scores
    .filter((one) => recallOf(one) < 1)
    .sort((a, b) => recallOf(a) - recallOf(b))
    .slice(0, most)
  if (worst.length === 0) return html`<p>Every passage was found within the smallest budget.</p>`
  return html`${worst.map((one) => questionCard(one, measured.chunks, bench))}`
}

function questionCard(scores: QuestionScores, chunks: readonly EvaluatedChunk[], bench: Bench): Markup {
  const { question, ranked, withinBudget } = scores
  const budget = bench.budgets.at(-1)!
  const within = countWithin(
    ranked.map((at) => chunks[at]!),
    budget,
  )
  const holding = chunks.flatMap((chunk, at) =>
    question.gold.some((gold) => meets(chunk, gold)) ? [at] : [],
  )
  const card = (at: number) => chunkCard(chunks[at]!, { at, ranked, within, budget, question, bench })
  const found = withinBudget.map(({ budget, recall }) => `${percent(recall)} % within ${budget}`).join(', ')
  return html`<section class="question"><h3 dir="auto">${question.text}</h3>
<p class="soft">Found of its passages: ${found} tokens. Question ${question.id}.</p>
${holding.slice(0, goldShown).map(card)}${holding.length > goldShown ? html`<p class="soft">and ${holding.length - goldShown} more chunks that hold a part</p>` : undefined}
<details><summary>What was found first</summary>${ranked.slice(0, foundShown).map(card)}${ranked.length === 0 ? html`<p>Nothing: no word of the question is in the corpus.</p>` : undefined}</details>
</section>`
}

/** Where a chunk stands among what was found for a question. */
interface Found {
  readonly at: number
  readonly ranked: readonly number[]
  /** How many of the ranked ones fit into the budget. */
  readonly within: number
  readonly budget: number
  readonly question: QuestionScores['question']
  readonly bench: Bench
}

function chunkCard(chunk: EvaluatedChunk, { at, ranked, within, budget, question, bench }: Found): Markup {
  const rank = ranked.indexOf(at)
  const place =
    rank === -1
      ? `not among the first ${ranked.length}`
      : `rank ${rank + 1}${rank < within ? '' : `, beyond ${budget} tokens`}`
  const text = bench.corpus.find(({ id }) => id === chunk.source)!.text
  const passages = question.gold.filter(({ source }) => source === chunk.source)
  const isGold = passages.some((gold) => meets(chunk, gold))
  return html`<div class="chunk ${isGold ? 'gold' : ''}"><p class="where">${isGold ? 'Holds the passage: ' : ''}${place} · ${chunk.source} [${chunk.start}, ${chunk.end}) · ${chunk.size} tokens</p>
<p class="text" dir="auto">${markedText(text, chunk, passages)}</p></div>`
}

function meets(chunk: EvaluatedChunk, gold: { source: string; start: number; end: number }): boolean {
  return chunk.source === gold.source && chunk.start < gold.end && gold.start < chunk.end
}
