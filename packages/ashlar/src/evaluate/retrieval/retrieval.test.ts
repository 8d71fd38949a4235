import { describe, expect, test } from 'vitest'
import { AshlarError } from '../../errors.js'
import {
  bm25,
  cosine,
  cosineSimilarity,
  embeddingIndex,
  embedTexts,
  type Retriever,
  reciprocalRankFusion,
  searchTerms,
  type Vector,
} from '../index.js'

describe('search terms', () => {
  test('are runs of letters and digits in small letters', () => {
    expect(searchTerms('Dr. Müller’s 3rd try, naïve!')).toEqual(['dr', 'müller', 's', '3rd', 'try', 'naïve'])
  })

  test('make compatibility forms one', () => {
    expect(searchTerms('ﬁne ＡＢＣ１')).toEqual(['fine', 'abc1'])
  })

  test('are pairs of Han and kana, threes of Thai', () => {
    expect(searchTerms('東京都tower人')).toEqual(['東京', '京都', 'tower', '人'])
    expect(searchTerms('ภาษาไทย')).toEqual(['ภาษ', 'าษา', 'ษาไ', 'าไท', 'ไทย'])
  })

  test('keep marks with their letters', () => {
    expect(searchTerms('हिन्दी में')).toEqual(['हिन्दी', 'में'])
  })
})

describe('BM25', () => {
  const texts = ['the cat sat', 'the dog sat on the cat', 'birds sing']

  test('scores as the formula says', () => {
    // One term in one of three texts of mean length 11 / 3: idf = log(1 + 2.5 / 1.5).
    const one = bm25(['cat cat', 'dog', 'bird bird bird'])
    expect(one.rank('cat', 3)).toEqual([0])
    // 'sat' and 'cat' are in both; the shorter text wins.
    expect(bm25(texts).rank('cat sat', 3)).toEqual([0, 1])
  })

  test('prefers rare terms, and ranks only what has a term', () => {
    expect(bm25(texts).rank('the dog', 3)).toEqual([1, 0])
    expect(bm25(texts).rank('fish', 3)).toEqual([])
  })

  test('gives equals in order, and no more than wanted', () => {
    expect(bm25(['a b', 'a c', 'a d']).rank('a', 2)).toEqual([0, 1])
  })

  test('ranks the questions that it was told of as if all terms were indexed', () => {
    const questions = ['the cat', 'birds that sing', 'nothing of it']
    const some = bm25(texts, { questions })
    for (const question of questions) expect(some.rank(question, 3)).toEqual(bm25(texts).rank(question, 3))
    expect(some.rank('dog', 3)).toEqual([])
  })

  test('forgets the last question', () => {
    const retriever = bm25(texts)
    retriever.rank('cat sat', 1)
    expect(retriever.rank('dog', 3)).toEqual([1])
  })

  test('without length normalisation a longer text with more of the term wins', () => {
    const two = ['cat', 'cat cat and many other words of no use at all']
    expect(bm25(two).rank('cat', 1)).toEqual([0])
    expect(bm25(two, { b: 0 }).rank('cat', 1)).toEqual([1])
  })
})

describe('cosine', () => {
  const questions = new Map<string, Vector>([['east', [2, 0]]])

  test('ranks by the angle, not the length', () => {
    expect(
      cosine(
        [
          [0, 5],
          [9, 9],
          [1, 0],
        ],
        questions,
      ).rank('east', 2),
    ).toEqual([2, 1])
    expect(cosineSimilarity([3, 0], [1, 1])).toBeCloseTo(Math.SQRT1_2, 12)
    expect(cosineSimilarity([0, 0], [1, 1])).toBe(0)
  })

  test('refuses vectors of different lengths and questions without one', () => {
    expect(() => cosine([[1], [1, 2]], questions)).toThrow('a vector of 2 numbers beside one of 1')
    expect(() => cosine([[1, 2]], questions).rank('west', 1)).toThrow('the question "west"')
  })
})

test('reciprocal rank fusion adds what each retriever finds', () => {
  const fixed = (...found: number[]): Retriever => ({ rank: (_, count) => found.slice(0, count) })
  expect(reciprocalRankFusion([fixed(0, 1, 2), fixed(2, 1)]).rank('', 3)).toEqual([2, 1, 0])
})

describe('embedding', () => {
  const lengths = async (texts: readonly string[]) => texts.map((text) => [text.length, 1])

  test('asks for equal texts once, in batches', async () => {
    const asked: string[][] = []
    const vectors = await embedTexts(
      ['a', 'bb', 'a', 'ccc'],
      async (texts) => {
        asked.push([...texts])
        return lengths(texts)
      },
      { batch: 2 },
    )
    expect(asked).toEqual([['a', 'bb'], ['ccc']])
    expect(vectors).toEqual([
      [1, 1],
      [2, 1],
      [1, 1],
      [3, 1],
    ])
  })

  test('tries a failed batch again', async () => {
    let calls = 0
    const flaky = async (texts: readonly string[]) => {
      if (++calls === 1) throw new Error('busy')
      return lengths(texts)
    }
    expect(await embedTexts(['a'], flaky, { pause: 0 })).toEqual([[1, 1]])
    expect(calls).toBe(2)
  })

  test('fails clearly, and goes on from what was done', async () => {
    const store = new Map<string, Vector>()
    const broken = async (texts: readonly string[]) => {
      if (texts.includes('c')) throw new Error('out of memory')
      return lengths(texts)
    }
    const options = { batch: 1, attempts: 2, pause: 0, store }
    const failure = await embedTexts(['a', 'b', 'c'], broken, options).catch((error: unknown) => error)
    expect(AshlarError.isInstance(failure) && failure.code).toBe('embedder-failed')
    expect(String(failure)).toContain('failed 2 times (out of memory); 2 of 3 texts are done')
    const asked: string[] = []
    await embedTexts(
      ['a', 'b', 'c'],
      async (texts) => {
        asked.push(...texts)
        return lengths(texts)
      },
      options,
    )
    expect(asked).toEqual(['c'])
  })

  test.each([
    ['too few', [] as number[][], 'it gave 0 vectors for 1 texts'],
    ['what is no number', [[Number.NaN]], 'it gave a vector that is no list of numbers'],
  ])('refuses %s', async (_, given, message) => {
    await expect(embedTexts(['a'], async () => given, { attempts: 1 })).rejects.toThrow(message)
  })

  test('refuses vectors of different length', async () => {
    const uneven = async () => [[1], [1, 2]]
    await expect(embedTexts(['a', 'b'], uneven, { attempts: 1 })).rejects.toThrow(
      'the embedder failed once (it gave vectors of different length, 1 and 2)',
    )
  })

  test('makes an index of pieces and questions', async () => {
    const retriever = await embeddingIndex(lengths, ['long question'])(['a', 'a long answer'])
    expect(retriever.rank('long question', 1)).toEqual([1])
  })
})
