import type { Comparison } from 'ashlar/evaluate'
import { type AveragedScores, averagedAtMeans, compareAveraged, compareOverSets } from './averaged-scores.js'
import { type Contender, ourDefault, ourMarkdown, type Variant, variants } from './contenders.js'
import type { GoldSet } from './gold-sets.js'

/** A group of sets on which variants are compared, all at the same mean sizes. */
export interface VariantGround {
  readonly name: string
  readonly sets: readonly GoldSet[]
  /** The mean sizes for each of the sets. */
  readonly means: readonly (readonly number[])[]
  /** Which variants are measured here. */
  readonly of: Variant['of']
}

/** How a variant differs from the default that it is a variant of. */
export interface VariantResult {
  readonly name: string
  readonly overall: readonly Comparison[]
  readonly bySet: readonly { readonly set: string; readonly differences: readonly Comparison[] }[]
}

export interface GroundResults {
  readonly name: string
  readonly of: Variant['of']
  readonly results: readonly VariantResult[]
}

/** Everything that was tried, beside what was chosen. */
export async function measureVariants(
  { name, sets, means, of }: VariantGround,
  say: (what: string) => void,
): Promise<GroundResults> {
  const scores = async (contender: Contender) => {
    const all: AveragedScores[] = []
    for (const [index, set] of sets.entries()) all.push(await averagedAtMeans(set, contender, means[index]))
    return all
  }
  const theirs = await scores(of === 'recursive' ? ourDefault : ourMarkdown)
  const results: VariantResult[] = []
  for (const variant of variants.filter((one) => one.of === of)) {
    say(`${name}: ${variant.contender.name}`)
    const ours = await scores(variant.contender)
    results.push({
      name: variant.contender.name,
      overall: compareOverSets(ours.map((one, index) => ({ ours: one, theirs: theirs[index] }))),
      bySet: sets.map((set, index) => ({
        set: set.name,
        differences: compareAveraged(ours[index], theirs[index]),
      })),
    })
  }
  return { name, of, results }
}
