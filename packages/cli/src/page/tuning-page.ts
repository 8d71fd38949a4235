import { inWords } from '../evaluating/configuration.js'
import { countOf, percent } from '../outputs/figures.js'
import { recommendedCommand, recommendedConfig } from '../tuning/recommended-config.js'
import type { Tuned } from '../tuning/run-tuning.js'
import type { Sweep, SweepPoint } from '../tuning/size-sweep.js'
import { evidenceNouns, evidenceWords, verdictWords } from '../tuning/verdict-words.js'
import { version } from '../version.js'
import { finalistsTable, rungTables } from './finalists-table.js'
import { histograms } from './histogram.js'
import { intervalPlot } from './interval-plot.js'
import { linePlot, plotLegend } from './line-plot.js'
import { html, type Markup } from './markup.js'
import { page } from './page.js'
import { worstQuestions } from './worst-questions.js'

/** What `ashlar tune` found, as a page of HTML. */
export function tuningPage(tuned: Tuned, sweeps: readonly Sweep[]): string {
  const { tuning, use, bench, seed, candidates } = tuned
  const { search, heldOut } = tuning.cases
  const config = recommendedConfig(tuned)
  return page(
    'How to chunk this corpus',
    html`<header><h1>How to chunk this corpus</h1>
<p class="soft">${countOf(bench.corpus.length, 'document')}${bench.questions.length > 0 ? `, ${countOf(bench.questions.length, 'question')}` : ''}; ${use.about}</p></header>
<main>
<p class="verdict ${tuning.verdict}">${verdictWords(tuned)}</p>
<h2>Recommended</h2>
<pre><code>${recommendedCommand(tuned)}</code></pre>
<pre><code>${JSON.stringify(config, undefined, 2)}</code></pre>
<h2>How the best did</h2>
<p>${evidenceWords(tuned)} ${countOf(candidates, 'configuration')} were tried on ${countOf(search.length, evidenceNouns[tuned.evidence])} by successive halving; the best were then tested on the other ${heldOut.length}, which the search had not seen. Score: ${use.judging.score}.</p>
${finalistsTable(tuned)}
${intervals(tuned)}
${sizesPart(tuned, sweeps)}
<h2>How large the chunks are</h2>
${sizeHistograms(tuned)}
${questionsPart(tuned)}
<h2>The search</h2>
${rungTables(tuned)}
</main>
<footer><p class="soft">Made by ashlar ${version()}, seed ${seed}, tokens of ${bench.tokens.tokenizer ?? 'o200k_base'}.</p></footer>`,
  )
}

function intervals({ tuning }: Tuned): Markup | undefined {
  const intervals = tuning.finalists.flatMap(({ candidate, comparison }) =>
    comparison === undefined ? [] : [{ name: inWords(candidate), comparison }],
  )
  return intervals.length === 0 ? undefined : intervalPlot(inWords(tuning.baseline.candidate), intervals)
}

function sizesPart(tuned: Tuned, sweeps: readonly Sweep[]): Markup | undefined {
  if (sweeps.every(({ points }) => points.length < 2)) return undefined
  return html`<h2>What the size does</h2>
<p>The recommended settings and those to beat at every size that was tried, on the whole corpus. A ring marks their own size.</p>
${sizePlots(tuned, sweeps)}`
}

function sizePlots({ bench }: Tuned, sweeps: readonly Sweep[]): Markup {
  const share = (value: number) => `${Number(percent(value))} %`
  const plot = (title: string, y: (value: number) => string, value: (point: SweepPoint) => number) =>
    linePlot({
      title,
      y,
      x: 'size, the limit in tokens',
      series: sweeps.map(({ configuration, points }) => ({
        name: inWords(configuration),
        chosen: configuration.values.size,
        points: points.map((point) => [point.size, value(point)] as const),
      })),
    })
  const asked = [
    ...bench.budgets.map((budget, at) =>
      plot(`Recall within ${budget} tokens`, share, ({ recall }) => recall[at]!),
    ),
    plot('Omega: passage in the chunks that hold it', share, ({ omega }) => omega),
    plot('Passages whole inside one chunk', share, ({ whole }) => whole),
  ]
  return html`${plotLegend(sweeps.map(({ configuration }) => inWords(configuration)))}<div class="plots">${bench.questions.length > 0 ? asked : []}
${plot('Chunks that end with a sentence', share, ({ atSentences }) => atSentences)}
${plot('Spread of sizes, of their mean', share, ({ spread }) => spread)}
${plot(
  'Time to cut the corpus',
  (value) => `${Math.round(value)} ms`,
  ({ cuttingTime }) => cuttingTime,
)}</div>`
}

function sizeHistograms({ tuning, measured }: Tuned): Markup {
  const shown = new Set([tuning.recommended, tuning.baseline.candidate])
  const lists = [...shown].map((configuration) => ({
    name: inWords(configuration),
    sizes: measured.find((one) => one.configuration === configuration)!.chunks.map(({ size }) => size),
  }))
  return html`<div class="plots">${histograms('tokens', lists)}</div>`
}

function questionsPart({ tuning, measured, bench }: Tuned): Markup | undefined {
  if (bench.questions.length === 0) return undefined
  const recommended = measured.find(({ configuration }) => configuration === tuning.recommended)!
  return html`<h2>The questions that went worst</h2>
<p>By the recommended settings, of all ${countOf(bench.questions.length, 'question')}. <mark>Marked</mark> is the passage that answers.</p>
${worstQuestions(recommended, bench)}`
}
