import assert from 'node:assert/strict'
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { chunk, chunkStream } from 'ashlar'
import { decodeStream } from 'ashlar/source'
import { prose, randomFrom } from './generated-shelf.js'

/** A file of 100 MB, cut as it is read. `npm run examples` gives it 64 MB for objects: the text does not fit at once. */
const folder = mkdtempSync(join(tmpdir(), 'ashlar-'))
const path = join(folder, 'large.txt')
const page = prose(1_000_000, randomFrom(7))
const pages = 100

try {
  await pipeline(Readable.from(repeat(page, pages)), createWriteStream(path))
  const options = { size: 1000, overlap: 100 }
  let count = 0
  let reached = 0
  let first: string[] = []
  for await (const { text, start, end, overlap } of chunkStream(
    decodeStream(createReadStream(path)),
    options,
  )) {
    if (first.length < 100) first = [...first, text]
    assert.ok(text.length <= 1000 && end - start === text.length)
    assert.ok(start - reached <= 2 && start + overlap >= reached)
    reached = end
    count++
  }
  console.log(`${statSync(path).size} bytes gave ${count} chunks; the last one ends at ${reached}`)
  assert.equal(reached, pages * page.length - 1)
  assert.deepEqual(
    first,
    chunk(page.slice(0, 200_000), options)
      .slice(0, 100)
      .map(({ text }) => text),
  )
} finally {
  rmSync(folder, { recursive: true })
}

function* repeat(text: string, times: number): Generator<string> {
  for (let time = 0; time < times; time++) yield text
}
