import type { Span } from 'ashlar'
import { html, type Markup } from './markup.js'

/** Text further than this from what is marked is left out, in code units. */
const around = 240

/** What is shown of a text in which nothing is marked, in code units. */
const opening = 320

/**
 * A part of a text with passages marked: what stands around them, and `…` for what is left out.
 *
 * @param span the part, and `passages` what to mark, all in the text
 */
export function markedText(text: string, span: Span, passages: readonly Span[]): readonly Markup[] {
  const inside = passages
    .map(({ start, end }) => ({ start: Math.max(start, span.start), end: Math.min(end, span.end) }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start)
  if (inside.length === 0) {
    const end = wholeAt(text, Math.min(span.end, span.start + opening))
    return [html`${text.slice(span.start, end)}${end < span.end ? ' …' : ''}`]
  }
  const parts: Markup[] = []
  let at = span.start
  for (const { start, end } of inside) {
    if (end <= at) continue
    parts.push(between(text, { start: at, end: Math.max(at, start) }, at > span.start))
    parts.push(html`<mark>${text.slice(Math.max(at, start), end)}</mark>`)
    at = end
  }
  const end = wholeAt(text, Math.min(span.end, at + around))
  parts.push(html`${text.slice(at, end)}${end < span.end ? ' …' : ''}`)
  return parts
}

/** What stands before a passage: its end, and behind another passage its beginning too. */
function between(text: string, { start, end }: Span, isInner: boolean): Markup {
  const kept = isInner ? 2 * around : around
  if (end - start <= kept) return html`${text.slice(start, end)}`
  const head = isInner ? text.slice(start, wholeAt(text, start + around)) : ''
  return html`${head}… ${text.slice(wholeAt(text, end - around), end)}`
}

/** A place that parts no surrogate pair. */
function wholeAt(text: string, at: number): number {
  return (text.charCodeAt(at) & 0xfc00) === 0xdc00 ? at - 1 : at
}
