import assert from 'node:assert/strict'
import { chunk } from 'ashlar'

const article = `Ashlar is stone that was cut before it came to the wall.

Every face is true. The mason needs no mortar to hide a gap, for there is none. What the quarry gave is all in the wall.

Rubble is quicker. It is laid as it is found, and the mortar holds what the eye should not see.`

const chunks = chunk(article, { size: 130, overlap: '25%' })

for (const { index, start, end, size, overlap, text } of chunks) {
  console.log(`#${index} [${start}, ${end}) ${size} characters, ${overlap} shared: ${JSON.stringify(text)}`)
}

assert.ok(chunks.length > 1)
for (const { start, end, text, size } of chunks) {
  assert.equal(text, article.slice(start, end))
  assert.ok(size <= 130)
}
assert.ok(chunks.some(({ overlap }) => overlap > 0))
