import { kindNumbers, type NodeColumns } from '../../outline/node-columns.js'
import { SpanSet } from '../../outline/span-set.js'
import { InlineSpans } from './inline-spans.js'

const none = new SpanSet(new Uint32Array(0), new Uint32Array(0))

/** Reads what inline markup keeps unbroken in a paragraph or a cell, given by the index of its node. */
export function unbrokenInParagraphs(text: string, { kind, start, end }: NodeColumns) {
  const inline = new InlineSpans(text)
  return (node: number): SpanSet => {
    if (kind[node] !== kindNumbers.paragraph && kind[node] !== kindNumbers.row) return none
    return inline.within(contentStart(text, start[node]!, end[node]!), end[node]!)
  }
}

/** Behind the indentation and the marks of quotes that a paragraph's first line begins with. */
function contentStart(text: string, start: number, end: number): number {
  let at = start
  while (at < end && isMarker(text.charCodeAt(at))) at++
  return at
}

function isMarker(unit: number): boolean {
  return unit === 0x20 || unit === 0x09 || unit === 0x3e || unit === 0xfeff
}
