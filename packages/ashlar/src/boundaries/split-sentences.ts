import { refusal, valueRefusal } from '../refusal.js'
import type { Span } from '../span.js'
import { isSpaceKind, kindAt } from './sentence/character-kind.js'
import { Scanner } from './sentence/scan.js'
import type { SentenceOptions } from './sentence-options.js'
import { sentenceSearch } from './sentences.js'

export interface SplitSentencesOptions extends SentenceOptions {
  /** Leave white space at both ends out of the spans (the default). With `false` the spans tile the text. */
  readonly trim?: boolean
}

/**
 * The sentences of a text as spans in UTF-16 code units, in order. Their text is `text.slice(start, end)`:
 * nothing is changed. A blank text has none.
 *
 * ```ts
 * splitSentences('Dr. Who left at 5 p.m. We stayed.')
 * // [{ start: 0, end: 22 }, { start: 23, end: 33 }]
 * splitSentences('Am 3. Mai war es kalt. Wir froren.', { language: 'de', trim: false })
 * // [{ start: 0, end: 23 }, { start: 23, end: 34 }]
 * ```
 *
 * @throws AshlarError `invalid-option` for what is no text, and for a language that is not known.
 */
export function splitSentences(text: string, options: SplitSentencesOptions = {}): Span[] {
  if (typeof text !== 'string') throw valueRefusal('text', text, 'a string')
  const spans: Span[] = []
  const { trim: trims = true, ...rules } = options
  if (typeof trims !== 'boolean') {
    throw refusal(`trim: ${String(trims)}`, 'true or false')
  }
  const scanner = new Scanner(text, { start: 0, end: text.length }, sentenceSearch(rules))
  for (let start = 0; start < text.length; ) {
    const next = scanner.next() ? scanner.at : text.length
    const from = trims ? contentFrom(text, start, next) : start
    const to = trims ? contentTo(text, from, next) : next
    if (from < to) spans.push({ start: from, end: to })
    start = next
  }
  return spans
}

function contentFrom(text: string, start: number, end: number): number {
  let from = start
  while (from < end && isSpaceKind(kindAt(text, from))) from += 1
  return from
}

function contentTo(text: string, start: number, end: number): number {
  let to = end
  while (to > start && isSpaceKind(kindAt(text, to - 1))) to -= 1
  return to
}
