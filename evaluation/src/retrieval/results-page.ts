import { comparedScores } from './comparison.js'
import { comparisonTable, contenderTable, summaryTable } from './comparison-tables.js'
import { percent, points, table } from './figures.js'
import { averagedLimits, type Results } from './results.js'
import type { ScoredSet } from './scored-set.js'
import { variantsSection } from './variants-section.js'

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

const introduction = `# Evaluation results

Made by \`npm run evaluate -- --write\` with \`ASHLAR_DATA\` set; do not edit. The questions are the half of the gold data that
the project was handed, so the numbers of others over all questions differ a little. All sizes are tokens of cl100k_base. Ω is
precision omega in the strict form; R@500 is recall within 500 tokens by BM25; whole is the share of gold passages in one chunk.
[evaluation.md](evaluation.md) says what each metric means. Everything is in per cent, differences in points with the 95 %
interval of a paired bootstrap over questions; bold where it does not hold 0.`

/** The page docs/evaluation-results.md. */
export function resultsPage(results: Results): string {
  const sections = [
    introduction,
    publishedSection(results),
    defaultsSection(results),
    chunkersSection(results),
    choiceSection(results),
    triedSection(results),
  ]
  return `${sections.join('\n\n')}\n`
}

/** The rows that Chroma's report gives, and ours. */
function publishedSection({ questions, published }: Results): string {
  return `## Published rows

Precision omega of the two chunkers of Chroma's report, written anew from their description. Published: mean ± deviation over
all 472 questions; ours over the ${questions} at hand, in the form of Chroma's code and in the strict one.

${table(
  ['chunker', 'chunks', 'published', 'ours, as Chroma', 'ours, strict'],
  published.map(({ chunker, chunks, published: given, asChroma, strict }) => [
    chunker,
    String(chunks),
    given,
    asChroma,
    strict,
  ]),
)}`
}

/** What the defaults gain on another splitter at the same mean size. */
function defaultsSection({ chroma, headed, otherSets }: Results): string {
  return `## The defaults against LangChain.js

Both at the size that gives the same mean tokens as the recursive splitter of LangChain.js with its own separators at each limit.
At one limit much is chance; the last row has, for each question, the mean over many limits. Runts are chunks smaller than a
quarter of the mean. \`recursive()\`, what \`chunk\` does with nothing but a size and a measure, on the five texts of Chroma:

${contenderTable(chroma.recursive, averagedLimits)}

\`markdown()\`, what \`ashlar chunk\` does with them, for their names end in \`.md\`:

${contenderTable(chroma.markdown, averagedLimits)}

\`recursive()\` with \`packer: greedy()\`, which chunks sized in characters keep:

${contenderTable(chroma.greedy, averagedLimits)}

And with \`packer: balanced()\`:

${contenderTable(chroma.balanced, averagedLimits)}

These texts have hardly any headings that Markdown knows. The articles among them, with their headings written as Markdown has
them, cut by \`markdown()\`, so that chunks are found with the headings above them; those count in their size:

${comparisonTable(headed)}

On the other sets with gold passages (xquad in twelve languages, covidqa, cmrc2018), the mean over sets:

${summaryTable([
  { name: '`recursive()`', comparisons: otherSets.recursive },
  { name: '`markdown()`', comparisons: otherSets.markdown },
])}

Chinese has no spaces at which the other splitter could cut but those around numbers and names, of which its runts consist. They
answer a few questions in full, which its omega shows; what else it gives up, recall shows. Thai has no
marks of sentences; \`recursive()\` goes by its spaces there, \`markdown()\` by the full rules for sentences.

${comparisonTable(otherSets.recursive)}`
}

/** All chunkers at equal size settings. */
function chunkersSection({ bySize, meetings, topics }: Results): string {
  return `## All chunkers at equal size settings

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
)}`
}

/** How the defaults were chosen. */
function choiceSection({ crossValidation }: Results): string {
  return `## How the defaults were chosen

Every packer at the mean sizes of LangChain.js at the ${averagedLimits.length} limits on the texts of Chroma: points above it on
each half of the questions, the mean over the sizes.

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
)}`
}

/** What was tried in place of the defaults. */
function triedSection({ variants }: Results): string {
  return `## What was tried in its place

One thing changed, at the same mean sizes: points above or below the default. \`npm run evaluate -- --variants\` prints these
tables alone, and every set for itself.

${variantsSection(variants)}

What helped: a target well below the limit, which leaves room to end at a paragraph, block or section even when that is far
from it; to go on for longer inside of a long paragraph than between paragraphs; the headings above a chunk, as written. What
makes no difference that these questions can show: the exact target. What costs: overlap, in omega, and at a budget it pays
nothing back; places of words or of sentences alone, which part what a paragraph holds together.

Tried before, and not kept: to part long paragraphs evenly, which cost recall; penalties for long or short chunks, and a
minimum size; heading-like lines that stay with what follows them in plain text; to plan ahead by dynamic programming, which
gives no more than to aim at the nearest place; to aim in chunks of fewer than 256 characters, too; lexical cohesion (to cut
where neighbouring sentences share few words), which raised omega a little and recall not at all, for several times the work.

Formats other than Markdown have no gold here. Those of prose (HTML, LaTeX, reStructuredText, AsciiDoc, Org) take the same packer by
the same levels: sections, blocks, items. Code, tables, JSON, YAML and XML are filled: their records are small beside a chunk.`
}
