import assert from 'node:assert/strict'
import { chunk, windows, word, words } from 'ashlar'
import { generateShelf } from './generated-shelf.js'

/** Several books in one file, at 1,000 words with 40 words of overlap; no chunk holds words of two books. */
const titles = ['The Quarry Road', 'Lime and Water', 'A Wall in Winter']
const shelf = generateShelf(titles)

/**
 * The notices around the books are blanked, not cut out: white space is trimmed from chunks and counts no words, and
 * every position still holds in the file as it was.
 */
const notices =
  /^The Open Shelf lends you:.*?(?=^\*\*\* BEGIN )|^\*\*\* END .*?kept by those who return what they borrow\./gms
const blanked = shelf.replace(notices, (notice) => notice.replace(/\S/g, ' '))

const chunks = chunk(blanked, {
  strategy: word(),
  // Every window full: without it they would end at a sentence where one ends in their last twentieth.
  packer: windows(),
  measure: words,
  size: 1000,
  overlap: 40,
  breaks: /^\*\*\* BEGIN (.+) \*\*\*$/m,
})

for (const { headings, index, size, lines, text } of chunks) {
  console.log(
    `${headings[0]}, chunk ${index}: ${size} words, lines ${lines.join('-')}, ends ...${text.slice(-24)}`,
  )
}

assert.deepEqual(
  [...new Set(chunks.map(({ headings }) => headings[0]))],
  titles.map((title) => title.toUpperCase()),
)
chunks.forEach(({ headings, overlap, size, start, end, text }, index) => {
  assert.equal(text, shelf.slice(start, end))
  assert.doesNotMatch(text, /Open Shelf|\*\*\* END/)
  assert.ok(size <= 1000)
  const before = chunks[index - 1]
  const continues = before?.headings[0] === headings[0]
  assert.equal(overlap > 0, continues, 'only chunks of one book share words')
  if (before && continues) {
    assert.equal(before.size, 1000)
    assert.equal(words.size(shelf, { start, end: before.end }), 40)
  }
})
