import type { Outline } from '../../outline/outline.js'
import { BlockReader } from './block-reader.js'
import { plainTitle } from './plain-title.js'
import { Reading } from './reading.js'
import { afterArguments, afterClosing, afterFormula, afterLetters, headingArgument } from './scan.js'

/**
 * Reads LaTeX: sections, environments, formulas, lists, tables and paragraphs. Everything up to `\begin{document}` is one
 * block; comments and definitions of commands are not interpreted; what is never closed is text.
 */
export function readLatex(text: string): Outline {
  return new LatexReader(text).read()
}

const ranks = new Map(
  ['part', 'chapter', 'section', 'subsection', 'subsubsection', 'paragraph', 'subparagraph'].map(
    (name, index) => [name, index + 1],
  ),
)
const rules = new Set(
  'hline toprule midrule bottomrule cline cmidrule specialrule addlinespace endhead endfirsthead'.split(' '),
)
const invisible = new Set(
  'label index vspace hspace bigskip medskip smallskip centering noindent small footnotesize'.split(' '),
)
/** Commands whose argument is not LaTeX. */
const literal = new Set(['url', 'path', 'href', 'lstinline', 'mintinline'])

/** Reads commands and signs one after another. */
class LatexReader {
  readonly #reading: Reading
  readonly #blocks: BlockReader

  constructor(text: string) {
    this.#reading = new Reading(text)
    this.#blocks = new BlockReader(this.#reading)
  }

  read(): Outline {
    const reading = this.#reading
    const { text } = reading
    this.#preamble()
    while (reading.at < text.length) {
      const unit = text.charCodeAt(reading.at)
      if (unit === 0x0a || unit === 0x0d) reading.newLine()
      else if (unit === 0x20 || unit === 0x09) reading.at++
      else if (unit === 0x25) reading.comment()
      else if (unit === 0x5c) this.#command()
      else if (unit === 0x24) this.#dollar()
      else if (unit === 0x7b || unit === 0x7d) this.#brace(unit === 0x7b)
      else this.#plain()
    }
    return reading.out.finish(reading.contentEnd)
  }

