import { comparedScores, shownDifference } from './comparison.js'
import { percent, points, table } from './figures.js'
import type { ContenderComparison, SetComparison } from './results.js'

const scoreNames = comparedScores.map(({ name }) => name)

/** Ours against theirs at single limits, on one set or several. */
export function comparisonTable(
  comparisons: readonly SetComparison[],
  more: readonly (readonly string[])[] = [],
): string {
  return table(
    ['set', 'limit', 'their mean', 'ours', 'their runts', 'ours', ...scoreNames],
    [
      ...comparisons.map(({ set, limit, ours, theirs, differences }) => [
        set,
        String(limit),
        theirs.meanSize.toFixed(0),
        ours.meanSize.toFixed(0),
        percent(theirs.runts),
        percent(ours.runts),
        ...differences.map(shownDifference),
      ]),
      ...more,
    ],
  )
}

/** The same with what it comes to over many limits. */
export function contenderTable(
  { atLimits, averaged }: ContenderComparison,
  limits: readonly number[],
): string {
  const over = `${limits[0]} to ${limits.at(-1)}, mean of ${limits.length}`
  return comparisonTable(atLimits, [
    [atLimits[0].set, over, '', '', '', '', ...averaged.map(shownDifference)],
  ])
}

/** The mean of differences over sets, and in how many a score is clearly lower. */
export function summaryTable(
  all: readonly { readonly name: string; readonly comparisons: readonly SetComparison[] }[],
): string {
  return table(
    ['ours', 'limit', 'sets', ...scoreNames, 'clearly lower in'],
    all.flatMap(({ name, comparisons }) =>
      [...new Set(comparisons.map(({ limit }) => limit))].map((limit) =>
        summaryRow(
          name,
          comparisons.filter((one) => one.limit === limit),
        ),
      ),
    ),
  )
}

function summaryRow(name: string, comparisons: readonly SetComparison[]): string[] {
  const mean = (score: number) =>
    comparisons.reduce((sum, { differences }) => sum + 100 * differences[score].difference, 0) /
    comparisons.length
  const lower = comparisons.flatMap(({ set, differences }) =>
    differences.flatMap(({ verdict }, score) => (verdict === 'lower' ? [`${set} ${scoreNames[score]}`] : [])),
  )
  return [
    name,
    String(comparisons[0].limit),
    String(comparisons.length),
    ...scoreNames.map((_, score) => points(mean(score))),
    lower.join(', ') || 'none',
  ]
}
