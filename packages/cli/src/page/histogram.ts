import { counted } from '../outputs/figures.js'
import { html, type Markup } from './markup.js'
import { linear, roundScale } from './scale.js'

/** Sizes whose spread is shown. */
export interface Histogram {
  readonly name: string
  readonly sizes: readonly number[]
}

const width = 340
const height = 150
const frame = { left: 54, right: 12, top: 8, bottom: 36 }
const bins = 24

/** How sizes lie, one histogram a list, all on one scale. Heights are shares, so that lists of any length compare. */
export function histograms(unit: string, lists: readonly Histogram[]): readonly Markup[] {
  const most = Math.max(1, ...lists.map(({ sizes }) => sizes.reduce((high, size) => Math.max(high, size), 0)))
  const width = Math.max(1, Math.ceil((most + 1) / bins))
  const shares = lists.map(({ sizes }) => {
    const counts = new Array<number>(Math.ceil((most + 1) / width)).fill(0)
    for (const size of sizes) counts[Math.floor(size / width)]!++
    return counts.map((count) => (sizes.length === 0 ? 0 : count / sizes.length))
  })
  const highest = Math.max(...shares.flat())
  return lists.map((list, index) => histogram(list, { unit, width, shares: shares[index]!, highest, index }))
}

/** The bins of one list, and the scale that all share. */
interface Binned {
  readonly unit: string
  /** Of a bin. */
  readonly width: number
  readonly shares: readonly number[]
  readonly highest: number
  readonly index: number
}

function histogram({ name, sizes }: Histogram, { unit, width: bin, shares, highest, index }: Binned): Markup {
  const [left, right, floor] = [frame.left, width - frame.right, height - frame.bottom]
  const xAt = linear([0, shares.length * bin], [left, right])
  const y = roundScale([0, highest], [floor, frame.top], 3)
  const bars = shares.flatMap((share, at) => {
    if (share === 0) return []
    const [from, to, top] = [xAt(at * bin), xAt((at + 1) * bin), y.at(share)]
    const range = bin === 1 ? `${at}` : `${at * bin} to ${(at + 1) * bin - 1}`
    return [
      html`<rect x="${from + 0.5}" y="${top}" width="${Math.max(0.5, to - from - 1)}" height="${floor - top}"><title>${range} ${unit}: ${counted(share * sizes.length)} chunks</title></rect>`,
    ]
  })
  const grid = y.ticks.map(
    (tick) =>
      html`<line class="grid" x1="${left}" x2="${right}" y1="${y.at(tick)}" y2="${y.at(tick)}"/><text class="y" x="${left - 6}" y="${y.at(tick)}">${Math.round(tick * 100)} %</text>`,
  )
  const ticks = [0, 1, 2, 3, 4].map((quarter) => {
    const value = Math.round((shares.length * bin * quarter) / 4)
    return html`<text class="x" x="${xAt(value)}" y="${floor + 16}">${value}</text>`
  })
  const title = `${name}: ${counted(sizes.length)} chunks`
  return html`<figure class="plot"><figcaption>${title}</figcaption><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Histogram of chunk sizes, ${title}">${grid}<g class="bars s${index}">${bars}</g>${ticks}<text class="x" x="${(left + right) / 2}" y="${height - 4}">${unit}</text></svg></figure>`
}