  /** The first `\begin{document}` that begins a line ends it. */
  #preamble(): void {
    const { text } = this.#reading
    const marker = '\\begin{document}'
    for (let at = text.indexOf(marker); at !== -1; at = text.indexOf(marker, at + 1)) {
      if (!/(?:^|[\n\r])[ \t]*$/.test(text.slice(Math.max(0, at - 80), at))) continue
      const start = this.#reading.blockStart()
      this.#blocks.opaque('front matter', { start, innerEnd: at, end: at + marker.length })
      return
    }
  }

  #plain(): void {
    const text = this.#reading.text
    let at = this.#reading.at
    let end = at
    for (; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      if (unit === 0x0a || unit === 0x0d || unit === 0x24 || unit === 0x25 || unit === 0x5c) break
      if (unit === 0x7b || unit === 0x7d) break
      if (unit > 0x20) end = at + 1
    }
    this.#reading.content(Math.max(end, this.#reading.at + 1))
    this.#reading.at = at
  }

  #brace(opens: boolean): void {
    const at = this.#reading.at
    this.#reading.content(at + 1)
    if (opens) {
      this.#reading.groups.open(at)
      return
    }
    let end = at + 1
    if (this.#reading.text[end] === '[') end = afterClosing(this.#reading.text, end, ']')
    const commandStart = this.#reading.groups.close(at, end)
    this.#reading.at = commandStart === -1 && !this.#reading.groups.areDefining ? at + 1 : end
    if (commandStart !== -1) this.#reading.out.unbroken({ start: commandStart, end: at + 1 })
  }

  #dollar(): void {
    const isDisplay = this.#reading.text[this.#reading.at + 1] === '$'
    const sign = isDisplay ? '$$' : '$'
    const end = afterFormula(this.#reading.text, this.#reading.at, sign, sign)
    if (end === this.#reading.at) this.#reading.content(this.#reading.at + sign.length)
    else if (isDisplay) this.#display(end, 2)
    else this.#inline(end)
  }

  #inline(end: number): void {
    const start = this.#reading.at
    this.#reading.content(end)
    this.#reading.out.unbroken({ start, end })
  }

  #display(end: number, closing: number): void {
    this.#blocks.opaque('math', { start: this.#reading.blockStart(), innerEnd: end - closing, end })
  }

  #command(): void {
    const text = this.#reading.text
    const start = this.#reading.at
    const end = afterLetters(text, start + 1)
    if (end === start + 1) this.#symbol()
    else {
      const name = text.slice(start + 1, end)
      const isRead = !this.#reading.groups.areDefining && this.#structure(name, end)
      if (!isRead) this.#ordinary(name, start, end)
    }
  }

  #symbol(): void {
    const text = this.#reading.text
    const next = text[this.#reading.at + 1]
    if (next === '[' || next === '(') {
      const end = afterFormula(text, this.#reading.at, `\\${next}`, next === '[' ? '\\]' : '\\)')
      if (end === this.#reading.at) this.#reading.content(end + 2)
      else if (next === '[') this.#display(end, 2)
      else this.#inline(end)
    } else if (next === '\\') {
      this.#reading.content(this.#reading.at + 2)
      if (this.#reading.rows.isOpen) {
        this.#reading.rows.rowEnd(this.#reading.at - 2)
        this.#reading.at = afterArguments(text, this.#reading.at)
      }
    } else
      this.#reading.content(
        Math.min(text.length, this.#reading.at + (next === '\n' || next === '\r' ? 1 : 2)),
      )
  }

  /** Reads a command that has to do with structure. False when it has not. */
  #structure(name: string, end: number): boolean {
    const rank = ranks.get(name)
    if (rank !== undefined) return this.#section(rank, end)
    if (name === 'begin' || name === 'end') return this.#environment(name === 'begin', end)
    if (name === 'item' || name === 'bibitem') return this.#blocks.item(end)
    if (this.#reading.rows.isOpen && rules.has(name)) {
      this.#reading.at = this.#reading.contentEnd = afterArguments(this.#reading.text, end)
      this.#reading.lineIsBlank = false
      this.#reading.rows.rule(this.#reading.at)
      return true
    }
    if (name === 'verb') return this.#verb(end)
    if (name === 'caption' && this.#blocks.caption(end)) return true
    if (invisible.has(name) && this.#reading.out.isHeld) {
      this.#reading.at = this.#reading.contentEnd = Math.max(end, afterArguments(this.#reading.text, end))
      this.#reading.lineIsBlank = false
      return true
    }
    return false
  }

  #ordinary(name: string, start: number, end: number): void {
    const text = this.#reading.text
    let after = text[end] === '*' ? end + 1 : end
    if (literal.has(name)) after = afterArguments(text, end)
    else if (text[after] === '[') after = afterClosing(text, after, ']')
    this.#reading.content(after)
    this.#reading.groups.command(name, start, after)
    if (literal.has(name) && after > end) this.#reading.out.unbroken({ start, end: after })
  }

  #verb(end: number): boolean {
    const text = this.#reading.text
    const from = text[end] === '*' ? end + 1 : end
    const close = text.slice(from + 1, from + 256).indexOf(text[from] ?? '')
    if (close === -1) return false
    this.#inline(Math.min(text.length, from + close + 2))
    return true
  }

  #section(rank: number, end: number): boolean {
    const argument = headingArgument(this.#reading.text, end)
    if (argument === undefined) return false
    const start = this.#reading.blockStart()
    this.#blocks.clear()
    const lead = { start: this.#reading.at, end: argument.end + 1 }
    const title = plainTitle(this.#reading.text.slice(argument.start, argument.end))
    this.#reading.out.heading({ start, lead, title, rank }, this.#reading.contentEnd)
    this.#reading.passed(argument.end + 1)
    return true
  }

  #environment(begins: boolean, from: number): boolean {
    const text = this.#reading.text
    const close = text[from] === '{' ? text.slice(from, from + 64).indexOf('}') : -1
    if (close < 2) return false
    const name = text.slice(from + 1, from + close)
    const end = from + close + 1
    return begins ? this.#blocks.begin(name, end) : this.#blocks.end(name, end)
  }
}
