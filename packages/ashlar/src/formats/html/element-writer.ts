import type { Span } from '../../span.js'
import { decodeEntity, entityAt } from './decode-entities.js'
import { InlineMarks, imageText } from './inline-marks.js'
import type { MappedText } from './mapped-text.js'
import type { Page } from './page.js'
import type { PageFacts } from './page-facts.js'
import { PreformattedWriter } from './preformatted-writer.js'
import { RenderedText, type WrittenMark } from './rendered-text.js'
import { runEnd } from './run-end.js'
import { isSpace } from './solid.js'
import { TableWriter } from './table-writer.js'
import type { Role, TagName } from './tag-name.js'
import type { WrittenRoom } from './written-room.js'

/** Writes elements and text of one slice as plain text or Markdown. */
export class ElementWriter {
  /** Whether text is CDATA, without entities. */
  isData = false
  readonly #page: Page
  readonly #facts: PageFacts
  readonly #span: Span
  readonly #isMarkdown: boolean
  readonly #out: RenderedText
  readonly #inline: InlineMarks
  readonly #table: TableWriter
  readonly #pre: PreformattedWriter
  readonly #indents: string[] = ['']

  constructor(
    page: Page,
    facts: PageFacts,
    slice: { readonly span: Span; readonly as: 'text' | 'markdown' },
    room: WrittenRoom,
  ) {
    this.#page = page
    this.#out = new RenderedText(page.text, room)
    this.#facts = facts
    this.#span = slice.span
    this.#isMarkdown = slice.as === 'markdown'
    this.#inline = new InlineMarks(page, slice.span, this.#out)
    this.#table = new TableWriter(page, facts, this.#out, slice)
    this.#pre = new PreformattedWriter(page, slice.span, this.#out)
  }

  /** All that is written; the room is free again. */
  finish(): MappedText {
    return this.#out.finish()
  }

  /** How much is written, in code units. */
  get length(): number {
    return this.#out.length
  }

  /** How far it has come. */
  get progress(): WrittenMark {
    return this.#out.progress
  }

  /** Whether what follows would be written the same way if nothing had been before. */
  get isAfresh(): boolean {
    const isBetweenBlocks = this.#indents.length === 1 && !this.#pre.isOpen && !this.#table.isInRow
    return isBetweenBlocks && !this.isData && this.#out.isBetweenLines
  }

  /** At most so much of what is written behind a mark that was made afresh. */
  from(mark: WrittenMark, most: number): MappedText {
    return this.#out.from(mark, most)
  }

  /** Whether elements of a name need not be entered and left. */
  isTraceless({ isTraceless }: TagName): boolean {
    return isTraceless && !this.#isMarkdown
  }

