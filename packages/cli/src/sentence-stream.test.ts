import { sentences, splitSentences } from 'ashlar/sentences'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SentenceRecord, sentenceStream } from './sentence-stream.js'

async function* piecesOf(text: string, ...lengths: readonly number[]): AsyncGenerator<string> {
  let at = 0
  for (let turn = 0; at < text.length; turn++) {
    const length = lengths[turn % lengths.length]!
    yield text.slice(at, at + length)
    at += length
  }
}

const recordsOf = async (text: string, ...lengths: readonly number[]) => {
  const records: SentenceRecord[] = []
  for await (const batch of sentenceStream(piecesOf(text, ...lengths), sentences())) records.push(...batch)
  return records
}

test('sentences stand where they say, without the space around them', async () => {
  expect(await recordsOf('  One is here.  Two\nis there. \n', 5)).toEqual([
    { start: 2, end: 14, text: 'One is here.' },
    { start: 16, end: 29, text: 'Two\nis there.' },
  ])
})

test('blank text has none', async () => {
  expect(await recordsOf(' \n\u3000\n', 2)).toEqual([])
})

test('in any pieces the sentences are those of the whole text', async () => {
  const words = [
    'Yes. ',
    'no ',
    'Mr. ',
    '漢字。',
    '👩‍👩‍👧! ',
    '\r\n\r\n',
    'a'.repeat(700),
    ' '.repeat(1500),
    '"Oh?" ',
    'end.',
  ]
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 60 }),
      fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 5 }),
      async (parts, lengths) => {
        const text = parts.join('')
        const records = await recordsOf(text, ...lengths)
        expect(records).toEqual(
          splitSentences(text).map(({ start, end }) => ({ start, end, text: text.slice(start, end) })),
        )
      },
    ),
    { seed: 20, numRuns: 100 },
  )
})
