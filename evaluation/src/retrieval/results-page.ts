import { comparedScores, shownDifference } from './comparison.js'
import type { Results, SetComparison } from './results.js'
import type { ScoredSet } from './scored-set.js'

const percent = (share: number) => (100 * share).toFixed(1)
const points = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|---|${'--:|'.repeat(head.length - 1)}`, ...rows.map(line)].join('\n')
}

function scoreRow({ name, chunks, meanSize, means }: ScoredSet): string[] {
  const [five] = means.atRank
  return [
    name,
    String(chunks),
    meanSize.toFixed(0),
    ...[
      means.omega,
      ...means.withinBudget.map(({ recall }) => recall),
      five.recall,
      five.iou,
      means.ndcg,
      means.whole,
    ].map(percent),
  ]
}

const scoreHead = [
  'chunker',
  'chunks',
  'mean',
  'Ω',
  'R@500',
  'R@1000',
  'R@2000',
  'R@5',
  'IoU@5',
  'nDCG',
  'whole',
]

function comparisonTable(comparisons: readonly SetComparison[]): string {
  return table(
    ['set', 'limit', 'their mean', 'ours', ...comparedScores.map(({ name }) => name)],
    comparisons.map(({ set, limit, ours, theirs, differences }) => [
      set,
      String(limit),
      theirs.meanSize.toFixed(0),
      ours.meanSize.toFixed(0),
      ...differences.map(shownDifference),
    ]),
  )
}

/** The mean of differences over sets, and in how many a score is clearly lower. */
function summaryTable(comparisons: readonly SetComparison[]): string {
  const limits = [...new Set(comparisons.map(({ limit }) => limit))]
  return table(
    ['limit', 'sets', ...comparedScores.map(({ name }) => name), 'clearly lower in'],
    limits.map((limit) => {
      const all = comparisons.filter((one) => one.limit === limit)
      const mean = (score: number) =>
        all.reduce((sum, { differences }) => sum + 100 * differences[score].difference, 0) / all.length
      const lower = all.flatMap(({ set, differences }) =>
        differences.flatMap(({ verdict }, score) =>
          verdict === 'lower' ? [`${set} ${comparedScores[score].name}`] : [],
        ),
      )
      return [
        String(limit),
        String(all.length),
        ...comparedScores.map((_, score) => points(mean(score))),
        lower.join(', ') || 'none',
      ]
    }),
  )
}

/** The page docs/evaluation-results.md. */
export function resultsPage(results: Results): string {
  const { published, chroma, otherSets, bySize, meetings, topics, crossValidation } = results
  return `# Evaluation results

Made by \`npm run evaluate -- --write\` with \`ASHLAR_DATA\` set; do not edit. The questions are the half of the gold data that
the project was handed, so the numbers of others over all questions differ a little. All sizes are tokens of cl100k_base. Ω is
precision omega in the strict form; R@500 is recall within 500 tokens by BM25; whole is the share of gold passages in one chunk.
[evaluation.md](evaluation.md) says what each metric means. Everything is in per cent, differences in points with the 95 %
interval of a paired bootstrap over questions; bold where it does not hold 0.

## Published rows

Precision omega of the two chunkers of Chroma's report, written anew from their description. Published: mean ± deviation over
all 472 questions; ours over the ${results.questions} at hand, in the form of Chroma's code and in the strict one.

${table(
  ['chunker', 'chunks', 'published', 'ours, as Chroma', 'ours, strict'],
  published.map(({ chunker, chunks, published: given, asChroma, strict }) => [
    chunker,
    String(chunks),
    given,
    asChroma,
    strict,
  ]),
)}

## The default against LangChain.js

\`chunk\` with nothing but a size and a measure (\`recursive()\`, which packs by \`nearest()\`), at the size that gives the same
mean tokens as the recursive splitter of LangChain.js with its own separators at each limit. On the five texts of Chroma:

${comparisonTable(chroma.ours)}

The same of \`packer: greedy()\`, which chunks sized in characters keep:

${comparisonTable(chroma.greedy)}

And of \`packer: balanced()\`:

${comparisonTable(chroma.balanced)}

On the other sets with gold passages (xquad in twelve languages, covidqa, cmrc2018), the mean over sets:

${summaryTable(otherSets)}

${comparisonTable(otherSets)}

## All chunkers at equal size settings

On the texts of Chroma. Compare within about the same mean only: smaller chunks have the higher Ω, larger ones the higher R@5.
What a peer gives that is no exact slice of its source is left out. \`ashlar markdown\` is indexed with its headings.

${bySize.map(({ size, rows }) => `### Limit ${size}\n\n${table(scoreHead, rows.map(scoreRow))}`).join('\n\n')}

## Meetings

qmsum: dialogues, a line a turn, queries whose answers are ranges of turns, at a limit of 400.

${table(scoreHead, meetings.map(scoreRow))}

## Topics

Articles of Wikipedia without their headings, at a limit of one and a half mean sections: how far the chunks are from the
sections. Lower is better. No chunker here reads topics; it is a floor for those that will.

${table(
  ['chunker', 'Pk', 'WindowDiff'],
  topics.map(({ name, pk, windowDiff }) => [name, percent(pk), percent(windowDiff)]),
)}

## How the default was chosen

Every packer at the mean sizes of LangChain.js at limits of 140, 200 and 290 on the texts of Chroma: points above it on each
half of the questions, the mean over the three sizes.

${table(
  ['packer', ...['odd', 'even'].flatMap((half) => comparedScores.map(({ name }) => `${name} ${half}`))],
  crossValidation.candidates.map(({ name, halves }) => [name, ...halves.flatMap((half) => half.map(points))]),
)}

Chosen by the sum of the four on one half, and what the choice gives on the other:

${table(
  ['chosen on', 'choice', ...comparedScores.map(({ name }) => name)],
  crossValidation.folds.map(({ chosen, heldOut }, half) => [
    half === 0 ? 'odd' : 'even',
    chosen,
    ...heldOut.map(points),
  ]),
)}

What helped: to end at a paragraph or line even when that is far from the target, and to part long paragraphs evenly; a target
well below the limit, which leaves room for both. What made no difference that these questions can show: exact weights (the
optimum is flat), heading-like lines that stay with what follows them in plain text, penalties for long or for short chunks,
a minimum size. Lexical cohesion (to cut where neighbouring sentences share few words) raised omega a little and recall not
at all, for several times the work. To plan ahead by dynamic programming gives no more than to aim at the nearest place.
Overlap costs omega and pays nothing back at a budget.
`
}
