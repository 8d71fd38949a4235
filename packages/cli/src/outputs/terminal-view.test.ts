import { expect, test } from 'vitest'
import { chunkLike } from '../../test-support/chunk-like.js'
import { terminalView } from './terminal-view.js'

const setting = { unit: 'characters', limit: 10, columns: 60, coloured: false }

test('each chunk has a line on its place and size, and the end sums up', () => {
  const view = terminalView(setting)
  const text =
    view.chunk(chunkLike({ text: 'One two.' })) +
    view.chunk(chunkLike({ index: 1, text: 'two. Four', overlap: 4, lines: [1, 2], headings: ['A', 'B'] })) +
    view.end()
  expect(text).toBe(`── a.txt #0 · line 1 · 8 characters ────────────────────────
One two.
── a.txt #1 · lines 1-2 · 9 characters · first 4 shared · A › B ──
two. Four

  8 ██████████████████████████████████████████████████████ 1
  9 ██████████████████████████████████████████████████████ 1
2 chunks · characters: min 8 · median 8 · max 9 · mean 8.5 · limit 10
`)
})

test('with colours, neighbours differ and what is shared is underlined', () => {
  const view = terminalView({ ...setting, coloured: true })
  expect(view.chunk(chunkLike({ text: 'One two.' }))).toContain('\x1b[36mOne two.\x1b[39m\n')
  const second = view.chunk(chunkLike({ index: 1, text: 'two. Four', overlap: 4 }))
  expect(second).toContain('\x1b[2m\x1b[4m\x1b[33mtwo.')
  expect(second).toContain('\x1b[33m Four\x1b[39m\n')
})

test('context that is put in front is shown', () => {
  const view = terminalView(setting)
  expect(view.chunk(chunkLike({ text: 'body', rendered: '# Title\nbody' }))).toContain('\n# Title\nbody\n')
})

test('control characters cannot steer the terminal', () => {
  const view = terminalView(setting)
  const text = view.chunk(chunkLike({ source: 'a\x1b]0;x\x07', text: 'a\x1b[2Jb\r\nc\rd\x9bm\x7f\tt' }))
  expect(text).toContain('a␛[2Jb\nc␍d␡m␡\tt\n')
  expect(text).toContain('a␛]0;x␇ #0')
})

test('no chunks are said to be none', () => {
  expect(terminalView(setting).end()).toBe('no chunks\n')
})
