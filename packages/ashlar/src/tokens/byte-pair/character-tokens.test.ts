import { expect, test } from 'vitest'
import { LinearEncoder } from './linear-encoder.js'
import { padded, ranksOf, vocabularyNames } from './vocabularies.test-support.js'
import { Vocabulary } from './vocabulary.js'

test.each(vocabularyNames)('%s: characters have the tokens that they are encoded as', async (name) => {
  const vocabulary = new Vocabulary((await ranksOf[name]()).default)
  const linear = new LinearEncoder(vocabulary)
  const { counts } = vocabulary.characters
  const encoder = new TextEncoder()
  for (let code = 0; code < counts.length; code++) {
    if (code >= 0xd800 && code < 0xe000) continue
    const { bytes, view, length } = padded(encoder.encode(String.fromCodePoint(code)))
    const tokens = linear.encode(bytes, view, 0, length)
    const expected = code < 0x10000 || tokens === 1 ? tokens : 0
    if (counts[code] !== expected) expect.fail(`U+${code.toString(16)}: ${counts[code]} for ${expected}`)
  }
})
