import type { Rendering } from '../../outline/rendering.js'
import type { Span } from '../../span.js'
import { decodeEntity, entityAt } from './decode-entities.js'
import { InlineMarks, imageText } from './inline-marks.js'
import { fenceAround, languageOf } from './markdown-marks.js'
import type { Page } from './page.js'
import { RenderedText } from './rendered-text.js'
import { isSpace } from './solid.js'
import type { Role } from './tag-name.js'

/** Facts of a page that rendering asks for again and again. */
export interface PageFacts {
  /** The number of an item in its list. */
  ordinal(item: number): number
  /** Whether a row is one of a table's header rows. */
  isHeaderRow(row: number): boolean
  /** Whether an element belongs to a table that lays out the page. */
  isLayout(element: number): boolean
}

/** Writes elements and text of one slice as plain text or Markdown. */
export class ElementWriter {
  /** Whether text is CDATA, without entities. */
  isData = false
  readonly #page: Page
  readonly #facts: PageFacts
  readonly #span: Span
  readonly #isMarkdown: boolean
  readonly #out = new RenderedText()
  readonly #inline: InlineMarks
  readonly #indents: string[] = ['']
  #pre = -1
  #preHasText = false
  #fence = ''
  #row = -1
  #cells = 0

  constructor(
    page: Page,
    facts: PageFacts,
    slice: { readonly span: Span; readonly as: 'text' | 'markdown' },
  ) {
    this.#page = page
    this.#facts = facts
    this.#span = slice.span
    this.#isMarkdown = slice.as === 'markdown'
    this.#inline = new InlineMarks(page, slice.span, this.#out)
  }

  finish(): Rendering {
    return this.#out.finish()
  }

