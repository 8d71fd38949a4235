import { isWhiteSpace } from '../unicode/white-space.js'
import { type Boundaries, type Boundary, lookAhead, strengths } from './boundary.js'

/** How sentences are found. */
export interface SentenceOptions {
  /** An ISO 639 code, such as `en`; `auto` by default. */
  readonly language?: string
}

const stops = '.!?…。！？｡।॥؟۔'
const closers = '"\')]}»”’」』）】》'

/** After the marks that end sentences, their closing quotes and brackets, and the white space behind them. */
export function sentences(_options: SentenceOptions = {}): Boundaries {
  return levelOf('sentences', strengths.sentence, sentenceEnd)
}

/** After commas, semicolons, colons and dashes that white space follows, and after their full-width forms. */
export function clauses(): Boundaries {
  return levelOf('clauses', strengths.clause, clauseEnd)
}

function levelOf(name: string, strength: number, endAt: (text: string, at: number) => number): Boundaries {
  const find = (text: string, mark: number): Boundary | undefined => {
    const at = endAt(text, mark)
    return at === -1 ? undefined : { at, strength }
  }
  return {
    name,
    strength,
    *within(text, { start, end }) {
      for (let mark = start; mark < end; mark++) {
        const found = find(text, mark)
        if (found && found.at > start && found.at <= end) yield found
      }
    },
    strongest(text, { start, end }) {
      for (let mark = end - 1; mark >= start; mark--) {
        const found = find(text, mark)
        if (found && found.at <= end) return found
      }
      return undefined
    },
  }
}

function sentenceEnd(text: string, mark: number): number {
  const character = text[mark]!
  if (!stops.includes(character) || stops.includes(text[mark + 1] ?? ' ')) return -1
  let end = mark + 1
  while (end < text.length && closers.includes(text[end]!)) end++
  if (character > '\u2fff') return skipSpace(text, end)
  if (end < text.length && !isWhiteSpace(text.charCodeAt(end))) return -1
  const next = skipSpace(text, end)
  const begins = text[next] ?? ''
  return begins !== begins.toUpperCase() ? -1 : next
}

function clauseEnd(text: string, mark: number): number {
  const character = text[mark]!
  if ('，、；：'.includes(character)) return skipSpace(text, mark + 1)
  if (!',;:—'.includes(character) || !isWhiteSpace(text.charCodeAt(mark + 1))) return -1
  return skipSpace(text, mark + 1)
}

function skipSpace(text: string, from: number): number {
  const limit = Math.min(text.length, from + lookAhead)
  let at = from
  while (at < limit && isWhiteSpace(text.charCodeAt(at))) at++
  return at
}
