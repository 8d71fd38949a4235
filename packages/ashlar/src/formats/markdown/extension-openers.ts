import { kindNumbers } from '../../outline/node-columns.js'
import { runLength } from './block-marks.js'
import type { BlockReader, Opened } from './block-reader.js'
import { beginFramed, linePrefix } from './commonmark-openers.js'
import { type Container, deeper } from './containers.js'
import { skipWhiteSpace } from './link-syntax.js'

/** `$$` ... `$$`, on one line or more. With text behind the opening mark, a blank line ends it too. */
export function openDollars(reader: BlockReader): Opened {
  return runLength(reader.text, reader.cursor.content, reader.cursor.contentEnd, 0x24) === 2
    ? openMath(reader, '$$')
    : 'nothing'
}

/** `\[` ... `\]` */
export function openBackslash(reader: BlockReader): Opened {
  return reader.text.startsWith('[', reader.cursor.content + 1) ? openMath(reader, '\\]') : 'nothing'
}

function openMath(reader: BlockReader, closing: string): Opened {
  const { cursor, text } = reader
  const { content, contentEnd } = cursor
  const inside = skipWhiteSpace(text, content + 2, contentEnd)
  const close = inside < contentEnd ? text.slice(inside, contentEnd).indexOf(closing) : -1
  if (close !== -1) {
    if (inside + close + 2 !== contentEnd) return 'nothing'
    reader.begin()
    const { start, parent } = reader
    reader.beginVerbatim({ kind: kindNumbers.math, start, parent, ending: { by: 'blank line' } })
    reader.verbatim.close()
    return 'leaf'
  }
  const isBare = inside >= contentEnd
  if ((!isBare && closing !== '$$') || !reader.comesLater(closing, contentEnd)) return 'nothing'
  if (!isBare && reader.paragraph.isOpen) return 'nothing'
  beginFramed(reader, kindNumbers.math, content + 2, closing, {
    by: 'text',
    texts: [closing],
    ...(!isBare && { orBlankLine: true }),
  })
  return 'leaf'
}

/** `:::name` up to `:::`, where a closing line comes. */
export function openFenced(reader: BlockReader): Opened {
  const { cursor, containers, text, writer } = reader
  const { content, contentEnd } = cursor
  const colons = runLength(text, content, contentEnd, 0x3a)
  const closing = colons < 3 ? undefined : reader.fencedPairs.get(content)
  if (closing === undefined || !containers.allowsFenced) return 'nothing'
  reader.begin()
  const { start, parent, strength } = reader
  const closer = ':'.repeat(colons)
  const lead = { start: content, end: contentEnd }
  const node = writer.open({ kind: 'admonition', start, parent, lead, closer, ...linePrefix(reader) })
  reader.push('fenced', node, deeper(strength), 0, closing)
  writer.glue(content, contentEnd, containers.depth)
  return 'leaf'
}

/** `!!! note "Title"` and `??? note`, with an indented body. */
export function openMarked(reader: BlockReader): Opened {
  const { cursor, text, paragraph } = reader
  const { content, contentEnd } = cursor
  const mark = /^(?:!!!|\?\?\?\+?) ?[A-Za-z][\w-]*/.exec(
    text.slice(content, Math.min(contentEnd, content + 40)),
  )
  if (paragraph.isOpen || mark === null) return 'nothing'
  const body = openIndentedBody(reader, 'admonition', mark[0].length)
  body.leadStart = content
  body.leadEnd = contentEnd
  reader.writer.glue(content, contentEnd, reader.containers.depth)
  return 'leaf'
}

/** `[^mark]: text`, with an indented body. */
export function openFootnote(reader: BlockReader): Opened {
  const { cursor, text, containers } = reader
  const { content, contentEnd } = cursor
  if (text.charCodeAt(content + 1) !== 0x5e || containers.isFull) return 'nothing'
  const mark = /^\[\^[^\]\s]+\]:/.exec(text.slice(content, Math.min(contentEnd, content + 200)))
  if (mark === null) return 'nothing'
  reader.leadWithLine(openIndentedBody(reader, 'footnote', mark[0].length))
  reader.writer.glue(content, content + mark[0].length, containers.depth)
  cursor.enter(mark[0].length)
  cursor.take(cursor.indent)
  return 'container'
}

function openIndentedBody(
  reader: BlockReader,
  kind: 'admonition' | 'footnote',
  markLength: number,
): Container {
  reader.begin()
  const { start, parent, strength, cursor, containers } = reader
  const bodyPrefix = `${containers.prefix}    `
  const isApart = kind === 'admonition'
  const node = reader.writer.open({
    kind,
    start,
    parent,
    ...linePrefix(reader),
    bodyPrefix,
    ...(isApart && { standsApart: true }),
  })
  const body = reader.push('indented', node, deeper(strength), 4)
  body.markStart = cursor.content
  body.markEnd = cursor.content + markLength
  return body
}

/** Lines of MDX that import or export, up to a blank one. */
export function openModule(reader: BlockReader): Opened {
  const { cursor, containers, text, paragraph } = reader
  const { content, contentEnd, start } = cursor
  if (paragraph.isOpen || containers.matched > 0 || content !== start) return 'nothing'
  if (!text.startsWith('import ', content) && !text.startsWith('export ', content)) return 'nothing'
  if (!moduleLine.test(text.slice(content, Math.min(contentEnd, content + 400)))) return 'nothing'
  reader.begin()
  const { parent } = reader
  reader.beginVerbatim({ kind: kindNumbers.code, start, parent, ending: { by: 'blank line' } })
  return 'leaf'
}

const moduleLine =
  /^(?:import (?:["'{]|\* as |[\w$]+(?: from ["']|, ?[{*]))|export (?:(?:const|let|var|function|class) [\w$]+|default |async function|[{*]))/
