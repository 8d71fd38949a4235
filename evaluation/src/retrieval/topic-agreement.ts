import { pk, windowDiff } from 'ashlar/evaluate'
import { type Contender, countTokens } from './contenders.js'
import type { TopicText } from './gold-sets.js'

/** How well a contender's cuts agree with the sections of articles whose headings were taken out; lower is better. */
export interface TopicAgreement {
  readonly name: string
  readonly pk: number
  readonly windowDiff: number
}

/** Cuts at the size that gives about as many chunks as there are sections: the paragraphs of a section, on the mean. */
export async function topicAgreement(
  texts: readonly TopicText[],
  contender: Contender,
): Promise<TopicAgreement> {
  let [pkSum, windowDiffSum] = [0, 0]
  for (const { paragraphs, masses } of texts) {
    const text = paragraphs.join('\n\n')
    const size = Math.round((1.5 * countTokens(text)) / masses.length)
    const parts = await contender.cut({ text }, size)
    const found = massesOf(
      paragraphs,
      parts.map(({ start }) => start),
    )
    pkSum += pk(masses, found)
    windowDiffSum += windowDiff(masses, found)
  }
  return { name: contender.name, pk: pkSum / texts.length, windowDiff: windowDiffSum / texts.length }
}

/** How many paragraphs begin in each chunk; chunks in which none begins are not there. */
function massesOf(paragraphs: readonly string[], starts: readonly number[]): number[] {
  const masses = new Map<number, number>()
  let [at, chunk] = [0, 0]
  for (const paragraph of paragraphs) {
    while (chunk + 1 < starts.length && starts[chunk + 1] <= at) chunk++
    masses.set(chunk, (masses.get(chunk) ?? 0) + 1)
    at += paragraph.length + 2
  }
  return [...masses.values()]
}
