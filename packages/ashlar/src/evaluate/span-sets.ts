import type { Span } from '../span.js'
import type { SourceSpan } from './source-span.js'

/** What counts as meeting: a shared character, or (as Chroma's code has it) touching too. */
export type Meeting = 'shares' | 'touches'

/** Spans of several sources, grouped by source. */
export function bySource<Given extends SourceSpan>(spans: readonly Given[]): Map<string, Given[]> {
  const groups = new Map<string, Given[]>()
  for (const span of spans) {
    const group = groups.get(span.source)
    if (group === undefined) groups.set(span.source, [span])
    else group.push(span)
  }
  return groups
}

/** The spans of one source, ascending, with what overlaps or touches made one. */
export function unionOf(spans: readonly Span[]): Span[] {
  const sorted = spans.slice().sort((a, b) => a.start - b.start)
  const union: { start: number; end: number }[] = []
  for (const { start, end } of sorted) {
    const last = union.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else union.push({ start, end })
  }
  return union
}

/** What spans of one source have in common with others, part by part. */
export function commonOf(spans: readonly Span[], others: readonly Span[]): Span[] {
  const common: Span[] = []
  for (const { start, end } of spans) {
    for (const other of others) {
      const from = Math.max(start, other.start)
      const to = Math.min(end, other.end)
      if (from < to) common.push({ start: from, end: to })
    }
  }
  return common
}

/** Whether a span meets any of the others. */
export function meetsAny({ start, end }: Span, others: readonly Span[], meeting: Meeting): boolean {
  return others.some((other) => {
    const from = Math.max(start, other.start)
    const to = Math.min(end, other.end)
    return from < to || (meeting === 'touches' && from === to)
  })
}

/** The lengths of spans, added up: what overlaps counts as often as it is there. */
export function lengthOf(spans: readonly Span[]): number {
  let length = 0
  for (const { start, end } of spans) length += end - start
  return length
}

/** How many code units spans of any sources cover together. */
export function coveredLength(spans: readonly SourceSpan[]): number {
  let length = 0
  for (const group of bySource(spans).values()) length += lengthOf(unionOf(group))
  return length
}

/** How many code units of the wanted spans the others cover. */
export function sharedLength(wanted: readonly SourceSpan[], others: readonly SourceSpan[]): number {
  const groups = bySource(others)
  let length = 0
  for (const [source, group] of bySource(wanted)) {
    length += lengthOf(unionOf(commonOf(group, groups.get(source) ?? [])))
  }
  return length
}

/** A part of a whole; 0 of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole
}
