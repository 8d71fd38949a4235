import type { Chunk } from 'ashlar'
import { expect, test } from 'vitest'
import { chunkLike } from '../../test-support/chunk-like.js'
import type { ChunkWriter } from './chunk-writer.js'
import { csvWriter } from './csv.js'
import { chunkWriter } from './formats.js'
import { jsonArrayWriter } from './json-array.js'
import { jsonLinesWriter } from './json-lines.js'
import { plainTextWriter, rule } from './plain-text.js'

const written = (writer: ChunkWriter, ...chunks: readonly Chunk[]) =>
  writer.begin() + chunks.map((chunk) => writer.chunk(chunk)).join('') + writer.end()

test('JSON Lines keeps the order of keys and leaves out what says nothing', () => {
  expect(written(jsonLinesWriter(), chunkLike({ previous: 'p', next: 'n' }))).toBe(
    '{"id":"id0","source":"a.txt","index":0,"start":0,"end":4,"text":"text","size":4,"lines":[1,1],"headings":[],"kind":"text","overlap":0}\n',
  )
})

test('JSON Lines tells of oversized chunks, context and metadata', () => {
  const chunk = chunkLike({ oversized: true, rendered: '# H\ntext', metadata: { set: 'a' } })
  const keys = Object.keys(JSON.parse(written(jsonLinesWriter(), chunk)))
  expect(keys.slice(-4)).toEqual(['overlap', 'oversized', 'rendered', 'metadata'])
})

test('a JSON array is valid with no, one and several chunks', () => {
  for (const count of [0, 1, 3]) {
    const chunks = Array.from({ length: count }, (_, index) => chunkLike({ index }))
    expect(JSON.parse(written(jsonArrayWriter(), ...chunks)).map(({ index }: Chunk) => index)).toEqual(
      chunks.map(({ index }) => index),
    )
  }
})

test('CSV quotes what needs it', () => {
  const chunk = chunkLike({ text: 'say "hi",\nthen go', source: 'a, b.txt', headings: ['One', 'Two'] })
  expect(written(csvWriter(), chunk)).toBe(
    'id,source,index,start,end,text,size,first_line,last_line,headings,kind,overlap,oversized,rendered,metadata\r\n' +
      'id0,"a, b.txt",0,0,17,"say ""hi"",\nthen go",17,1,1,"[""One"",""Two""]",text,0,false,,\r\n',
  )
})

test('text has a ruled line between chunks', () => {
  expect(written(plainTextWriter(), chunkLike({ text: 'a' }), chunkLike({ text: 'b' }))).toBe(
    `a\n${rule}\nb\n`,
  )
})

const setting = { unit: 'characters', limit: 10, columns: 80, coloured: false }

test.each([
  [{ onTerminal: false }, '{"id"'],
  [{ onTerminal: true, to: 'csv' }, 'id,source'],
  [{ onTerminal: true, out: 'x.JSON' }, '[\n'],
  [{ onTerminal: true, out: 'x.csv' }, 'id,source'],
  [{ onTerminal: false, out: 'x.txt' }, 'text\n'],
  [{ onTerminal: true, out: 'x.out' }, '{"id"'],
  [{ onTerminal: true, out: 'x.csv', to: 'jsonl' }, '{"id"'],
  [{ onTerminal: true }, '── a.txt #0'],
] as const)('output to %j begins with %s', async (destination, begin) => {
  expect(written(await chunkWriter(destination, setting), chunkLike()).slice(0, begin.length)).toBe(begin)
})
