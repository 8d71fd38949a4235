import type { GoldItem } from './gold.js'
import type { Splitter } from './splitters.js'

/** Sentence ends as the number of non-white-space code units before each: blind to trimming. */
export function endsOf(sentences: readonly string[]): number[] {
  let count = 0
  return sentences
    .filter((sentence) => /\S/.test(sentence))
    .map((sentence) => (count += solid(sentence).length))
}

const solid = (text: string) => text.replace(/\s+/g, '')

const goldEnds = (item: GoldItem) => endsOf(item.spans.map(([start, end]) => item.text.slice(start, end)))

/** The sentences a splitter gives; a splitter that throws on a text gave the text as one. */
export function sentencesOf(splitter: Splitter, item: GoldItem): string[] {
  try {
    return splitter.split(item.text, item.lang)
  } catch {
    return [item.text]
  }
}

/** Are the splitter's boundaries exactly the gold ones? */
export function isExact(splitter: Splitter, item: GoldItem): boolean {
  return endsOf(sentencesOf(splitter, item)).join() === goldEnds(item).join()
}

/** F1 in per cent over inner boundaries (the end of a text left out), counted over all items together. */
export function boundaryF1(splitter: Splitter, items: readonly GoldItem[]): number {
  let hits = 0
  let found = 0
  let wanted = 0
  for (const item of items) {
    const gold = new Set(goldEnds(item).slice(0, -1))
    const ends = endsOf(sentencesOf(splitter, item)).slice(0, -1)
    hits += ends.filter((end) => gold.has(end)).length
    found += ends.length
    wanted += gold.size
  }
  return found + wanted === 0 ? 0 : (200 * hits) / (found + wanted)
}

/** Code units that are not white space and that the splitter lost or changed, over all items. */
export function changedCharacters(splitter: Splitter, items: readonly GoldItem[]): number {
  let changed = 0
  for (const item of items) {
    const given = solid(item.text)
    const got = solid(sentencesOf(splitter, item).join(''))
    if (given === got) continue
    let same = 0
    while (same < given.length && given[same] === got[same]) same += 1
    changed += Math.max(given.length, got.length) - same
  }
  return changed
}
