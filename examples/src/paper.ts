import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { chunk, word } from 'ashlar'

/** A paper at 500 characters with up to 40 shared, cut at white space only: no chunk begins or ends inside a word. */
const paper = readFileSync(new URL('../data/paper.txt', import.meta.url), 'utf8')
const chunks = chunk({ id: 'paper.txt', text: paper }, { size: 500, overlap: 40, strategy: word() })

for (const { id, size, overlap, lines, text } of chunks) {
  console.log(
    `${id}  ${size} characters, ${overlap} shared, lines ${lines.join('-')}: ${JSON.stringify(text.slice(0, 30))}...`,
  )
}

const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character)
chunks.forEach(({ start, end, text, size, overlap }, index) => {
  assert.equal(text, paper.slice(start, end))
  assert.ok(size <= 500 && size === text.length)
  assert.ok(overlap <= 40 && overlap > 0 === index > 0)
  assert.ok(isSpace(paper[start - 1]), `chunk ${index} begins inside a word`)
  assert.ok(isSpace(paper[end]), `chunk ${index} ends inside a word`)
})
assert.ok(
  chunks.slice(0, -1).every(({ size }) => size > 480),
  'windows are filled up to the last word that fits',
)
