import { differenceWords } from '../evaluating/comparison-words.js'
import { inWords } from '../evaluating/configuration.js'
import { counted, percent } from '../outputs/figures.js'
import { heldOutMeans, type Tuned } from '../tuning/run-tuning.js'
import { html, type Markup } from './markup.js'

/** The baseline and the finalists, with all that differs between them. */
export function finalistsTable(tuned: Tuned): Markup {
  const { tuning, measured, bench } = tuned
  const hasQuestions = bench.questions.length > 0
  const budgets = hasQuestions ? bench.budgets : []
  const heads = [
    'Settings',
    'Search',
    'Held out',
    'Difference',
    ...budgets.map((budget) => `Recall ${counted(budget)}`),
    ...(hasQuestions ? ['Omega', 'Whole'] : []),
    'Chunks',
    'Tokens',
    'Spread',
    'Repeated',
    'At sentences',
  ]
  const rows = [tuning.baseline, ...tuning.finalists].map((finalist, at) => {
    const { candidate, searched, heldOut, comparison } = finalist
    const one = measured[at]!
    const means = heldOutMeans(tuned, one)
    const cells = [
      percent(searched.mean),
      comparison === undefined ? '–' : percent(heldOut.mean),
      at === 0 || comparison === undefined ? '–' : differenceWords(comparison),
      ...means.withinBudget.slice(0, budgets.length).map(({ recall }) => percent(recall)),
      ...(hasQuestions ? [percent(means.omega), percent(means.whole)] : []),
      counted(one.sizes.count),
      one.sizes.mean.toFixed(1),
      one.sizes.deviation.toFixed(1),
      percent(one.repeated),
      percent(one.atSentences),
    ]
    const isRecommended = candidate === tuning.recommended
    return html`<tr class="${isRecommended ? 'recommended' : ''}"><th scope="row">${inWords(candidate)}${isRecommended ? ' (recommended)' : ''}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`
  })
  return html`<div class="scroll"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>
<p class="soft">Search, held out, difference: the score. ${hasQuestions ? 'Recall within so many tokens, omega, and passages whole inside one chunk: on held-out questions. ' : ''}Chunks, their mean tokens and the spread of these; what of their text is repeated; how many end with a sentence. All but these counts in per cent.</p>`
}

/** All that was tried, rung by rung. */
export function rungTables({ tuning }: Tuned): Markup {
  const rungs = tuning.rungs.map(({ cases, trials }, at) => {
    const rows = trials.map(
      ({ candidate, mean }) =>
        html`<tr><th scope="row">${inWords(candidate)}</th><td>${percent(mean)}</td></tr>`,
    )
    return html`<details><summary>Round ${at + 1}: ${trials.length} configurations, ${cases.length} cases</summary><div class="scroll"><table><thead><tr><th scope="col">Settings</th><th scope="col">Score</th></tr></thead><tbody>${rows}</tbody></table></div></details>`
  })
  return html`<p>All were judged by a few cases, the better ones by twice as many, and so on.</p>${rungs}`
}
