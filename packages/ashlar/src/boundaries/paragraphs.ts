import { type Boundaries, type Boundary, lookAhead, strengths } from './boundary.js'
import { lineEndFinder, lineEndLength, lineEndUnits } from './line-end.js'

/**
 * After runs of blank lines; a run of more lines is stronger, up to 15 more. A line of spaces and tabs is blank.
 * A form feed ends a page and is stronger than any paragraph; a PARAGRAPH SEPARATOR ends a paragraph by itself.
 * The boundary is where the next line with content begins, its indentation included; a run longer than 1,024
 * code units is several boundaries.
 */
export function paragraphs(): Boundaries {
  return level
}

const level: Boundaries = {
  name: 'paragraphs',
  strength: strengths.paragraph,
  get units() {
    return lineEndUnits()
  },
  *within(text, { start, end }) {
    const nextLineEnd = lineEndFinder(text, start, end)
    for (let from = nextLineEnd(start); from !== -1; ) {
      const run = readRun(text, from)
      if (run.strength > 0 && run.at > start && run.at <= end) yield run
      from = nextLineEnd(run.at)
    }
  },
  strongest(text, { start, end }) {
    const nextLineEnd = lineEndFinder(text, start, end)
    let best: Boundary | undefined
    for (let from = nextLineEnd(start); from !== -1; ) {
      if (mayBeginRun(text, from)) {
        const run = readRun(text, from)
        if (run.strength > 0 && run.at <= end && run.strength >= (best?.strength ?? 0)) best = run
        from = nextLineEnd(run.at)
      } else from = nextLineEnd(from + 1)
    }
    return best
  },
}

/** A quick no for the common case: a line feed with ordinary text behind it, indented a little perhaps. */
export function mayBeginRun(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 0x0a) return true
  let next = text.charCodeAt(at + 1)
  for (let i = at + 2; next === 0x20 && i < at + usualIndentation; i++) next = text.charCodeAt(i)
  return next <= 0x20 || next > 0x7f
}

const usualIndentation = 40

/** Reads line ends and blanks from a line end on: where the run ends, and what it is worth (0: one line end). */
export function readRun(text: string, from: number): Boundary {
  const limit = Math.min(text.length, from + lookAhead)
  let lines = 0
  let strength = 0
  let lineStart = from
  for (let at = from; at < limit; ) {
    const unit = text.charCodeAt(at)
    const length = lineEndLength(text, at)
    if (length > 0) {
      lines++
      if (unit === 0x0c) strength = strengths.block
      else if (unit === 0x2029) strength = Math.max(strength, strengths.paragraph)
      at += length
      lineStart = at
    } else if (isBlank(unit)) at++
    else break
  }
  if (lines > 1) strength = Math.max(strength, strengths.paragraph + Math.min(15, lines - 2))
  return { at: lineStart, strength }
}

function isBlank(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0xa0 || unit === 0x3000
}
