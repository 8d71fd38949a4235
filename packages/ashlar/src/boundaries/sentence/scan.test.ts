import { expect, test } from 'vitest'
import { EnclosingMarks } from './enclosing-marks.js'
import { type Search, scan, scanFirst, scanFlags } from './scan.js'

const stops = new Uint8Array(65_536)
stops['.'.charCodeAt(0)] = 1

/** Places behind stops, and which stops were asked about. */
function searchOfStops(): { search: Search; asked: number[] } {
  const asked: number[] = []
  const decide: Search['decide'] = (_, at) => {
    asked.push(at)
    return (at + 2) * 256 + 56
  }
  return { search: { flags: scanFlags(stops), marks: new EnclosingMarks(), decide }, asked }
}

const sentence = 'So long is the way that nothing speaks of it. '
const text = sentence.repeat(4)
const span = { start: 0, end: text.length }

test('the first boundary takes one decision where the next candidate is far', () => {
  const { search, asked } = searchOfStops()
  expect(scanFirst(text, span, search)).toEqual({ at: sentence.length, strength: 56 })
  expect(asked).toEqual([sentence.length - 2])
})

test('all boundaries take one decision each', () => {
  const { search, asked } = searchOfStops()
  const places = [...scan(text, span, search)].map(({ at }) => at)
  expect(places).toEqual([1, 2, 3, 4].map((count) => count * sentence.length))
  expect(asked).toEqual(places.map((at) => at - 2))
})

test('a candidate near by may still speak for the same place, and the stronger counts', () => {
  const { search } = searchOfStops()
  const decide: Search['decide'] = (_, at) => 4 * 256 + (at === 1 ? 48 : 56)
  expect(scanFirst('a. . b', { start: 0, end: 6 }, { ...search, decide })).toEqual({ at: 4, strength: 56 })
})

test('a space of Thai behind a boundary that is waiting is asked about too', () => {
  const { search, asked } = searchOfStops()
  const far = 'x'.repeat(40)
  const places = [...scan(`a. ${far}ครับ ${far}`, { start: 0, end: 90 }, search)].map(({ at }) => at)
  expect(asked).toEqual([1, 47])
  expect(places).toEqual([3, 49])
})
