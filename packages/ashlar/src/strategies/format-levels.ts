import { type Boundaries, strengths } from '../boundaries/boundary.js'
import { clauses } from '../boundaries/clauses.js'
import { type SentenceOptions, sentences } from '../boundaries/sentences.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import type { Outline } from '../outline/outline.js'
import { outlinePlaces, outside } from '../outline/outline-levels.js'
import type { Span } from '../span.js'

/**
 * The levels of a format: its own places first, then sentences and clauses where the text is prose, then words, none of
 * them inside what is to stay unbroken, words inside that, and places inside words last.
 */
export function formatLevels(outline: Outline, options: SentenceOptions = {}): readonly Boundaries[] {
  const { verbatim } = outline
  const unbroken = whatStaysWhole(outline)
  const prose = (level: Boundaries) => outside(outside(level, verbatim), unbroken)
  return [
    outlinePlaces(outline),
    prose(sentences(options)),
    prose(clauses(options)),
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
 * cannot do without: a table's header, a fence's opening line. Overlapping spans are joined.
 */
function whatStaysWhole({ nodes, unbroken }: Outline): readonly Span[] {
  const headings = new Set<number>()
  const spans: Span[] = []
  for (const { kind, start, lead, leadIsNeeded } of nodes) {
    if (kind === 'heading') headings.add(start)
    if (leadIsNeeded && lead !== undefined) spans.push({ start: lead.start, end: lead.end + 1 })
  }
  for (const span of unbroken)
    spans.push(headings.has(span.start) ? { start: span.start, end: span.end + 1 } : span)
  return joined(spans.sort((a, b) => a.start - b.start))
}

function joined(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const span of spans) {
    const last = apart.at(-1)
    if (last === undefined || span.start >= last.end) apart.push(span)
    else if (span.end > last.end) apart[apart.length - 1] = { start: last.start, end: span.end }
  }
  return apart
}
