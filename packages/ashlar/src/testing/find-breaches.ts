import type { Chunk } from '../chunk.js'
import { type ChunkOptions, type Settings, settle } from '../options.js'
import type { Outline } from '../outline/outline.js'
import { countGraphemes, isGraphemeBoundary } from '../unicode/grapheme.js'
import { skipWhiteSpace, trimWhiteSpace } from '../unicode/white-space.js'

/** The points of the contract, as far as one result can show them. */
export type ContractPoint =
  | 'exact'
  | 'ordered'
  | 'complete'
  | 'within the limit'
  | 'well-formed'
  | 'overlap'
  | 'identified'

export interface Breach {
  readonly point: ContractPoint
  /** Which chunk. */
  readonly where: string
  readonly what: string
}

/** What of a chunk the contract speaks of. */
export type ChunkData = Omit<
  Chunk,
  'toJSON' | 'sourceMap' | 'lines' | 'source' | 'kind' | 'headings' | 'metadata'
>

/** Everything by which chunks break the contract, the first case of each point. See {@link assertFaithful}. */
export function findBreaches(
  source: string,
  chunks: readonly ChunkData[],
  options: ChunkOptions = {},
): Breach[] {
  const settings = settle(options)
  const found = new Map<ContractPoint, Breach>()
  const report = (point: ContractPoint, index: number, what: string) => {
    if (!found.has(point)) found.set(point, { point, where: `chunk ${index} of ${chunks.length}`, what })
  }
  const { strategy } = settings
  const renderer = strategy.outline?.({ text: source }).renderer
  const inspection: Inspection = {
    source,
    renderer,
    chunks,
    settings,
    clusters: clusterStarts(source),
    report,
  }
  chunks.forEach((_, index) => {
    checkExact(inspection, index)
    checkOrder(inspection, index)
    checkForm(inspection, index)
    checkSize(inspection, index)
    checkOverlap(inspection, index)
  })
  checkCoverage(inspection)
  checkIds(inspection)
  return [...found.values()]
}

interface Inspection {
  readonly source: string
  /** How the format renders a slice, where it does: what renders to nothing may be left out. */
  readonly renderer: Outline['renderer']
  readonly chunks: readonly ChunkData[]
  readonly settings: Settings
  /** For each position whether a grapheme cluster begins there. */
  readonly clusters: Uint8Array
  report(point: ContractPoint, index: number, what: string): void
}

function clusterStarts(source: string): Uint8Array {
  const starts = new Uint8Array(source.length + 1)
  starts[source.length] = 1
  let floor = 0
  for (let at = 0; at < source.length; at++) {
    if (!isGraphemeBoundary(source, at, floor)) continue
    starts[at] = 1
    floor = at
  }
  return starts
}

function checkExact({ source, chunks, report }: Inspection, index: number): void {
  const { start, end, text } = chunks[index]!
  const valid =
    Number.isInteger(start) && Number.isInteger(end) && start >= 0 && start < end && end <= source.length
  if (!valid) report('exact', index, `the span is ${start} to ${end} of a source of ${source.length}`)
  else if (source.slice(start, end) !== text) {
    report('exact', index, `the text is ${show(text)}, the source has ${show(source.slice(start, end))}`)
  }
}

function checkOrder({ chunks, report }: Inspection, index: number): void {
  const { start, end, index: given } = chunks[index]!
  if (given !== index) report('ordered', index, `it says that it is chunk ${given}`)
  const before = chunks[index - 1]
  if (before && !(start > before.start && end > before.end)) {
    report('ordered', index, `it is ${start} to ${end} after ${before.start} to ${before.end}`)
  }
}

/** A cluster may be cut only when it alone is larger than the limit. */
function checkForm(inspection: Inspection, index: number): void {
  const { source, chunks, clusters, settings, report } = inspection
  for (const at of [chunks[index]!.start, chunks[index]!.end]) {
    if (clusters[at] === 1) continue
    let start = at
    let end = at
    while (start > 0 && clusters[start] !== 1) start--
    while (end < source.length && clusters[end] !== 1) end++
    const pair =
      (source.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (source.charCodeAt(at) & 0xfc00) === 0xdc00
    const alone = settings.measure.size(source, { start, end })
    if (pair || alone <= settings.size)
      report('well-formed', index, `${at} is inside ${show(source.slice(start, end))}`)
  }
}

function checkSize({ chunks, settings, report }: Inspection, index: number): void {
  const { size, rendered, text, oversized } = chunks[index]!
  const measured = settings.measure.size(rendered, { start: 0, end: rendered.length })
  if (size !== measured) report('within the limit', index, `it says ${size}, the measure says ${measured}`)
  const single = countGraphemes(text, 0, text.length) === 1
  if (oversized && !(single && size > settings.size))
    report('within the limit', index, `flagged oversized at size ${size}: ${show(text)}`)
  if (!oversized && size > settings.size)
    report('within the limit', index, `${size} is more than ${settings.size}: ${show(text)}`)
}

function checkOverlap({ source, chunks, settings, report }: Inspection, index: number): void {
  const chunk = chunks[index]!
  const before = chunks[index - 1]
  const shared = before ? Math.max(0, before.end - chunk.start) : 0
  if (chunk.overlap !== shared) report('overlap', index, `it says ${chunk.overlap}, it shares ${shared}`)
  if (before === undefined || shared === 0) return
  if (settings.overlap === undefined) report('overlap', index, `it shares ${shared}, nothing was asked`)
  else if ('units' in settings.overlap) {
    const size = settings.measure.size(source, { start: chunk.start, end: before.end })
    if (size > settings.overlap.units)
      report('overlap', index, `it shares ${size}, at most ${settings.overlap.units} was asked`)
  }
}

function checkCoverage({ source, renderer, chunks, settings, report }: Inspection): void {
  let covered = 0
  const hasContent = (first: number, last: number) => {
    const start = skipWhiteSpace(source, first, last)
    const end = trimWhiteSpace(source, start, last)
    return start < end && (renderer === undefined || !isBlank(renderer.render({ start, end }).text))
  }
  const gap = (end: number, index: number) => {
    if (end <= covered) return
    const lost = settings.trim || renderer ? hasContent(covered, end) : hasContent(0, source.length)
    if (lost) report('complete', index, `${show(source.slice(covered, end))} at ${covered} is in no chunk`)
  }
  chunks.forEach(({ start, end, text }, index) => {
    gap(start, index)
    if (settings.trim && isBlank(text)) report('complete', index, 'only white space')
    covered = Math.max(covered, end)
  })
  gap(source.length, Math.max(0, chunks.length - 1))
}

function isBlank(text: string): boolean {
  return skipWhiteSpace(text, 0, text.length) === text.length
}

function checkIds({ chunks, report }: Inspection): void {
  const seen = new Set<string>()
  chunks.forEach(({ id, previous, next }, index) => {
    if (typeof id !== 'string' || id === '') report('identified', index, `the id is ${String(id)}`)
    if (seen.has(id)) report('identified', index, `the id ${id} is used twice`)
    seen.add(id)
    if (previous !== chunks[index - 1]?.id || next !== chunks[index + 1]?.id) {
      report('identified', index, `its neighbours are said to be ${String(previous)} and ${String(next)}`)
    }
  })
}

function show(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}...` : text)
}
