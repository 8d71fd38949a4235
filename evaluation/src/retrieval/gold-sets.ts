import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Source } from 'ashlar'
import type { Question } from 'ashlar/evaluate'

/** Texts and questions whose answers stand in them. */
export interface GoldSet {
  readonly name: string
  readonly sources: readonly (Source & { readonly id: string })[]
  readonly questions: readonly Question[]
}

/** The folder of the gold data: `ASHLAR_DATA`, else `shared/data` beside the repository; `undefined` where there is none. */
export function dataFolder(): string | undefined {
  const folder = process.env.ASHLAR_DATA ?? resolve(import.meta.dirname, '../../../../shared/data')
  return existsSync(join(folder, 'retrieval')) ? folder : undefined
}

interface ChromaQuestion {
  readonly id: string
  readonly corpus: string
  readonly question: string
  readonly references: readonly { readonly start: number; readonly end: number }[]
}

/** The five texts of Chroma's report, and the questions at hand. */
export function readChroma(folder: string): GoldSet {
  const corpora = join(folder, 'chroma/corpora')
  return {
    name: 'chroma',
    sources: readdirSync(corpora)
      .sort()
      .map((file) => ({ id: file.replace('.md', ''), text: readFileSync(join(corpora, file), 'utf8') })),
    questions: readLines<ChromaQuestion>(join(folder, 'chroma/questions.jsonl')).map((one) => ({
      id: one.id,
      text: one.question,
      gold: one.references.map(({ start, end }) => ({ source: one.corpus, start, end })),
    })),
  }
}

/**
 * The articles among the texts of Chroma with their headings (` = = Plot = = `) written as Markdown has them, and a paragraph a
 * line; the other texts have no headings.
 */
export function withHeadings({ sources, questions }: GoldSet): GoldSet {
  const { id, text } = sources.find((source) => source.id === 'wikitexts')!
  const starts: { readonly from: number; readonly to: number }[] = []
  let written = ''
  let at = 0
  for (const line of text.split('\n')) {
    const heading = /^ (=(?: =)*) (.+) \1 $/.exec(line)
    if (heading) written += `${'#'.repeat((heading[1].length + 1) / 2)} ${heading[2]}\n\n`
    else {
      starts.push({ from: at, to: written.length })
      written += `${line}\n\n`
    }
    at += line.length + 1
  }
  const moved = (place: number) => {
    const { from, to } = starts.findLast((start) => start.from <= place)!
    return place - from + to
  }
  return {
    name: 'wikitexts with headings',
    sources: [{ id, text: written }],
    questions: questions
      .filter(({ gold }) => gold.every(({ source }) => source === id))
      .map((question) => ({
        ...question,
        gold: question.gold.map(({ source, start, end }) => ({
          source,
          start: moved(start),
          end: moved(end - 1) + 1,
        })),
      })),
  }
}

interface AnsweredText {
  readonly id: string
  readonly text: string
  readonly questions: readonly {
    readonly id: string
    readonly question: string
    readonly answers: readonly (readonly [start: number, end: number])[]
  }[]
}

/** Sets of texts with the spans of answers: xquad in twelve languages, covidqa, cmrc2018. */
export function readAnswered(folder: string): GoldSet[] {
  const retrieval = join(folder, 'retrieval')
  return readdirSync(retrieval)
    .sort()
    .filter((file) => !file.startsWith('qmsum'))
    .map((file) => {
      const texts = readLines<AnsweredText>(join(retrieval, file))
      return {
        name: file.replace(/(_trial)?\.jsonl$/, ''),
        sources: texts.map(({ id, text }) => ({ id, text })),
        questions: texts.flatMap(({ id: source, questions }) =>
          questions.map(({ id, question, answers }) => ({
            id,
            text: question,
            // The first answer alone: the others are the same passage as other people marked it.
            gold: answers.slice(0, 1).map(([start, end]) => ({ source, start, end })),
          })),
        ),
      }
    })
}

interface Meeting {
  readonly id: string
  readonly turns: readonly { readonly speaker: string; readonly text: string }[]
  readonly queries: readonly {
    readonly query: string
    readonly turns: readonly (readonly [first: number, last: number])[]
  }[]
}

/** Meetings as dialogues, a line a turn, with queries whose answers are ranges of turns. */
export function readMeetings(folder: string): GoldSet {
  const meetings = readLines<Meeting>(join(folder, 'retrieval/qmsum.jsonl')).map((meeting) => {
    const lines = meeting.turns.map(({ speaker, text }) => `${speaker}: ${text}`)
    const starts: number[] = []
    let at = 0
    for (const line of lines) {
      starts.push(at)
      at += line.length + 1
    }
    return { ...meeting, lines, starts }
  })
  return {
    name: 'qmsum',
    sources: meetings.map(({ id, lines }) => ({ id, text: lines.join('\n') })),
    questions: meetings.flatMap(({ id, queries, lines, starts }) =>
      queries.map(({ query, turns }, index) => ({
        id: `${id}:${index}`,
        text: query,
        gold: turns.map(([first, last]) => ({
          source: id,
          start: starts[first],
          end: starts[last] + lines[last].length,
        })),
      })),
    ),
  }
}

/** Articles as paragraphs, and how many of them each of their sections has. */
export interface TopicText {
  readonly paragraphs: readonly string[]
  readonly masses: readonly number[]
}

export function readTopics(folder: string): TopicText[] {
  return readLines<{ sentences: string[]; masses: number[] }>(
    join(folder, 'topics/wikitext_sections.jsonl'),
  ).map(({ sentences, masses }) => ({ paragraphs: sentences, masses }))
}

function readLines<Row>(path: string): Row[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row)
}
