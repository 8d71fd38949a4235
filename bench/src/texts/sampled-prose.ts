import { seededRandom } from './random.js'

/**
 * Paragraphs of words drawn from other texts, as often as they stand there: nonsense with the vocabulary of real prose, in
 * which half of all words are rare. Counters that remember words gain far more from the few words of invented prose.
 */
export function* sampledProse(texts: readonly string[], seed: number): Generator<string> {
  const words = texts.flatMap((text) => text.match(/\b[A-Za-z]{1,14}(?:'s|n't)?\b/g) ?? [])
  if (words.length === 0) throw new Error('no words to draw from')
  const random = seededRandom(seed)
  const sentence = (): string => {
    const drawn = Array.from(
      { length: random.between(4, 32) },
      () => words[random.between(0, words.length - 1)],
    )
    const mark = random.between(0, drawn.length - 1)
    const body = drawn.map((word, at) => (at === mark ? `${word},` : word)).join(' ')
    return `${body[0].toUpperCase()}${body.slice(1)}.`
  }
  for (;;) yield Array.from({ length: random.between(1, 9) }, sentence).join(' ')
}
