import { type Boundaries, eachIn, lookBehind, strengths, strongestIn } from '../boundaries/boundary.js'
import { clauses } from '../boundaries/clauses.js'
import { isLineEnd } from '../boundaries/line-end.js'
import { type SentenceOptions, sentences } from '../boundaries/sentences.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import type { Outline } from '../outline/outline.js'
import { outlinePlaces, outside } from '../outline/outline-levels.js'
import { SpanSet } from '../outline/span-set.js'
import type { Span } from '../span.js'

/**
 * The levels of a format: its own places first, then sentences and clauses where the text is prose, then words, none of
 * them inside what is to stay unbroken, words inside that, and places inside words last.
 */
export function formatLevels(outline: Outline, options: SentenceOptions = {}): readonly Boundaries[] {
  const verbatim = new SpanSet(outline.verbatim)
  const unbroken = whatStaysWhole(outline)
  const prose = (level: Boundaries) => outside(outside(level, verbatim), unbroken)
  return [
    outlinePlaces(outline),
    prose(sentences(options)),
    prose(clauses(options)),
    outside(words(), unbroken),
    outside(subwords(), unbroken),
    weakened(exceptBehindIndentation(words()), strengths.subword - 1),
    weakened(subwords(), strengths.subword - 2),
  ]
}

/** A level without the places between a line's indentation and its content: the two are not parted. */
function exceptBehindIndentation(level: Boundaries): Boundaries {
  const parts = (text: string, at: number) => {
    let start = at
    while (start > 0 && at - start < lookBehind && (text[start - 1] === ' ' || text[start - 1] === '\t'))
      start--
    return start < at && (start === 0 || isLineEnd(text.charCodeAt(start - 1)))
  }
  return {
    name: level.name,
    strength: level.strength,
    *within(text, span) {
      for (const boundary of eachIn(level, text, span)) if (!parts(text, boundary.at)) yield boundary
    },
    strongest(text, { start, end }) {
      let to = end
      while (to > start) {
        const found = strongestIn(level, text, { start, end: to })
        if (found === undefined || !parts(text, found.at)) return found
        to = found.at - 1
      }
      return undefined
    },
  }
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
  const headings = new Set<number>()
  const leads: Span[] = []
  for (const { kind, start, lead, leadIsNeeded } of nodes) {
    if (kind === 'heading') headings.add(start)
    // A signature may be cut at its lines and words like any other code.
    if (leadIsNeeded && lead !== undefined && kind !== 'declaration')
      leads.push({ start: lead.start, end: lead.end + 1 })
  }
  const spans = unbroken.map((span) =>
    headings.has(span.start) ? { start: span.start, end: span.end + 1 } : span,
  )
  return new SpanSet(merged(spans, leads))
}

/** Two ascending lists as one. */
function merged(one: readonly Span[], other: readonly Span[]): Span[] {
  const all: Span[] = []
  let next = 0
  for (const span of one) {
    while (next < other.length && other[next]!.start < span.start) all.push(other[next++]!)
    all.push(span)
  }
  return all.concat(other.slice(next))
}
