import { expect, test } from 'vitest'
import { histograms } from './histogram.js'
import { intervalPlot } from './interval-plot.js'
import { linePlot } from './line-plot.js'

const drawn = (text: string) => {
  expect(text).not.toMatch(/NaN|undefined|Infinity/)
  return text
}

test('a plot of lines has a dot for each point, a ring at what was chosen, and its numbers as a table', () => {
  const { text } = linePlot({
    title: 'Recall <1>',
    x: 'size',
    y: (value) => `${value} %`,
    series: [
      {
        name: 'a',
        points: [
          [100, 20],
          [200, 40],
        ],
        chosen: 200,
      },
      { name: 'b', points: [[100, 30]] },
    ],
  })
  expect(drawn(text).match(/class="dot"/g)).toHaveLength(2)
  expect(text.match(/class="chosen"/g)).toHaveLength(1)
  expect(text).toContain('<th scope="row">200</th><td>40 %</td><td></td>')
  expect(text).toContain('Recall &lt;1&gt;')
})

test('labels of sizes that lie close do not run into each other', () => {
  const points = [100, 500, 512, 600, 800].map((size) => [size, 1] as [number, number])
  const { text } = linePlot({ title: 't', x: 'x', y: String, series: [{ name: 'a', points }] })
  const labels = [...text.matchAll(/class="x" x="([\d.]+)"[^>]*>(\d+)</g)].map(([, x, label]) => [
    label,
    Number(x),
  ])
  expect(labels.map(([label]) => label)).toEqual(['100', '500', '800'])
})

test('one point, equal values and empty lists can be drawn', () => {
  const one = {
    title: 't',
    x: 'x',
    y: String,
    series: [{ name: 'a', points: [[5, 0]] as [number, number][] }],
  }
  expect(drawn(linePlot(one).text)).toContain('<circle')
  for (const { text } of histograms('tokens', [
    { name: 'none', sizes: [] },
    { name: 'one', sizes: [7, 7] },
  ]))
    drawn(text)
  const comparison = {
    difference: 0,
    low: 0,
    high: 0,
    verdict: 'no difference that this many questions can show',
  } as const
  expect(drawn(intervalPlot('a', [{ name: 'b', comparison }]).text)).toContain('±0.0')
})

test('histograms share one scale and count all', () => {
  const [small, large] = histograms('tokens', [
    { name: 'small', sizes: [1, 2, 3] },
    { name: 'large', sizes: [1000, 1000] },
  ])
  const counts = (text: string) =>
    [...text.matchAll(/: (\d+) chunks<\/title>/g)].map((match) => Number(match[1]))
  expect(counts(drawn(small!.text))).toEqual([3])
  expect(counts(drawn(large!.text))).toEqual([2])
})
