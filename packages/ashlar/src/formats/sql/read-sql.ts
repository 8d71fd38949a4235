import { strengths } from '../../boundaries/boundary.js'
import type { Outline } from '../../outline/outline.js'
import { OutlineWriter } from '../outline-writer.js'
import { BlockDepth } from './block-depth.js'
import { SqlTokens } from './sql-tokens.js'

/** A comment or string of more code units is read as prose. */
const longText = 200
/** A statement of fewer code units is shown without its first line in later pieces. */
const longestLead = 200

/**
 * The outline of SQL by its statements: they end at semicolons outside of quotes, comments, dollar quotes and the blocks of
 * routines, or where a line says `GO` or `/`. Comments stay with what follows them. Larger statements have places at their
 * lines and between the rows that are inserted.
 */
export function readSql(text: string): Outline {
  return new SqlReader(text).read()
}

class SqlReader {
  readonly #text: string
  readonly #tokens: SqlTokens
  readonly #out: OutlineWriter
  #at = 0
  #terminator = ';'
  /** Where the line begins that is being read. */
  #lineStart = 0
  /** Whether nothing but white space stands before the place in its line. */
  #isLineBegin = true
  /** Where the statement begins, with the comments before it; -1 before it does. */
  #start = -1
  /** Its first word; -1 before that. */
  #head = -1
  #end = 0
  #parens = 0
  #blocks = new BlockDepth()
  #previous = ''
  #verbatimFrom = 0

  constructor(text: string) {
    this.#text = text
    this.#tokens = new SqlTokens(text)
    this.#out = new OutlineWriter(text)
  }

  read(): Outline {
    const text = this.#text
    if (text.charCodeAt(0) === 0xfeff) this.#at = this.#lineStart = 1
    while (this.#at < text.length) {
      if (this.#isLineBegin && this.#isCommand()) continue
      this.#tokens.read(this.#at)
      this.#token()
      this.#at = this.#tokens.end
    }
    this.#finish(text.length)
    this.#out.verbatim({ start: this.#verbatimFrom, end: text.length })
    return this.#out.finish(text.length)
  }

  /** Lines that are for the program which reads the SQL: `GO`, `/`, and another terminator. */
  #isCommand(): boolean {
    const line = /^(?:GO|\/|DELIMITER[ \t]+(\S{1,16}))[ \t]*(?:\r\n?|\n|$)/i.exec(
      this.#text.slice(this.#at, this.#at + 64),
    )
    if (line === null) return false
    const [{ length }, terminator] = line
    const end = this.#at + line[0].trimEnd().length
    if (terminator !== undefined) this.#terminator = terminator
    if (this.#start === -1) this.#begin()
    this.#end = end
    this.#at += length
    this.#lineStart = this.#at
    this.#finish(end)
    return true
  }

  #token(): void {
    const { kind, end } = this.#tokens
    if (kind === 'space') return
    if (kind === 'line end') {
      this.#lineStart = end
      this.#isLineBegin = true
      return
    }
    if (this.#start === -1 && !this.#isBehindStatement(kind)) this.#begin()
    else if (this.#isLineBegin && this.#head !== -1) this.#line()
    this.#isLineBegin = false
    if (kind === 'comment' || kind === 'quoted') this.#longText(this.#at, end)
    if (kind !== 'comment' && this.#head === -1) this.#head = this.#at
    this.#end = end
    if (kind === 'word') this.#blocks.word(this.#text.slice(this.#at, Math.min(end, this.#at + 11)))
    else if (kind === 'mark') this.#mark()
    if (kind !== 'comment') this.#previous = kind === 'mark' ? this.#text[this.#at]! : ''
  }

  /** A comment behind a statement, on the line that it ended on. */
  #isBehindStatement(kind: string): boolean {
    return kind === 'comment' && !this.#isLineBegin
  }

  #begin(): void {
    this.#start = this.#isLineBegin ? this.#lineStart : this.#at
    this.#out.place(this.#start, strengths.block)
  }

  /** A place before a line of a statement: better ones where nothing is open. */
  #line(): void {
    const isOpen = this.#parens > 0
    const isStatement = this.#previous === ';'
    this.#out.place(
      this.#lineStart,
      isStatement ? strengths.line + 12 : isOpen ? strengths.line : strengths.line + 8,
    )
  }

  #mark(): void {
    const mark = this.#text[this.#at]!
    if (
      this.#text.startsWith(this.#terminator, this.#at) &&
      (this.#blocks.depth === 0 || this.#terminator !== ';')
    ) {
      this.#tokens.end = this.#end = this.#at + this.#terminator.length
      this.#finish(this.#end)
    } else if (mark === ';') this.#blocks.mark()
    else if (mark === '(') {
      // The next row of many that are inserted.
      if (this.#parens === 0 && this.#previous === ',' && this.#at > this.#lineStart)
        this.#out.place(this.#at, strengths.line + 4)
      this.#parens++
    } else if (mark === ')') this.#parens = Math.max(0, this.#parens - 1)
  }

  #longText(start: number, end: number): void {
    if (end - start <= longText || start < this.#verbatimFrom) return
    this.#out.verbatim({ start: this.#verbatimFrom, end: start })
    this.#verbatimFrom = end
  }

  /** The node of the statement that ends here. */
  #finish(to: number): void {
    if (this.#start !== -1) {
      const head = this.#head === -1 ? this.#start : this.#head
      const end = Math.max(this.#start, Math.min(to, this.#end))
      const line = /^[^\r\n]*/.exec(this.#text.slice(head, Math.min(end, head + longestLead + 1)))![0]
      const hasLead = line.length <= longestLead && head + line.length < end && this.#head !== -1
      const title = line
        .replace(/[(;].*$/, '')
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 80)
      const lead = { start: head, end: head + line.trimEnd().length }
      this.#out.leaf({ kind: 'declaration', start: this.#start, end, title, ...(hasLead && { lead }) })
    }
    this.#start = this.#head = -1
    this.#parens = 0
    this.#blocks = new BlockDepth()
    this.#previous = ''
  }
}
