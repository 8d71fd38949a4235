import type { Outline, OutlineNode } from '../../outline/outline.js'
import { SpanList } from '../../outline/span-list.js'
import type { Span } from '../../span.js'
import { readMarkdown } from './read-markdown.js'

/** The nodes of a text as nested words: `section Walls(heading, list(item(paragraph)))`. */
export function outlined(text: string): string {
  const { nodes } = readMarkdown(text)
  const children = new Map<number, number[]>()
  nodes.forEach(({ parent }, index) => {
    children.set(parent, [...(children.get(parent) ?? []), index])
  })
  const show = (index: number): string => {
    const { kind, title } = nodes[index]!
    const inner = children.get(index)
    return `${kind}${title === undefined ? '' : ` ${title}`}${inner ? `(${inner.map(show).join(', ')})` : ''}`
  }
  return (children.get(-1) ?? []).map(show).join(', ')
}

/** The text with every place to cut shown by its strength: `A.\n\n‹128›B.` */
export function placed(text: string): string {
  const { at, strength } = readMarkdown(text).places
  let shown = ''
  let from = 0
  at.forEach((place, index) => {
    shown += `${text.slice(from, place)}‹${strength[index]}›`
    from = place
  })
  return shown + text.slice(from)
}

/** The parts of the text that stay unbroken. */
export function unbroken(text: string): string[] {
  const outline = readMarkdown(text)
  const inNodes = outline.nodes.map((_, index) => outline.unbrokenIn!(index))
  const all = new SpanList()
  for (const { start, end } of [outline.unbroken, ...inNodes].flatMap((set) => [...set]).sort(byStart))
    all.add(start, end)
  return [...all.build()].map(({ start, end }) => text.slice(start, end))
}

function byStart(one: Span, other: Span): number {
  return one.start - other.start
}

/** The nodes of a kind, each as it is written. */
export function written(text: string, kind: OutlineNode['kind']): string[] {
  return nodesOf(readMarkdown(text), kind).map(({ start, end }) => text.slice(start, end))
}

/** What the nodes of a kind lead with. */
export function leads(text: string, kind: OutlineNode['kind']): (string | undefined)[] {
  return nodesOf(readMarkdown(text), kind).map(
    ({ lead, linePrefix = '' }) => lead && linePrefix + text.slice(lead.start, lead.end),
  )
}

/** What the nodes of a kind lead with where there is no room for more. */
export function shortLeads(text: string, kind: OutlineNode['kind']): (string | undefined)[] {
  return nodesOf(readMarkdown(text), kind).map(
    ({ shortLead, linePrefix = '' }) => shortLead && linePrefix + text.slice(shortLead.start, shortLead.end),
  )
}

/** What closes the nodes of a kind. */
export function closers(text: string, kind: OutlineNode['kind']): (string | undefined)[] {
  return nodesOf(readMarkdown(text), kind).map(({ closer, linePrefix = '' }) => closer && linePrefix + closer)
}

export function titles(text: string): string[] {
  return readMarkdown(text).nodes.flatMap(({ title }) => title ?? [])
}

function nodesOf({ nodes }: Outline, kind: OutlineNode['kind']): OutlineNode[] {
  return nodes.filter((node) => node.kind === kind)
}
