import assert from 'node:assert/strict'
import { chunk, type Measure } from 'ashlar'
import { assertFaithful, documents, limits, strategies } from 'ashlar/testing'
import fc from 'fast-check'

/** The short way: any function of a text. This one guesses tokens, four bytes each. */
const guessedTokens = (text: string) => Math.ceil(new TextEncoder().encode(text).length / 4)

/** The long way names its unit, counts without copying and finds by itself how far a limit reaches. */
const vowels: Measure = {
  unit: 'vowels',
  monotone: true,
  size(text, { start, end }) {
    let count = 0
    for (let at = start; at < end; at++) if (isVowel(text[at]!)) count++
    return count
  },
  reach(text, start, limit) {
    let left = limit
    for (let at = start; at < text.length; at++) if (isVowel(text[at]!) && --left < 0) return at
    return text.length
  },
}

function isVowel(character: string): boolean {
  return 'aeiouAEIOU'.includes(character)
}

const poem = 'Stone upon stone, and none alone;\nthe wall remembers what was thrown.\n'
for (const measure of [guessedTokens, vowels]) {
  const sizes = chunk(poem, { size: 9, measure }).map(({ size, text }) => `${size} ${JSON.stringify(text)}`)
  console.log(sizes.join('\n'))
}
assert.deepEqual(
  chunk(poem, { size: 9, measure: vowels }).map(({ size }) => size),
  [6, 6, 8],
)

for (const measure of [guessedTokens, vowels]) {
  fc.assert(
    fc.property(documents(), limits(), strategies(), (source, limit, strategy) => {
      const options = { ...limit, strategy, measure }
      assertFaithful(source, chunk(source, options), options)
    }),
    { numRuns: 1000, seed: 2 },
  )
}
console.log('both kept the contract for 1,000 generated documents')
