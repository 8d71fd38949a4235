import { comparedScores, shownDifference } from './comparison.js'
import { table } from './figures.js'
import type { GroundResults, VariantResult } from './variants.js'

const scoreNames = comparedScores.map(({ name }) => name)

/** What was tried in place of the defaults and how it differs from them, a table for each ground. */
export function variantsSection(grounds: readonly GroundResults[]): string {
  return grounds.map(groundTable).join('\n\n')
}

function groundTable({ name, of, results }: GroundResults): string {
  const isOneSet = results.every(({ bySet }) => bySet.length === 1)
  return `In place of \`${of}()\` as it is, on ${name}:

${table(
  ['variant', ...scoreNames, ...(isOneSet ? [] : ['clearly better in', 'clearly worse in'])],
  results.map((result) => [
    result.name,
    ...result.overall.map(shownDifference),
    ...(isOneSet ? [] : [setsWith(result, 'higher'), setsWith(result, 'lower')]),
  ]),
)}`
}

/** In which sets omega or recall is clearly higher or lower; many are counted. */
function setsWith({ bySet }: VariantResult, verdict: 'higher' | 'lower'): string {
  const counts = comparedScores.map(
    (_, score) => bySet.filter(({ differences }) => differences[score].verdict === verdict).length,
  )
  const shown = scoreNames.flatMap((name, score) => (counts[score] === 0 ? [] : [`${name} ${counts[score]}`]))
  return shown.join(', ') || 'none'
}

/** The same set by set. */
export function variantsBySet(grounds: readonly GroundResults[]): string {
  return grounds
    .filter(({ results }) => results.some(({ bySet }) => bySet.length > 1))
    .flatMap(({ of, results }) =>
      results[0].bySet.map(
        ({ set }, index) => `In place of \`${of}()\`, on ${set}:

${table(
  ['variant', ...scoreNames],
  results.map(({ name, bySet }) => [name, ...bySet[index].differences.map(shownDifference)]),
)}`,
      ),
    )
    .join('\n\n')
}
