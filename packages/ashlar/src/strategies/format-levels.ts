import { type Boundaries, eachIn, lookBehind, strengths, strongestIn } from '../boundaries/boundary.js'
import { clauses } from '../boundaries/clauses.js'
import { isLineEnd } from '../boundaries/line-end.js'
import { type SentenceOptions, sentences } from '../boundaries/sentences.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import { kindNumbers, type NodeColumns, traits } from '../outline/node-columns.js'
import { type CutPlaces, columnsOf, type Outline } from '../outline/outline.js'
import { outlinePlaces, outside } from '../outline/outline-levels.js'
import { PlaceList } from '../outline/place-list.js'
import { SpanList } from '../outline/span-list.js'
import { SpanSet } from '../outline/span-set.js'
import { SpansInNodes } from '../outline/spans-in-nodes.js'
import { union } from '../outline/union.js'

const neededLead = traits.lead | traits.leadIsNeeded

/**
 * The levels of a format: its own places first, then sentences and clauses where the text is prose, then words, none of
 * them inside what is to stay unbroken; then, of what is larger than the limit, headings in a row, words and places inside
 * words. Between a heading and what follows there is no boundary but between graphemes.
 */
export function formatLevels(outline: Outline, options: SentenceOptions = {}): readonly Boundaries[] {
  const columns = columnsOf(outline)
  const { unbroken, fromHeadings } = whatStaysWhole(outline, columns)
  const noProse = union(unbroken, outline.verbatim)
  const { unbrokenIn } = outline
  const inNodes = unbrokenIn && new SpansInNodes(columns, unbrokenIn, fromHeadings)
  const without = (level: Boundaries, spans: SpanSet) =>
    inNodes === undefined ? outside(level, spans) : outside(outside(level, spans), inNodes)
  const { lines, ways } = headingsOf(columns)
  return [
    outlinePlaces(outline),
    without(sentences(options), noProse),
    without(clauses(options), noProse),
    without(words(), unbroken),
    without(subwords(), unbroken),
    weakened(outlinePlaces({ places: lines }), strengths.subword - 1),
    weakened(exceptBehindIndentation(outside(words(), ways)), strengths.subword - 2),
    weakened(outside(subwords(), ways), strengths.subword - 3),
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
function whatStaysWhole({ unbroken }: Outline, columns: NodeColumns) {
  const { starts } = unbroken
  const { start, kind, leadStart, leadEnd } = columns
  const ends = unbroken.ends.slice()
  const leads = new SpanList()
  const fromHeadings = new SpanList()
  let next = 0
  for (let index = 0; index < start.length; index++) {
    if (kind[index] === kindNumbers.heading) {
      while (next < starts.length && starts[next]! < start[index]!) next++
      if (starts[next] === start[index]) fromHeadings.add(starts[next]!, ++ends[next++]!)
    }
    // A signature may be cut at its lines and words like any other code.
    if ((columns.traits[index]! & neededLead) === neededLead && kind[index] !== kindNumbers.declaration)
      leads.add(leadStart[index]!, leadEnd[index]! + 1)
  }
  return { unbroken: union(new SpanSet(starts, ends), leads.build()), fromHeadings: fromHeadings.build() }
}

/** Where headings begin, for rows of them that are larger than the limit, and the ways from each to what follows it. */
function headingsOf({ start, end, kind }: NodeColumns): { lines: CutPlaces; ways: SpanSet } {
  const lines = new PlaceList()
  const ways = new SpanList()
  for (let index = 0; index < start.length; index++) {
    if (kind[index] !== kindNumbers.heading) continue
    lines.push(start[index]!, strengths.subword - 1)
    if (index + 1 < start.length && start[index + 1]! >= end[index]!)
      ways.add(end[index]!, start[index + 1]! + 1)
  }
  return { lines: lines.build(), ways: ways.build() }
}
