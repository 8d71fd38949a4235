import { type Boundaries, strengths } from '../boundaries/boundary.js'
import { clauses } from '../boundaries/clauses.js'
import { type SentenceOptions, sentences } from '../boundaries/sentences.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import type { Outline } from '../outline/outline.js'
import { outlinePlaces, outside } from '../outline/outline-levels.js'
import { SpanList } from '../outline/span-list.js'
import { SpanSet } from '../outline/span-set.js'
import { union } from '../outline/union.js'

/**
 * The levels of a format: its own places first, then sentences and clauses where the text is prose, then words, none of
 * them inside what is to stay unbroken, words inside that, and places inside words last.
 */
export function formatLevels(outline: Outline, options: SentenceOptions = {}): readonly Boundaries[] {
  const unbroken = whatStaysWhole(outline)
  const noProse = union(unbroken, outline.verbatim)
  return [
    outlinePlaces(outline),
    outside(sentences(options), noProse),
    outside(clauses(options), noProse),
    outside(words(), unbroken),
    outside(subwords(), unbroken),
    weakened(words(), strengths.subword - 1),
    weakened(subwords(), strengths.subword - 2),
  ]
}

/** A level of last resort: no overlap begins there, as it would at the level's own strength. */
function weakened(level: Boundaries, strength: number): Boundaries {
  return { ...level, strength }
}

/**
 * What the format keeps unbroken, with a heading's way to the first step of what follows, and with the leads that a piece
 * cannot do without: a table's header, a fence's opening line.
 */
function whatStaysWhole({ nodes, unbroken }: Outline): SpanSet {
  const { starts } = unbroken
  const ends = unbroken.ends.slice()
  const leads = new SpanList()
  let next = 0
  for (const { kind, start, lead, leadIsNeeded } of nodes) {
    if (kind === 'heading') {
      while (next < starts.length && starts[next]! < start) next++
      if (starts[next] === start) ends[next++]!++
    }
    if (leadIsNeeded && lead !== undefined) leads.add(lead.start, lead.end + 1)
  }
  return union(new SpanSet(starts, ends), leads.build())
}
