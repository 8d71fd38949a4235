import { html, type Markup } from './markup.js'
import { linear, roundScale } from './scale.js'

/** A line of a plot. */
export interface Series {
  readonly name: string
  /** Ascending in x, which is above 0 and drawn by its logarithm. */
  readonly points: readonly (readonly [x: number, y: number])[]
  /** Where it is marked: the x that was chosen. */
  readonly chosen?: number
}

/** What a plot shows. */
export interface LinePlot {
  readonly title: string
  /** What x is, and in what unit. */
  readonly x: string
  /** A value of y for people. */
  readonly y: (value: number) => string
  /** At most two; the second is dashed. */
  readonly series: readonly Series[]
}

const width = 340
const height = 210
/** The width of a digit of a label, a little more than it is. */
const labelDigit = 7
const frame = { left: 54, right: 12, top: 10, bottom: 38 }

/** A plot of lines as a figure with its title, and the numbers as a table to open. */
export function linePlot({ title, x, y, series }: LinePlot): Markup {
  const all = series.flatMap(({ points }) => points)
  const xs = [...new Set(all.map(([value]) => value))].sort((a, b) => a - b)
  const [first, last] = [xs[0]!, xs.at(-1)!]
  const right = width - frame.right
  const place = linear([Math.log(first), Math.log(last)], [frame.left + 8, right - 8])
  const xAt = first === last ? () => (frame.left + right) / 2 : (value: number) => place(Math.log(value))
  const yScale = roundScale(
    all.map(([, value]) => value),
    [height - frame.bottom, frame.top],
    4,
  )
  const grid = yScale.ticks.map(
    (tick) =>
      html`<line class="grid" x1="${frame.left}" x2="${right}" y1="${yScale.at(tick)}" y2="${yScale.at(tick)}"/><text class="y" x="${frame.left - 6}" y="${yScale.at(tick)}">${y(tick)}</text>`,
  )
  const ticks = readable(xs, xAt).map(
    (tick) => html`<text class="x" x="${xAt(tick)}" y="${height - frame.bottom + 16}">${tick}</text>`,
  )
  const lines = series.map(({ points, chosen }, index) => {
    const places = points.map(([px, py]) => [xAt(px), yScale.at(py)] as const)
    const path = places.map((place) => place.join(',')).join(' ')
    const dots = points.map(([px, py], at) => {
      const isChosen = px === chosen
      return html`<circle class="${isChosen ? 'chosen' : 'dot'}" cx="${places[at]![0]}" cy="${places[at]![1]}" r="${isChosen ? 5.5 : 3}"><title>${px}: ${y(py)}</title></circle>`
    })
    return html`<g class="series s${index}"><polyline points="${path}"/>${dots}</g>`
  })
  return html`<figure class="plot"><figcaption>${title}</figcaption>
<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${title}; the numbers are in the table below">${grid}${ticks}<text class="x" x="${(frame.left + right) / 2}" y="${height - 4}">${x}</text>${lines}</svg>
${numbersTable(x, xs, y, series)}</figure>`
}

/** Of ascending ticks those whose labels do not run into the one before. */
function readable(ticks: readonly number[], at: (tick: number) => number): readonly number[] {
  let free = Number.NEGATIVE_INFINITY
  return ticks.filter((tick) => {
    const half = (String(tick).length * labelDigit) / 2
    if (at(tick) - half < free) return false
    free = at(tick) + half + labelDigit
    return true
  })
}

function numbersTable(x: string, xs: readonly number[], y: LinePlot['y'], series: readonly Series[]): Markup {
  const rows = xs.map((tick) => {
    const cells = series.map(({ points }) => {
      const value = points.find(([px]) => px === tick)?.[1]
      return html`<td>${value === undefined ? '' : y(value)}</td>`
    })
    return html`<tr><th scope="row">${tick}</th>${cells}</tr>`
  })
  const heads = series.map(({ name }) => html`<th scope="col">${name}</th>`)
  return html`<details><summary>Numbers</summary><table><thead><tr><th scope="col">${x}</th>${heads}</tr></thead><tbody>${rows}</tbody></table></details>`
}

/** Which line is which, for plots that share their series. */
export function plotLegend(names: readonly string[]): Markup {
  const entries = names.map(
    (name, index) =>
      html`<li><svg viewBox="0 0 34 12" width="34" height="12" aria-hidden="true"><g class="series s${index}"><polyline points="2,6 32,6"/><circle class="dot" cx="17" cy="6" r="3"/></g></svg> ${name}</li>`,
  )
  return html`<ul class="legend">${entries}</ul>`
}