  /** An element that is open where the slice begins. */
  resume(element: number): void {
    const { role } = this.#page.elements.tag[element]!
    if (this.#pre !== -1) return
    if (role === 'pre') this.#openPre(element)
    else if (role === 'item') this.#indent('  ')
    else if (role === 'quote' && this.#isMarkdown) this.#indent('> ')
    else if (role === 'row' && this.#isRow(element)) this.#openRow(element)
    else if (role === 'cell' && this.#row !== -1) this.#openCell()
  }

  enter(element: number): void {
    const { role, rank, isBlock } = this.#page.elements.tag[element]!
    if (this.#pre !== -1) return
    switch (role) {
      case 'image':
        this.#image(element)
        break
      case 'break':
        this.#breakLine()
        break
      case 'list':
        this.#endLines(this.#indents.length > 1 ? 1 : 2)
        break
      case 'item':
        this.#openItem(element)
        break
      case 'row':
        if (this.#isRow(element)) this.#openRow(element)
        else this.#endLines(1)
        break
      case 'cell':
        if (this.#row === -1) this.#endLines(1)
        else this.#openCell()
        break
      case 'term':
      case 'description':
      case 'table part':
        this.#endLines(1)
        break
      case 'quote':
        this.#endLines(2)
        if (this.#isMarkdown) this.#indent('> ')
        break
      case 'pre':
        this.#openPre(element)
        break
      default:
        if (isBlock) this.#endLines(2)
        else if (this.#isMarkdown) this.#inline.open(element)
        if (rank > 0 && this.#isMarkdown && this.#row === -1) this.#out.mark(`${'#'.repeat(rank)} `)
    }
  }

  leave(element: number): void {
    const { role, rank, isBlock } = this.#page.elements.tag[element]!
    if (this.#pre !== -1) {
      if (this.#pre === element) this.#closePre()
      return
    }
    if (role === 'row' && this.#row === element) this.#closeRow(element)
    else if (role === 'item' || (role === 'quote' && this.#isMarkdown))
      this.#outdent(role === 'item' ? this.#markOf(element) : '')
    if (rank > 0 && this.#isMarkdown) this.#out.unmark(`${'#'.repeat(rank)} `)
    if (role === 'rule' && this.#isMarkdown && this.#row === -1) this.#out.add('---')
    if (isBlock) this.#endLines(tight.has(role) ? 1 : 2)
    else if (this.#isMarkdown) this.#inline.close(element)
  }

  text(start: number, end: number): void {
    if (this.#pre !== -1) {
      this.#lines(start, end)
      return
    }
    const { text } = this.#page
    for (let at = start; at < end; ) {
      const code = text.charCodeAt(at)
      let to = at + 1
      if (isSpace(code)) {
        while (to < end && isSpace(text.charCodeAt(to))) to++
        this.#out.space(at, to)
      } else if (code === ampersand) to = this.#entity(at, end)
      else {
        while (to < end && !endsRun(text, to, end)) to++
        this.#copy(text.slice(at, to), at, to)
      }
      at = to
    }
  }

  /** Verbatim text, line by line, so that all lines are indented alike. */
  #lines(start: number, end: number): void {
    const { text } = this.#page
    for (let at = start; at < end; ) {
      const newline = text.indexOf('\n', at)
      const lineEnd = newline === -1 || newline >= end ? end : newline
      for (let from = at; from < lineEnd; ) {
        const found = this.isData ? -1 : text.indexOf('&', from)
        const entity = found === -1 || found >= lineEnd ? lineEnd : found
        this.#out.copy(text.slice(from, entity).replace(/\r$/, ''), from, entity)
        from = entity < lineEnd ? this.#entity(entity, lineEnd) : lineEnd
      }
      this.#preHasText ||= lineEnd > at
      if (lineEnd < end && this.#preHasText) this.#breakLine()
      at = lineEnd + 1
    }
  }

  /** Gives where the entity ends. */
  #entity(at: number, end: number): number {
    const written = this.isData ? undefined : entityAt(this.#page.text, at)
    if (written === undefined || at + written.length > end) {
      this.#copy('&', at, at + 1)
      return at + 1
    }
    this.#copy(decodeEntity(written), at, at + written.length)
    return at + written.length
  }

  /** In a row of a Markdown table a bar would end the cell. */
  #copy(value: string, start: number, end: number): void {
    const isInRow = this.#row !== -1 && this.#isMarkdown
    this.#out.copy(isInRow ? value.replaceAll('|', '\\|') : value, start, end)
  }

  #endLines(count: number): void {
    if (this.#row === -1) this.#out.endLines(count)
    else this.#out.gap()
  }

  #breakLine(): void {
    if (this.#row === -1) this.#out.endLine()
    else this.#endLines(1)
  }

  #image(element: number): void {
    const { text, elements } = this.#page
    const start = elements.start[element]!
    const end = elements.openEnd[element]!
    const shown = imageText(text.slice(start, end), this.#isMarkdown ? 'markdown' : 'text')
    this.#copy(shown, start, Math.min(end, this.#span.end))
  }

  #indent(more: string): void {
    this.#indents.push(`${this.#indents.at(-1)!}${more}`)
    this.#out.indent(this.#indents.at(-1)!)
  }

  #outdent(mark: string): void {
    this.#out.unmark(mark)
    if (this.#indents.length > 1) this.#indents.pop()
    this.#out.indent(this.#indents.at(-1)!)
  }

  #markOf(item: number): string {
    const { tag, parent } = this.#page.elements
    const isOrdered = parent[item] !== -1 && tag[parent[item]!]!.name === 'ol'
    return isOrdered ? `${this.#facts.ordinal(item)}. ` : '- '
  }

  #openItem(item: number): void {
    this.#endLines(1)
    const mark = this.#markOf(item)
    const before = this.#indents.at(-1)!
    const behind = `${before}${' '.repeat(mark.length)}`
    this.#indents.push(behind)
    this.#out.indent(before)
    this.#out.mark(mark, behind)
  }

  #openPre(element: number): void {
    this.#endLines(2)
    this.#pre = element
    this.#preHasText = false
    if (!this.#isMarkdown || this.#row !== -1) return
    const { text, elements } = this.#page
    const start = Math.max(this.#span.start, elements.openEnd[element]!)
    const written = text.slice(start, Math.min(this.#span.end, elements.closeStart[element]!))
    if (written.trim() === '') return
    this.#fence = fenceAround(written)
    this.#out.add(this.#fence + languageOf(this.#page, element))
    this.#out.endLines(1)
  }

  #closePre(): void {
    this.#pre = -1
    if (this.#fence !== '') {
      this.#out.dropLines()
      this.#out.endLines(1)
      this.#out.add(this.#fence)
    }
    this.#fence = ''
    this.#endLines(2)
  }

  #isRow(element: number): boolean {
    return this.#row === -1 && !this.#facts.isLayout(element)
  }

  #openRow(row: number): void {
    this.#endLines(1)
    this.#row = row
    this.#cells = 0
  }

  #openCell(): void {
    if (this.#cells > 0) this.#out.append(' |')
    else this.#out.add(this.#isMarkdown ? '|' : '')
    this.#out.gap()
    this.#cells++
  }

  #closeRow(row: number): void {
    this.#row = -1
    const cells = this.#cells
    if (!this.#isMarkdown || cells === 0) return
    this.#out.append(' |')
    this.#out.endLines(1)
    if (this.#inline.isWhole(row) && this.#facts.isHeaderRow(row)) this.#out.add(`|${' --- |'.repeat(cells)}`)
  }
}

/** Elements that stand on lines of their own, without a blank line between. */
const tight: ReadonlySet<Role> = new Set(['item', 'row', 'cell', 'table part', 'term', 'description'])

const ampersand = 0x26

/** Whether a run that is copied as it is ends: at an ampersand, and at white space that is more than one space. */
function endsRun(text: string, at: number, end: number): boolean {
  const code = text.charCodeAt(at)
  if (code === ampersand) return true
  if (!isSpace(code)) return false
  return code !== 0x20 || at + 1 === end || isSpace(text.charCodeAt(at + 1))
}
