import { expect } from 'vitest'
import type { Span } from '../span.js'
import type { Outline } from './outline.js'

/** Fails, in words, where an outline is not what the interface promises of any outline of this text. */
export function expectOutlineInvariants(text: string, outline: Outline): void {
  expect(breaches(text, outline)).toEqual([])
}

function breaches(text: string, outline: Outline): string[] {
  return [
    ...nodeBreaches(text, outline),
    ...placeBreaches(text, outline),
    ...spanBreaches(text, 'verbatim', outline.verbatim),
    ...spanBreaches(text, 'unbroken', outline.unbroken),
    ...spanBreaches(text, 'skipped', outline.skipped ?? []),
  ]
}

function nodeBreaches(text: string, { nodes }: Outline): string[] {
  const found: string[] = []
  nodes.forEach((node, index) => {
    const name = `node ${index} (${node.kind} ${node.start}-${node.end})`
    const parent = nodes[node.parent]
    if (!isWithin(node, { start: 0, end: text.length })) found.push(`${name} is not within the text`)
    if (node.parent >= index) found.push(`${name} comes before its parent ${node.parent}`)
    if (node.parent >= 0 && parent && !isWithin(node, parent)) {
      found.push(`${name} is not within its parent ${node.parent} (${parent.start}-${parent.end})`)
    }
    if (index > 0 && node.start < nodes[index - 1]!.start)
      found.push(`${name} begins before the node before it`)
    if (node.lead && !isWithin(node.lead, node)) found.push(`${name} does not hold its lead`)
    if (node.kind === 'section' && node.title === undefined) found.push(`${name} has no title`)
  })
  return [...found, ...siblingBreaches(nodes)]
}

function siblingBreaches(nodes: Outline['nodes']): string[] {
  const found: string[] = []
  const ends = new Map<number, number>()
  nodes.forEach((node, index) => {
    if (node.start < (ends.get(node.parent) ?? 0)) found.push(`node ${index} overlaps a sibling before it`)
    ends.set(node.parent, node.end)
  })
  return found
}

function placeBreaches(text: string, { places }: Outline): string[] {
  const found: string[] = []
  if (places.at.length !== places.strength.length) found.push('places and strengths differ in number')
  places.at.forEach((at, index) => {
    if (at > text.length) found.push(`place ${at} is behind the text`)
    if (index > 0 && at <= places.at[index - 1]!) found.push(`place ${at} does not ascend`)
    if (at > 0 && text[at - 1] === '\r' && text[at] === '\n') found.push(`place ${at} is inside a CRLF`)
    const isInPair = /[\ud800-\udbff]/.test(text[at - 1] ?? '') && /[\udc00-\udfff]/.test(text[at] ?? '')
    if (isInPair) found.push(`place ${at} is inside a surrogate pair`)
    if (places.strength[index]! < 1) found.push(`place ${at} has no strength`)
  })
  return found
}

function spanBreaches(text: string, name: string, spans: readonly Span[]): string[] {
  const found: string[] = []
  spans.forEach((span, index) => {
    const shown = `${name} ${span.start}-${span.end}`
    if (span.end <= span.start) found.push(`${shown} is empty`)
    if (!isWithin(span, { start: 0, end: text.length })) found.push(`${shown} is not within the text`)
    if (index > 0 && span.start < spans[index - 1]!.end) found.push(`${shown} overlaps the span before it`)
  })
  return found
}

function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.start <= inner.end && inner.end <= outer.end
}