  /** An element that is open where the slice begins. */
  resume(element: number): void {
    const { role } = this.#page.elements.tag[element]!
    if (this.#pre.isOpen) return
    if (role === 'pre') this.#openPre(element)
    else if (role === 'item') this.#indent('')
    else if (role === 'quote' && this.#isMarkdown) this.#indent('> ')
    else if (role === 'table') this.#table.resume(element)
    else if (role === 'row') this.#table.open(element)
    else if (role === 'cell' && this.#table.isInRow) this.#table.openCell(element)
  }

  enter(element: number): void {
    const { role, rank, isBlock } = this.#page.elements.tag[element]!
    if (this.#pre.isOpen) return
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
        if (!this.#table.open(element)) this.#endLines(2)
        break
      case 'cell':
        if (this.#table.isInRow) this.#table.openCell(element)
        else this.#endLines(2)
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
        if (rank > 0 && this.#isMarkdown && !this.#table.isInRow) this.#out.mark(`${'#'.repeat(rank)} `)
    }
  }

  leave(element: number): void {
    const { role, rank, isBlock } = this.#page.elements.tag[element]!
    if (this.#pre.isOpen) {
      if (this.#pre.close(element)) this.#endLines(2)
      return
    }
    if (role === 'row' && this.#table.close(element)) return
    if (role === 'table') this.#table.closeTable()
    else if (role === 'item' || (role === 'quote' && this.#isMarkdown))
      this.#outdent(role === 'item' ? this.#markOf(element) : '')
    if (rank > 0 && this.#isMarkdown) this.#out.unmark(`${'#'.repeat(rank)} `)
    if (role === 'rule' && this.#isMarkdown && !this.#table.isInRow) this.#add('---')
    if (isBlock) this.#endLines(tight.has(role) ? 1 : 2)
    else if (this.#isMarkdown) this.#inline.close(element)
  }

  text(start: number, end: number): void {
    if (this.#pre.isOpen) this.#pre.lines(start, end, this.#line, this.#breakLine)
    else this.#runs(start, end)
  }

  /** Text whose white space is folded. */
  #runs(start: number, end: number): void {
    const { text } = this.#page
    for (let at = start; at < end; ) {
      const code = text.charCodeAt(at)
      let to = at + 1
      if (isSpace(code)) {
        while (to < end && isSpace(text.charCodeAt(to))) to++
        this.#out.space(at, to)
      } else if (code === ampersand) to = this.#entity(at, end)
      else {
        to = runEnd(text, to, end)
        this.#copy(at, to)
      }
      at = to
    }
  }

  /** A line of verbatim text. */
  readonly #line = (start: number, end: number): void => {
    // A search in the whole page would look far beyond the line.
    const line = this.#page.text.slice(start, end)
    for (let from = start; from < end; ) {
      const found = this.isData ? -1 : line.indexOf('&', from - start)
      const entity = found === -1 ? end : start + found
      this.#copy(from, entity)
      from = entity < end ? this.#entity(entity, end) : end
    }
  }

  /** Gives where the entity ends. */
  #entity(at: number, end: number): number {
    const written = this.isData ? undefined : entityAt(this.#page.text, at)
    if (written === undefined || at + written.length > end) {
      this.#copy(at, at + 1)
      return at + 1
    }
    this.#translate(decodeEntity(written), at, at + written.length)
    return at + written.length
  }

  /** Text as it stands in the page. */
  #copy(start: number, end: number): void {
    if (this.#isMarkdown && this.#table.isInRow) {
      this.#translate(this.#page.text.slice(start, end), start, end)
    } else if (start < end) {
      this.#table.text()
      this.#out.copy(start, end)
    }
  }

  /** In a row of a Markdown table a bar would end the cell. */
  #translate(value: string, start: number, end: number): void {
    if (value === '') return
    this.#table.text()
    const mayEndCell = this.#isMarkdown && this.#table.isInRow
    this.#out.translate(mayEndCell ? value.replaceAll('|', '\\|') : value, start, end)
  }

  #add(value: string): void {
    this.#table.text()
    this.#out.add(value)
  }

  #endLines(count: number): void {
    if (this.#table.isInRow) this.#out.gap()
    else this.#out.endLines(count)
  }

  readonly #breakLine = (): void => {
    if (this.#table.isInRow) this.#out.gap()
    else this.#out.endLine()
  }

  #image(element: number): void {
    const { text, elements } = this.#page
    const start = elements.start[element]!
    const end = elements.openEnd[element]!
    const shown = imageText(text.slice(start, end), this.#isMarkdown ? 'markdown' : 'text')
    this.#translate(shown, start, Math.min(end, this.#span.end))
  }

  #indent(more: string): void {
    this.#indents.push(indented(this.#indents.at(-1)!, more))
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
    const behind = indented(before, ' '.repeat(mark.length))
    this.#indents.push(behind)
    this.#out.indent(before)
    if (!this.#table.isInRow) this.#out.mark(mark, behind)
  }

  #openPre(element: number): void {
    this.#endLines(2)
    this.#pre.open(element, this.#isMarkdown && !this.#table.isInRow ? 'fenced' : 'bare')
  }
}

/** Elements that stand on lines of their own, without a blank line between. */
const tight: ReadonlySet<Role> = new Set(['item', 'row', 'cell', 'table part', 'term', 'description'])

const ampersand = 0x26

/** Lines are indented this far at most, in code units: what is nested deeper would else cost more than it holds. */
const mostIndented = 32

function indented(indent: string, more: string): string {
  return indent.length + more.length > mostIndented ? indent : indent + more
}
