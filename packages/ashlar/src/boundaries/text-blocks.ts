import type { Span } from '../span.js'
import { type Boundaries, type Boundary, eachIn, strengths, strongestOf } from './boundary.js'
import { isLineEnd, lineEndLength, lineEndUnits } from './line-end.js'
import { LineIndex } from './line-index.js'
import { readRun } from './line-run.js'
import { lastLineEnd, lines } from './lines.js'
import { paragraphs } from './paragraphs.js'

/**
 * The ends of paragraphs and of lines in one level, found in one search: a window without any has no line end at all, and
 * most of the time there is a paragraph.
 */
export function textBlocks(): Boundaries {
  const index = new LineIndex()
  return {
    name: 'paragraphs and lines',
    strength: strengths.paragraph,
    get units() {
      return lineEndUnits()
    },
    within,
    strongest(text, span) {
      const found = index.strongest(text, span, strengths.line)
      if (found !== 'crossed') return found
      return strongestOf(ofParagraphs.within(text, span)) ?? lastLineEnd(text, span)
    },
    first(text, span) {
      const found = index.first(text, span)
      return found === 'crossed' ? firstLineEnd(text, span) : found
    },
  }
}

function firstLineEnd(text: string, { start, end }: Span): Boundary | undefined {
  let at = start
  while (at < end && !isLineEnd(text.charCodeAt(at))) at++
  const lineEnd = at + lineEndLength(text, at)
  if (at >= end || lineEnd > end) return undefined
  const run = readRun(text, at)
  return run.strength > 0 && run.at === lineEnd ? run : { at: lineEnd, strength: strengths.line }
}

// Made once: each has an index of line ends, which `within` has no use for.
const ofParagraphs = /* @__PURE__ */ paragraphs()
const ofLines = /* @__PURE__ */ lines()

function* within(text: string, span: Span): Generator<Boundary> {
  const paragraphEnds = [...eachIn(ofParagraphs, text, span)]
  let next = 0
  for (const line of eachIn(ofLines, text, span)) {
    const isParagraph = paragraphEnds[next]?.at === line.at
    yield isParagraph ? paragraphEnds[next++]! : line
  }
}
