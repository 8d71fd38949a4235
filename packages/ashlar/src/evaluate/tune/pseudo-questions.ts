import { paragraphs } from '../../boundaries/paragraphs.js'
import { splitSentences } from '../../boundaries/split-sentences.js'
import { refuseUnknownKeys } from '../../known-keys.js'
import { wholeNumber } from '../../refusal.js'
import type { Source } from '../../source/source.js'
import type { Span } from '../../span.js'
import { skipWhiteSpace, trimWhiteSpace } from '../../unicode/white-space.js'
import type { Question } from '../question.js'
import { searchTerms } from '../retrieval/search-terms.js'
import { seededRandom } from '../seeded-random.js'

/** Options of {@link pseudoQuestions}. */
export interface PseudoQuestionOptions {
  /** How many there are at most; with more to choose from, a random choice. Default 200. */
  readonly most?: number
  /** Where the random numbers begin. Default 1. */
  readonly seed?: number
}

/** Shorter passages answer nothing, in code units. */
const shortest = 80

/** A longer line is no heading, in code units. */
const longestHeading = 120

/**
 * Stands in for questions that nobody has written: a heading asks for the paragraph below it, and the first sentence of a
 * paragraph for the rest of it. What it says of a cutting is whether passages that belong together stay together and are
 * found by what introduces them, and no more: real questions use other words. Headings that several places share are left
 * out; at most half of the questions are first sentences, unless there are too few headings.
 */
export function pseudoQuestions(corpus: readonly Source[], options: PseudoQuestionOptions = {}): Question[] {
  refuseUnknownKeys('pseudoQuestions', options, ['most', 'seed'])
  const most = wholeNumber('most', options.most ?? 200, 1)
  const seed = wholeNumber('seed', options.seed ?? 1, 0)
  const random = seededRandom(seed)
  const found = corpus.flatMap(({ id = '', text }) => [...questionsIn(id, text)])
  const uses = new Map<string, number>()
  for (const { question } of found) uses.set(question.text, (uses.get(question.text) ?? 0) + 1)
  const unique = random.shuffled(found.filter(({ question }) => uses.get(question.text) === 1))
  const headings = unique.filter(({ isHeading }) => isHeading)
  const sentences = unique.filter(({ isHeading }) => !isHeading)
  const fewest = Math.min(headings.length, Math.max(Math.ceil(most / 2), most - sentences.length))
  const chosen = [...headings.slice(0, fewest), ...sentences.slice(0, most - fewest)]
  return chosen.map(({ question }) => question)
}

interface Found {
  readonly question: Question
  readonly isHeading: boolean
}

function* questionsIn(source: string, text: string): Generator<Found> {
  let heading: string | undefined
  for (const block of blocksOf(text)) {
    const title = headingOf(text.slice(block.start, Math.min(block.end, block.start + longestHeading + 1)))
    if (title !== undefined) {
      heading = title
      continue
    }
    const sentences =
      block.end - block.start > shortest ? splitSentences(text.slice(block.start, block.end)) : []
    const rest = { start: block.start + (sentences[1]?.start ?? 0), end: block.end }
    const asked =
      heading ?? (sentences.length > 2 ? text.slice(block.start, block.start + sentences[0]!.end) : undefined)
    const gold = heading === undefined ? rest : block
    if (asked !== undefined && gold.end - gold.start >= shortest && searchTerms(asked).length > 1) {
      const question = { id: `${source}:${gold.start}`, text: asked, gold: [{ source, ...gold }] }
      yield { question, isHeading: heading !== undefined }
    }
    heading = undefined
  }
}

/** Paragraphs without the white space around them; a marked heading is one of its own. */
function* blocksOf(text: string): Generator<Span> {
  let from = 0
  for (const { at } of [...paragraphs().within(text, { start: 0, end: text.length }), { at: text.length }]) {
    const start = skipWhiteSpace(text, from, at)
    const end = trimWhiteSpace(text, start, at)
    const mark = /^#{1,6} [^\r\n]*/.exec(text.slice(start, Math.min(end, start + longestHeading)))
    const below = mark === null ? start : skipWhiteSpace(text, start + mark[0].length, end)
    if (mark !== null) yield { start, end: start + mark[0].length }
    if (below < end) yield { start: below, end }
    from = at
  }
}

/** The words of a line that stands alone and does not end as a sentence does; `undefined` for anything else. */
function headingOf(block: string): string | undefined {
  if (block.length > longestHeading || /[\r\n]/.test(block) || /[.!?…。！？:;,|]$/u.test(block))
    return undefined
  return block.replace(/^[#=*_\s]+/, '').replace(/[#=*_\s]+$/, '')
}
