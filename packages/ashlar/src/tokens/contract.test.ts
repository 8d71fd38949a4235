import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Chunk, type ChunkOptions, chunk, chunkStream, type Measure } from '../index.js'
import { assertFaithful, documents, limits, packers, pieces, strategies } from '../testing/index.js'
import { loadEncoding, loadTokenizerFile, type Tokenizer, tokens } from './index.js'
import { unigramFile, wordPieceFile } from './tokenizer-file/tokenizer-files.test-support.js'

let tokenizers: Tokenizer[] = []
let counters: Measure[] = []

beforeAll(async () => {
  tokenizers = [
    await loadEncoding('cl100k_base'),
    await loadEncoding('o200k_base'),
    await loadTokenizerFile(wordPieceFile(), { specialTokens: 'leave-out' }),
    await loadTokenizerFile(unigramFile(), { specialTokens: 'leave-out' }),
  ]
  counters = tokenizers.map((tokenizer) => tokens((text: string) => tokenizer.count(text)))
})

const options = (measures: () => readonly Measure[]) =>
  fc
    .record({
      limit: limits(),
      packer: fc.option(packers(), { nil: undefined }),
      strategy: strategies(),
      measure: fc.nat(3),
    })
    .map(
      ({ limit, packer, strategy, measure }): ChunkOptions => ({
        ...limit,
        strategy,
        measure: measures()[measure]!,
        ...(packer && { packer }),
      }),
    )

test('chunks measured in tokens keep the contract', () => {
  fc.assert(
    fc.property(
      documents(),
      options(() => tokenizers.map((tokenizer) => tokens(tokenizer))),
      (source, given) => {
        assertFaithful(source, chunk(source, given), given)
      },
    ),
    { numRuns: 250, seed: 20261130 },
  )
})

test('chunks measured by a counter that says nothing about itself keep the contract', () => {
  fc.assert(
    fc.property(
      documents(),
      options(() => counters),
      (source, given) => {
        assertFaithful(source, chunk(source, given), given)
      },
    ),
    { numRuns: 100, seed: 20261130 },
  )
})

test('the size on every chunk is what the tokenizer counts for its text alone', () => {
  fc.assert(
    fc.property(documents(), fc.nat(3), limits(), (source, index, limit) => {
      const tokenizer = tokenizers[index]!
      for (const { text, size } of chunk(source, { ...limit, measure: tokens(tokenizer) }))
        expect(size).toBe(tokenizer.count(text))
    }),
    { numRuns: 150, seed: 20261130 },
  )
})

test('streamed in any pieces as in memory', async () => {
  await fc.assert(
    fc.asyncProperty(
      pieces(documents()),
      options(() => tokenizers.map((tokenizer) => tokens(tokenizer))),
      async ({ text, pieces: parts }, given) => {
        const streamed: Chunk[] = []
        for await (const one of chunkStream(parts, given)) streamed.push(one)
        expect(streamed.map(plain)).toEqual(chunk(text, given).map(plain))
      },
    ),
    { numRuns: 150, seed: 20261130 },
  )
})

const plain = ({ start, end, size }: Chunk) => ({ start, end, size })
