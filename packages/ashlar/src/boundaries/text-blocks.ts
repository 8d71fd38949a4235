import { type Boundaries, eachIn, strengths } from './boundary.js'
import { hasRareLineEnds, lineEndUnits } from './line-end.js'
import { lines } from './lines.js'
import { mayBeginRun, paragraphs, readRun } from './paragraphs.js'

/**
 * The ends of paragraphs and of lines in one level, found in one search: a window without any has no line end at all, and
 * most of the time there is a paragraph.
 */
export function textBlocks(): Boundaries {
  return level
}

const level: Boundaries = {
  name: 'paragraphs and lines',
  strength: strengths.paragraph,
  get units() {
    return lineEndUnits()
  },
  *within(text, span) {
    const paragraphEnds = [...eachIn(paragraphs(), text, span)]
    let next = 0
    for (const line of eachIn(lines(), text, span)) {
      const isParagraph = paragraphEnds[next]?.at === line.at
      yield isParagraph ? paragraphEnds[next++]! : line
    }
  },
  strongest(text, span) {
    const { start, end } = span
    const view = text.slice(start, end)
    if (hasRareLineEnds(view)) return paragraphs().strongest!(text, span) ?? lines().strongest!(text, span)
    let best = 0
    let bestStrength = 0
    for (let found = view.indexOf('\n'); found !== -1; ) {
      let next = found + 1
      if (mayBeginRun(text, start + found)) {
        const run = readRun(text, start + found)
        next = run.at - start
        if (run.strength >= bestStrength && run.strength > 0 && run.at <= end) {
          best = run.at
          bestStrength = run.strength
        }
      }
      found = view.indexOf('\n', next)
    }
    if (bestStrength > 0) return { at: best, strength: bestStrength }
    const line = view.lastIndexOf('\n')
    return line === -1 ? undefined : { at: start + line + 1, strength: strengths.line }
  },
}
