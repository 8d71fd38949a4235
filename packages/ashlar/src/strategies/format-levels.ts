import {
  type Boundaries,
  eachIn,
  firstIn,
  lookBehind,
  strengths,
  strongestIn,
} from '../boundaries/boundary.js'
import { clauses } from '../boundaries/clauses.js'
import { graphemes } from '../boundaries/graphemes.js'
import { isLineEnd } from '../boundaries/line-end.js'
import { type SentenceOptions, sentences } from '../boundaries/sentences.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import type { CutPlaces, Outline } from '../outline/outline.js'
import { outlinePlaces, outside } from '../outline/outline-levels.js'
import { SpanList } from '../outline/span-list.js'
import { SpanSet } from '../outline/span-set.js'
import { union } from '../outline/union.js'

/**
 * The levels of a format: its own places first, then sentences and clauses where the text is prose, then words, none of
 * them inside what is to stay unbroken; then, of what is larger than the limit, headings in a row, words and places inside
 * words. Between a heading and what follows there is no boundary but between graphemes; a word behind it that is too long is
 * cut rather than the heading.
 */
export function formatLevels(outline: Outline, options: SentenceOptions = {}): readonly Boundaries[] {
  const unbroken = whatStaysWhole(outline)
  const noProse = union(unbroken, outline.verbatim)
  const { lines, ways } = headingsOf(outline)
  const outsideOf = (level: Boundaries, spans: SpanSet) => exceptBehindMarks(outside(level, spans))
  return [
    outlinePlaces(outline),
    outsideOf(sentences(options), noProse),
    outsideOf(clauses(options), noProse),
    outsideOf(words(), unbroken),
    outsideOf(subwords(), unbroken),
    weakened(outside(graphemes(), outline.unbroken), strengths.subword - 1),
    weakened(outlinePlaces({ places: lines }), strengths.subword - 2),
    weakened(outsideOf(words(), ways), strengths.subword - 3),
    weakened(outsideOf(subwords(), ways), strengths.subword - 4),
  ]
}

/** A level without the places between what a line begins with, indentation and marks, and its content: they are not parted. */
function exceptBehindMarks(level: Boundaries): Boundaries {
  const { units } = level
  return {
    name: level.name,
    strength: level.strength,
    ...(units !== undefined && { units }),
    *within(text, span) {
      for (const boundary of eachIn(level, text, span)) if (!isBehindMarks(text, boundary.at)) yield boundary
    },
    strongest(text, { start, end }) {
      let to = end
      while (to > start) {
        const found = strongestIn(level, text, { start, end: to })
        if (found === undefined || !isBehindMarks(text, found.at)) return found
        to = found.at - 1
      }
      return undefined
    },
    first(text, { start, end }) {
      let from = start
      while (from < end) {
        const found = firstIn(level, text, { start: from, end })
        if (found === undefined || !isBehindMarks(text, found.at)) return found
        from = found.at
      }
      return undefined
    },
  }
}

function isBehindMarks(text: string, at: number): boolean {
  let start = at
  while (start > 0 && at - start < lookBehind && canBeMark(text.charCodeAt(start - 1))) start--
  if (start === at || (start > 0 && !isLineEnd(text.charCodeAt(start - 1)))) return false
  return marks.test(text.slice(start, at))
}

/** Indentation, marks of quotes, and markers of items. */
const marks = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t][ \t>]*)*$/

function canBeMark(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x3e || (unit >= 0x29 && unit <= 0x39)
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
    // A signature may be cut at its lines and words like any other code.
    if (leadIsNeeded && lead !== undefined && kind !== 'declaration') leads.add(lead.start, lead.end + 1)
  }
  return union(new SpanSet(starts, ends), leads.build())
}

/**
 * Where rows of headings that are larger than the limit are cut, and the ways from each to what follows it; also where the
 * header of a table follows its opening line.
 */
function headingsOf({ nodes }: Outline): { lines: CutPlaces; ways: SpanSet } {
  const starts: number[] = []
  const ways = new SpanList()
  nodes.forEach(({ kind, start, end, lead, leadIsNeeded, shortLead }, index) => {
    if (leadIsNeeded && shortLead !== undefined) {
      ways.add(shortLead.start, shortLead.end)
      if (shortLead.end < lead!.end) starts.push(shortLead.end)
    }
    if (kind !== 'heading') return
    starts.push(start)
    const next = nodes[index + 1]
    if (next !== undefined && next.start >= end) ways.add(end, next.start + 1)
  })
  const at = Uint32Array.from(starts).sort()
  return {
    lines: { at, strength: new Uint8Array(at.length).fill(strengths.subword - 2) },
    ways: ways.build(),
  }
}
