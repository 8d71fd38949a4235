import { plainSentences, type Span } from 'ashlar'
import { splitSentences } from 'ashlar/sentences'
import nlp from 'compromise'
import { toString as textOf } from 'nlcst-to-string'
import { ParseLatin } from 'parse-latin'
import sbd from 'sbd'
import { split } from 'sentence-splitter'
import { segment } from 'sentencex'
import model from 'wink-eng-lite-web-model'
import winkNlp from 'wink-nlp'

/** A sentence splitter as it is meant to be used; gives the sentences as texts, in order. */
export interface Splitter {
  readonly name: string
  split(text: string, language: string): string[]
}

const slices = (text: string, spans: readonly Span[]) => spans.map(({ start, end }) => text.slice(start, end))

/** By the small rule that the strategies use when they are given none. */
function splitPlainly(text: string): string[] {
  const ends = [...plainSentences().within(text, { start: 0, end: text.length })].map(({ at }) => at)
  const parts = [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end).trim())
  return parts.filter((part) => part !== '')
}

export const ours: readonly Splitter[] = [
  { name: 'ashlar', split: (text, language) => slices(text, splitSentences(text, { language })) },
  { name: 'ashlar auto', split: (text) => slices(text, splitSentences(text)) },
  { name: 'ashlar plain', split: splitPlainly },
]

/** Quadratic on Node 20, so it gets windows, each beginning at the last sentence of the one before. */
const segmenterWindow = 1000
const segmenters = new Map<string, Intl.Segmenter>()

function segmentInWindows(text: string, language: string): string[] {
  let segmenter = segmenters.get(language)
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
    segmenters.set(language, segmenter)
  }
  const found: string[] = []
  for (let start = 0; start < text.length; ) {
    const parts = [...segmenter.segment(text.slice(start, start + segmenterWindow))].map(
      (part) => part.segment,
    )
    if (start + segmenterWindow < text.length && parts.length > 1) parts.pop()
    found.push(...parts)
    start += parts.reduce((sum, part) => sum + part.length, 0)
  }
  return found
}

const wink = winkNlp(model, ['sbd'])
const latin = new ParseLatin()

function parseLatinSentences(text: string): string[] {
  return latin.parse(text).children.flatMap((paragraph) => {
    if (paragraph.type !== 'ParagraphNode') return []
    return paragraph.children.filter((node) => node.type === 'SentenceNode').map((node) => textOf(node))
  })
}

export const peers: readonly Splitter[] = [
  { name: 'Intl.Segmenter', split: segmentInWindows },
  {
    name: 'sentence-splitter',
    split: (text) =>
      split(text)
        .filter((node) => node.type === 'Sentence')
        .map((node) => node.raw),
  },
  { name: 'sbd', split: (text) => sbd.sentences(text, { preserve_whitespace: true }) },
  { name: 'sentencex', split: (text, language) => segment(language, text) },
  { name: 'compromise', split: (text) => nlp.tokenize(text).sentences().out('array') as string[] },
  { name: 'wink-nlp', split: (text) => wink.readDoc(text).sentences().out() },
  { name: 'parse-latin', split: parseLatinSentences },
]
