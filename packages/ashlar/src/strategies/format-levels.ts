import {
  type Boundaries,
  eachIn,
  firstIn,
  lookBehind,
  strengths,
  strongestIn,
} from '../boundaries/boundary.js'
import { graphemes } from '../boundaries/graphemes.js'
import { isLineEnd } from '../boundaries/line-end.js'
import type { SentenceOptions } from '../boundaries/sentence-options.js'
import { sentences } from '../boundaries/sentences.js'
import { subwords } from '../boundaries/subwords.js'
import { words } from '../boundaries/words.js'
import { columnsOf } from '../outline/columns-of.js'
import { eitherSpans } from '../outline/either-spans.js'
import { frameOf, kindNumbers, type NodeColumns, traits } from '../outline/node-columns.js'
import type { CutPlaces, Outline } from '../outline/outline.js'
import { outlinePlaces, outside } from '../outline/outline-levels.js'
import { PlaceList } from '../outline/place-list.js'
import { SpanList } from '../outline/span-list.js'
import { type SpanFinder, SpanSet } from '../outline/span-set.js'
import { SpansInNodes } from '../outline/spans-in-nodes.js'

const neededLead = traits.lead | traits.leadIsNeeded

const usual: SentenceOptions = {}

/** The levels of prose by the options that they were made of: a strategy gives the same ones for each of its sources. */
const proseLevels = new WeakMap<SentenceOptions, ReturnType<typeof proseOf>>()

function proseOf(options: SentenceOptions) {
  const sentence = sentences(options)
  return {
    sentence,
    clause: sentence.clauses,
    word: words(),
    subword: subwords(),
    grapheme: graphemes(),
  }
}

/**
 * The levels of a format: its own places first, then sentences and clauses where the text is prose, then words, none of
 * them inside what is to stay unbroken; then, of what is larger than the limit, headings in a row, words and places inside
 * words. Between a heading and what follows there is no boundary but between graphemes; a word behind it that is too long is
 * cut rather than the heading.
 */
export function formatLevels(outline: Outline, options: SentenceOptions = usual): readonly Boundaries[] {
  const prose = proseLevels.get(options) ?? proseOf(options)
  proseLevels.set(options, prose)
  const columns = columnsOf(outline)
  const whole = once(() => whatStaysWhole(outline, columns))
  const unbroken = () => whole().unbroken
  const noProse = once(() => eitherSpans(unbroken(), outline.verbatim))
  const { unbrokenIn } = outline
  const inNodes = once(() => unbrokenIn && new SpansInNodes(columns, unbrokenIn, whole().fromHeadings))
  const without = (level: Boundaries, spans: () => SpanFinder, strength = level.strength) =>
    whenAsked(level, strength, () => {
      const inline = inNodes()
      return exceptBehindMarks(outside(inline === undefined ? level : outside(level, inline), spans()))
    })
  const headings = once(() => headingsOf(columns))
  const onWays = (level: Boundaries, strength: number) =>
    whenAsked(level, strength, () => exceptBehindMarks(outside(level, headings().ways)))
  // Those below the strength of subwords are a last resort: no overlap begins there, as it would at their own strength.
  const lines = whenAsked({ name: 'outline' }, strengths.subword - 2, () =>
    outlinePlaces({ places: headings().lines }),
  )
  return [
    outlinePlaces(outline, strengths.section),
    outlinePlaces(outline, strengths.item + 1),
    outlinePlaces(outline, strengths.paragraph),
    outlinePlaces(outline),
    without(prose.sentence, noProse),
    without(prose.clause, noProse),
    without(prose.word, unbroken),
    without(prose.subword, unbroken),
    without(prose.grapheme, () => outline.unbroken, strengths.subword - 1),
    lines,
    onWays(prose.word, strengths.subword - 3),
    onWays(prose.subword, strengths.subword - 4),
  ]
}

/** A level that is made when it is first asked: many documents are cut at their own places only. */
function whenAsked(
  { name, units }: Pick<Boundaries, 'name' | 'units'>,
  strength: number,
  make: () => Boundaries,
): Boundaries {
  const level = once(make)
  const within: Boundaries['within'] = (text, span) => level().within(text, span)
  const strongest: Boundaries['strongest'] = (text, span) => strongestIn(level(), text, span)
  const first: Boundaries['first'] = (text, span) => firstIn(level(), text, span)
  if (units === undefined) return { name, strength, within, strongest, first }
  return { name, strength, units, within, strongest, first }
}

/** Makes something when it is first asked for. */
function once<Made>(make: () => Made): () => Made {
  let made: { readonly it: Made } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
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
    if (isNeeded(columns, index) && kind[index] !== kindNumbers.declaration)
      leads.add(leadStart[index]!, leadEnd[index]! + 1)
  }
  return {
    unbroken: eitherSpans(new SpanSet(starts, ends), leads.build()),
    fromHeadings: fromHeadings.build(),
  }
}

/**
 * Where rows of headings that are larger than the limit are cut, and the ways from each to what follows it; also where the
 * header of a table follows its opening line.
 */
function headingsOf(columns: NodeColumns): { lines: CutPlaces; ways: SpanSet } {
  const { start, end, kind, leadEnd } = columns
  const lines = new PlaceList()
  const ways = new SpanList()
  for (let index = 0; index < start.length; index++) {
    const shortLead = isNeeded(columns, index) ? frameOf(columns, index)?.shortLead : undefined
    if (shortLead !== undefined) {
      ways.add(shortLead.start, shortLead.end)
      if (shortLead.end < leadEnd[index]!) lines.push(shortLead.end, strengths.subword - 2)
    }
    if (kind[index] !== kindNumbers.heading) continue
    lines.push(start[index]!, strengths.subword - 2)
    if (index + 1 < start.length && start[index + 1]! >= end[index]!)
      ways.add(end[index]!, start[index + 1]! + 1)
  }
  return { lines: lines.build(), ways: ways.build() }
}

/** Whether a node has a lead that its pieces need. */
function isNeeded({ traits: own }: NodeColumns, index: number): boolean {
  return (own[index]! & neededLead) === neededLead
}
