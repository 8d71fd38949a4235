import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { buildEntry } from './built-entry.js'

/** What an application may pay for everything that the root entry has, in bytes, minified and compressed. */
const ceiling = 26_700

describe('the root entry', () => {
  test('reaches no package, no node: module, and nothing of the other entries', async () => {
    const { files, outside } = await buildEntry('index.js')
    expect(outside).toEqual([])
    expect(files).toContain('chunk-text.js')
    expect(files.filter((path) => /^(testing|tokens|evaluate)\/|full-stop|languages/.test(path))).toEqual([])
  })

  test('cuts where there is nothing of Node, but what browsers and workers have too', async () => {
    const { code } = await buildEntry('index.js')
    const shared = { TextDecoder, TextEncoder, structuredClone, exports: {} }
    const cut = 'ashlar.chunk({ text: "One. Two.", metadata: { a: 1 } }, { size: 5, measure: ashlar.bytes })'
    const found = runInNewContext(
      `${code}; ${cut}.map((one) => one.id + one.lines + one.text).length`,
      shared,
    )
    expect(found).toBe(2)
  })

  test(`takes at most ${ceiling} bytes, minified and compressed`, async () => {
    const { bytes } = await buildEntry('index.js')
    expect(bytes, `it takes ${bytes}`).toBeLessThanOrEqual(ceiling)
  })
})

test('ashlar/sentences reaches no package and no node: module', async () => {
  const { outside } = await buildEntry('boundaries/sentence/index.js')
  expect(outside).toEqual([])
})

test('ashlar/testing reaches fast-check and nothing else', async () => {
  const { outside } = await buildEntry('testing/index.js')
  expect([...new Set(outside.map(({ name }) => name))]).toEqual(['fast-check'])
})

test('ashlar/evaluate reaches no package and no node: module', async () => {
  const { outside } = await buildEntry('evaluate/index.js')
  expect(outside).toEqual([])
})
