import { closest } from '../../closest.js'
import { refuseUnknownKeys } from '../../known-keys.js'
import type { GoldSpan, Question } from '../question.js'
import { locateExcerpt } from './locate-excerpt.js'

/** A line of a file of questions that cannot be used, and why. */
export interface QuestionFault {
  /** From 1. */
  readonly line: number
  /** In words. */
  readonly problem: string
}

/** What {@link readQuestions} gives. */
export interface ReadQuestions {
  readonly questions: readonly Question[]
  readonly faults: readonly QuestionFault[]
}

/** Options of {@link readQuestions}. */
export interface QuestionOptions {
  /** Other names that questions may give to sources, with the ids that they stand for. An id itself comes first. */
  readonly names?: ReadonlyMap<string, string>
}

/** The names of fields; the first that is there counts. */
const names = {
  question: ['question', 'query'],
  source: ['source', 'corpus', 'corpus_id', 'document', 'file'],
  excerpts: ['excerpts', 'references', 'gold', 'answers', 'contexts'],
  text: ['text', 'content', 'excerpt', 'answer'],
  start: ['start', 'start_index'],
  end: ['end', 'end_index'],
} as const

type Record = Readonly<{ [key: string]: unknown }>

/** The texts of the corpus by their ids, and the ids by other names. */
interface NamedSources {
  readonly sources: ReadonlyMap<string, string>
  readonly names: ReadonlyMap<string, string>
}

/** A fault in words, thrown while a line is read. */
class Problem extends Error {}

/**
 * Reads questions with their gold passages, one JSON object a line:
 *
 *     {"id": "q1", "question": "Who?", "source": "a.md", "excerpts": ["word for word", {"start": 10, "end": 20}]}
 *
 * `id` may be left out (then it is `line 3`), and `source` too where the excerpt stands in one place of the whole corpus only.
 * An excerpt is a text, `{ text }`, `{ start, end }` or both, in UTF-16 code units, and may name a `source` of its own. Other
 * field names in use are taken as well: `query`; `corpus`, `corpus_id`, `document`, `file`; `references`, `gold`, `answers`,
 * `contexts`; `content`, `excerpt`, `answer`; `start_index`, `end_index`.
 *
 * Nothing is guessed: a line that is no such object, an id that was there before, an excerpt that is nowhere or in several
 * places, a range that is outside of its source or has another text is a fault with its line, and that question is left out.
 * Blank lines are skipped.
 *
 * @param sources the texts of the corpus by their ids
 * @throws AshlarError `invalid-option` for an unknown key
 */
export function readQuestions(
  lines: string,
  sources: ReadonlyMap<string, string>,
  options: QuestionOptions = {},
): ReadQuestions {
  refuseUnknownKeys('readQuestions', options, ['names'])
  const corpus: NamedSources = { sources, names: options.names ?? new Map() }
  const questions: Question[] = []
  const faults: QuestionFault[] = []
  const lineOfId = new Map<string, number>()
  lines.split(/\r?\n/).forEach((content, index) => {
    const line = index + 1
    if (content.trim() === '' || content === '\u{FEFF}') return
    try {
      const question = readQuestion(parseRecord(content.replace(/^\u{FEFF}/u, '')), line, corpus)
      const before = lineOfId.get(question.id)
      if (before !== undefined)
        throw new Problem(`the id ${JSON.stringify(question.id)} was given in line ${before} already`)
      lineOfId.set(question.id, line)
      questions.push(question)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      faults.push({ line, problem: error.message })
    }
  })
  return { questions, faults }
}

function parseRecord(content: string): Record {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch (error) {
    throw new Problem(`no JSON (${(error as Error).message})`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('no JSON object, such as {"question": "...", "excerpts": ["..."]}')
  return value as Record
}

function readQuestion(record: Record, line: number, corpus: NamedSources): Question {
  const { id = `line ${line}` } = record
  if (typeof id !== 'string' && typeof id !== 'number')
    throw new Problem('the id is neither text nor a number')
  const text = field(record, 'question')
  if (typeof text !== 'string' || text.trim() === '')
    throw new Problem(`no question: ${wantedFields('question')}`)
  const given = field(record, 'excerpts')
  const excerpts = Array.isArray(given) ? given : given === undefined ? [] : [given]
  if (excerpts.length === 0) throw new Problem(`no excerpts: ${wantedFields('excerpts')}`)
  return {
    id: String(id),
    text,
    gold: excerpts.map((one) => readExcerpt(one, field(record, 'source'), corpus)),
  }
}

function readExcerpt(excerpt: unknown, sourceOfQuestion: unknown, corpus: NamedSources): GoldSpan {
  if (typeof excerpt === 'string') return readExcerpt({ text: excerpt }, sourceOfQuestion, corpus)
  if (typeof excerpt !== 'object' || excerpt === null)
    throw new Problem(`an excerpt is neither a text nor an object: ${shown(JSON.stringify(excerpt))}`)
  const source = field(excerpt as Record, 'source') ?? sourceOfQuestion
  const text = field(excerpt as Record, 'text')
  const start = field(excerpt as Record, 'start')
  const end = field(excerpt as Record, 'end')
  if (start !== undefined || end !== undefined) return readRange({ start, end, text }, source, corpus)
  if (typeof text !== 'string' || text.trim() === '')
    throw new Problem(`an excerpt without text: ${wantedFields('text')}, or start and end`)
  const found = locateExcerpt(text, source === undefined ? corpus.sources : [knownSource(source, corpus)])
  if (typeof found === 'string') throw new Problem(`the excerpt ${shown(text)} ${found}`)
  return found
}

function readRange(
  { start, end, text }: { start: unknown; end: unknown; text: unknown },
  named: unknown,
  corpus: NamedSources,
): GoldSpan {
  const { sources } = corpus
  const only = sources.size === 1 ? [...sources.keys()][0] : undefined
  const [source, whole] = knownSource(named ?? only, corpus)
  const isRange =
    Number.isSafeInteger(start) &&
    Number.isSafeInteger(end) &&
    (start as number) >= 0 &&
    (end as number) > (start as number)
  if (!isRange) throw new Problem(`no range: start ${String(start)}, end ${String(end)}`)
  const span = { source, start: start as number, end: end as number }
  if (span.end > whole.length)
    throw new Problem(
      `the range from ${span.start} to ${span.end} ends behind ${source}, which has ${whole.length} code units`,
    )
  if (typeof text === 'string' && whole.slice(span.start, span.end) !== text)
    throw new Problem(`from ${span.start} to ${span.end} ${source} does not say ${shown(text)}`)
  return span
}

function knownSource(source: unknown, { sources, names }: NamedSources): readonly [string, string] {
  if (source === undefined) throw new Problem(`no source: ${wantedFields('source')}`)
  const name = String(source)
  const id = sources.has(name) ? name : names.get(name)
  const text = id === undefined ? undefined : sources.get(id)
  if (id !== undefined && text !== undefined) return [id, text]
  const meant = closest(name, [...names.keys(), ...sources.keys()])
  throw new Problem(
    `no source ${JSON.stringify(name)}${meant === undefined ? '' : `: did you mean ${meant}?`}`,
  )
}

function field(record: Record, name: keyof typeof names): unknown {
  for (const key of names[name]) if (record[key] !== undefined) return record[key]
  return undefined
}

function wantedFields(name: keyof typeof names): string {
  return `give it as ${names[name].join(', ').replace(/, ([^,]+)$/, ' or $1')}`
}

function shown(text: string): string {
  const letters = Array.from(text)
  return JSON.stringify(letters.length > 60 ? `${letters.slice(0, 57).join('')}...` : text)
}
