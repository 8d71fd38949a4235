import { type Boundary, lookAhead, strengths } from './boundary.js'
import { isLineEnd, lineEndLength } from './line-end.js'

/** Whether what stands before `at` can be a part of a run. */
export function isBlankBefore(text: string, at: number): boolean {
  const unit = text.charCodeAt(at - 1)
  return isBlank(unit) || isLineEnd(unit)
}

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
