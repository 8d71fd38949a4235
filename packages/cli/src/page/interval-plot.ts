import type { Comparison } from 'ashlar/evaluate'
import { points } from '../outputs/figures.js'
import { html, type Markup } from './markup.js'
import { roundScale } from './scale.js'

/** A difference with its interval, and what differs. */
export interface Interval {
  readonly name: string
  readonly comparison: Comparison
}

const width = 700
const rowHeight = 28
const frame = { left: 290, right: 12, top: 6, bottom: 34 }

/** Differences against a baseline, each with its interval of 95 %; the line at 0 is the baseline. */
export function intervalPlot(than: string, intervals: readonly Interval[]): Markup {
  const height = frame.top + intervals.length * rowHeight + frame.bottom
  const ends = intervals.flatMap(({ comparison: { low, high } }) => [low, high])
  const x = roundScale([0, ...ends], [frame.left + 10, width - frame.right - 20], 6)
  const floor = height - frame.bottom
  const grid = x.ticks.map(
    (tick) =>
      html`<line class="${Math.abs(tick) < 1e-9 ? 'zero' : 'grid'}" x1="${x.at(tick)}" x2="${x.at(tick)}" y1="${frame.top}" y2="${floor}"/><text class="x" x="${x.at(tick)}" y="${floor + 15}">${points(tick)}</text>`,
  )
  const rows = intervals.map(({ name, comparison: { low, high, difference } }, at) => {
    const y = frame.top + (at + 0.5) * rowHeight
    return html`<text class="row" x="0" y="${y}">${name}</text><g class="interval"><line x1="${x.at(low)}" x2="${x.at(high)}" y1="${y}" y2="${y}"/><circle cx="${x.at(difference)}" cy="${y}" r="4.5"><title>${points(difference)} (${points(low)} to ${points(high)})</title></circle></g>`
  })
  const title = `Points of score above ${than} on held-out cases, with 95 % intervals`
  return html`<figure class="plot wide"><figcaption>${title}</figcaption><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}; the numbers are in the table above">${grid}${rows}<text class="x" x="${(frame.left + width) / 2}" y="${height - 4}">points</text></svg></figure>`
}
