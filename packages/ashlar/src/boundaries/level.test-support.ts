import fc from 'fast-check'
import { expect } from 'vitest'
import { isGraphemeBoundary } from '../unicode/grapheme.js'
import { longRuns, mixedTexts } from '../unicode/mixed-texts.test-support.js'
import { type Boundaries, lookAhead, lookBehind } from './boundary.js'

/** The text with a bar at each boundary. */
export function barred(level: Boundaries, text: string): string {
  const cuts = [...level.within(text, { start: 0, end: text.length })].map(({ at }) => at)
  return [...cuts, text.length].map((at, index) => text.slice(cuts[index - 1] ?? 0, at)).join('|')
}

/** That the shortcuts find what `within` lists, in order, and never inside a grapheme cluster. */
export function expectShortcutsToAgree(level: Boundaries): void {
  const agree = fc.property(mixedTexts(), fc.nat(200), fc.nat(200), (text, a, b) => {
    const boundaries = [...level.within(text, { start: 0, end: text.length })]
    for (const { at } of boundaries) expect(isGraphemeBoundary(text, at, 0)).toBe(true)
    const starts = Array.from({ length: text.length + 1 }, (_, at) => at)
    const clusters = starts.filter((at) => isGraphemeBoundary(text, at, 0))
    const start = clusters[a % clusters.length]!
    const span = { start, end: start + (b % (text.length - start + 1)) }
    const inside = boundaries.filter(({ at }) => span.start < at && at <= span.end)
    expect([...level.within(text, span)]).toEqual(inside)
    expect(level.strongest!(text, span)).toEqual(inside.at(-1))
    expect(level.first!(text, span)).toEqual(inside[0])
  })
  fc.assert(agree, { seed: 17, numRuns: 2000 })
}

/** That nothing outside of the agreed distances has a say. */
export function expectBoundariesToBeLocal(level: Boundaries): void {
  for (const text of longRuns) {
    const all = new Set([...level.within(text, { start: 0, end: text.length })].map(({ at }) => at))
    for (let end = 100; end < text.length; end += 97) {
      expect(level.strongest!(text, { start: 0, end })?.at).toBe([...all].findLast((at) => at <= end))
    }
    for (let at = 1; at < text.length; at += 7) {
      const from = Math.max(0, at - lookBehind)
      const part = text.slice(from, at + lookAhead)
      const found = level.first!(part, { start: at - from - 1, end: at - from })
      expect(found !== undefined, `${text.slice(0, 4)}... at ${at}`).toBe(all.has(at))
    }
  }
}
