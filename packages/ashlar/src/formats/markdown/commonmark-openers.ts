import { strengths } from '../../boundaries/boundary.js'
import { kindNumbers } from '../../outline/node-columns.js'
import { fenceLength, headingRank, type ListMarker, listMarker } from './block-marks.js'
import type { BlockReader, Opened } from './block-reader.js'
import { deeper } from './containers.js'
import { htmlBlock } from './html-blocks.js'
import { isSpaceOrTab } from './line-cursor.js'
import type { Ending } from './verbatim-reader.js'

/** Lines with four columns of indentation or more: code, where no paragraph goes on. */
export function openIndented(reader: BlockReader): Opened {
  if (reader.paragraph.isOpen) return 'nothing'
  reader.begin()
  const { start, parent } = reader
  reader.beginVerbatim({ kind: kindNumbers.code, start, parent, ending: { by: 'less indentation' } })
  return 'leaf'
}

/** `> quote`, and `> [!NOTE]`, whose first line leads. */
export function openQuote(reader: BlockReader): Opened {
  const { cursor, containers, text, writer } = reader
  if (containers.isFull) return 'nothing'
  reader.begin()
  const { start, parent, strength } = reader
  const mark = cursor.content
  const callOut = /^[ \t]?\[![A-Za-z][\w-]*\]/.test(
    text.slice(mark + 1, Math.min(mark + 40, cursor.contentEnd)),
  )
  const lead = { start: mark, end: cursor.contentEnd }
  const kind = callOut ? 'admonition' : 'quote'
  const node = writer.open({ kind, start, parent, ...(callOut && { lead, ...linePrefix(reader) }) })
  reader.push('quote', node, deeper(strength))
  if (callOut) {
    writer.glue(mark, cursor.contentEnd, containers.depth)
    return 'leaf'
  }
  cursor.enter(1)
  if (cursor.indent > 0) cursor.take(1)
  return 'container'
}

/** `# Heading` */
export function openHeading(reader: BlockReader): Opened {
  const { cursor, text } = reader
  const rank = headingRank(text, cursor.content, cursor.contentEnd)
  if (rank === 0) return 'nothing'
  reader.begin()
  const { start } = reader
  const { content, contentEnd } = cursor
  let end = contentEnd
  while (text.charCodeAt(end - 1) === 0x23 && end > content + rank) end--
  if (end > content + rank && !isSpaceOrTab(text.charCodeAt(end - 1))) end = contentEnd
  reader.addHeading({ rank, start, content, end: contentEnd, wordsStart: content + rank, wordsEnd: end })
  return 'leaf'
}

function fence(mark: number, length: number) {
  return { by: 'fence', mark, length, closer: String.fromCharCode(mark).repeat(length) } as const
}

/** What most code stands between: the same object for all. */
const usualFence = fence(0x60, 3)

/** Three back ticks or tildes, or more. */
export function openFence(reader: BlockReader): Opened {
  const { cursor, text } = reader
  const length = fenceLength(text, cursor.content, cursor.contentEnd)
  if (length === 0) return 'nothing'
  const isUsual = length === 3 && cursor.first === usualFence.mark
  const ending = isUsual ? usualFence : fence(cursor.first, length)
  beginFramed(reader, kindNumbers.code, cursor.contentEnd, ending.closer, ending)
  return 'leaf'
}

/** HTML and JSX. */
export function openHtml(reader: BlockReader): Opened {
  const { cursor, text, paragraph, table } = reader
  const html = htmlBlock(text, cursor.content, cursor.contentEnd)
  if (html === undefined || (!html.interrupts && (paragraph.isOpen || table.isOpen))) return 'nothing'
  reader.begin()
  const { start, parent } = reader
  const { endings } = html
  const ending =
    endings === 'blank line' ? ({ by: 'blank line' } as const) : ({ by: 'text', texts: endings } as const)
  reader.beginVerbatim({ kind: kindNumbers.html, start, parent, ending })
  if (endings !== 'blank line' && reader.verbatim.holds(endings)) reader.verbatim.close()
  return 'leaf'
}

/** Items of lists, and thematic breaks, which look like them. */
export function openItemOrRule(reader: BlockReader): Opened {
  const { cursor, rules, text } = reader
  if (cursor.first !== 0x2b && rules.isRule(text, cursor.content, cursor.contentEnd)) return addRule(reader)
  const marker = listMarker(text, cursor.content, cursor.contentEnd)
  if (marker === undefined || reader.containers.isFull) return 'nothing'
  const isEmpty = cursor.content + marker.width >= cursor.contentEnd
  if (reader.isInParagraph && (isEmpty || !marker.interrupts)) return 'nothing'
  return openItem(reader, marker, isEmpty)
}

/** `***`, `---`, `___` */
export function addRule(reader: BlockReader): Opened {
  reader.begin()
  const { start, parent } = reader
  reader.writer.add({ kind: 'rule', start, end: reader.cursor.contentEnd, parent })
  return 'leaf'
}

function openItem(reader: BlockReader, marker: ListMarker, isEmpty: boolean): Opened {
  const { cursor, containers, writer } = reader
  const goesOn = containers.matchedList?.type === marker.type
  reader.begin(goesOn ? 'item' : 'list')
  const { start, parent, strength } = reader
  if (!goesOn) {
    const node = writer.openPlain(kindNumbers.list, start, parent)
    const between = Math.min(strengths.item, deeper(strength))
    reader.push('list', node, between, 0, marker.type)
  }
  const node = writer.openPlain(kindNumbers.item, start, containers.parent)
  const frame = containers.itemFrame(marker.interrupts ? 'goes on' : 'stands apart')
  if (frame !== undefined) writer.frame(node, frame)
  const before = cursor.indent
  const markStart = cursor.content
  cursor.enter(marker.width)
  const padding = isEmpty || cursor.indent > 4 ? 1 : cursor.indent
  if (!isEmpty) cursor.take(padding)
  const width = before + marker.width + padding
  const item = reader.push('indented', node, deeper(containers.strength), width)
  item.isEmpty = isEmpty
  item.markStart = markStart
  item.markEnd = markStart + marker.width
  reader.leadWithLine(item)
  return 'container'
}

/** What a new node's lines begin with, where it is in a container. */
export function linePrefix({ containers }: BlockReader): { readonly linePrefix?: string } {
  const { prefix } = containers
  return prefix === '' ? {} : { linePrefix: prefix }
}

/** Begins a block whose opening line every piece of it shows. */
export function beginFramed(
  reader: BlockReader,
  kind: number,
  leadEnd: number,
  closing: string,
  ending: Ending,
): void {
  reader.begin()
  const { containers, cursor, start } = reader
  const frame = { leadStart: cursor.content, leadEnd, closer: closing, linePrefix: containers.prefix }
  containers.holdFrame()
  reader.beginVerbatim({ kind, start, parent: containers.parent, ending, frame })
}
