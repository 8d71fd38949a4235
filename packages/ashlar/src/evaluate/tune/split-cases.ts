import { seededRandom } from '../seeded-random.js'

/** The cases that a search sees, and those that are kept from it to test what it found. Places in the list of all. */
export interface SplitCases {
  readonly search: readonly number[]
  readonly heldOut: readonly number[]
}

/** Fewer cases than this are not split: four tenths of them would be too few to show anything. */
export const fewestToSplit = 15

/** With at least so many groups, no group has cases on both sides. */
const fewestGroups = 10

/**
 * Splits cases at random. Where they come from enough groups (the documents that questions are about), a group goes to
 * one side as a whole, so that what is held out is about documents that the search has not seen. Both sides are in
 * random order. Fewer than {@link fewestToSplit} cases all go to the search.
 *
 * @param groups the group of each case
 */
export function splitCases(
  groups: readonly string[],
  { seed, heldOutShare = 0.4 }: { readonly seed: number; readonly heldOutShare?: number },
): SplitCases {
  const all = groups.map((_, at) => at)
  const random = seededRandom(seed)
  const shuffled = random.shuffled(all)
  if (all.length < fewestToSplit) return { search: shuffled, heldOut: [] }
  const wanted = Math.round(all.length * heldOutShare)
  const names = [...new Set(groups)]
  if (names.length < fewestGroups)
    return { search: shuffled.slice(wanted), heldOut: shuffled.slice(0, wanted) }
  const heldOutGroups = new Set<string>()
  let count = 0
  for (const name of random.shuffled(names)) {
    const cases = groups.filter((group) => group === name).length
    // A group that would overshoot by more than it lacks stays on the side of the search.
    if (count + cases - wanted > wanted - count) continue
    heldOutGroups.add(name)
    count += cases
  }
  return {
    search: shuffled.filter((at) => !heldOutGroups.has(groups[at]!)),
    heldOut: shuffled.filter((at) => heldOutGroups.has(groups[at]!)),
  }
}
