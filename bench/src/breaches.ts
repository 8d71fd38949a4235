import { brokenGrapheme, isBetweenCharacters, isBetweenLineEnds } from './grapheme-edge.js'
import { type Located, locate } from './located.js'
import type { Chunker, Piece, Setting, Subject } from './subjects/subject.js'

/** A way in which chunks are not what they should be. */
export type ContractPoint =
  /** The text is not the slice of the source that the offsets name. */
  | 'offsets wrong'
  /** The text is no piece of the source at its place in the reading order. */
  | 'not verbatim'
  /** `start` or `end` does not grow from one chunk to the next. */
  | 'out of order'
  /** Characters other than white space that no chunk holds. */
  | 'text lost'
  /** A chunk is larger than the limit. */
  | 'over limit'
  /** A chunk shares more with the one before than was asked for. */
  | 'overlap too large'
  | 'cuts a surrogate pair'
  | 'cuts a CRLF'
  | 'cuts a grapheme'

/** How often a point was broken: chunks, or characters of lost text. */
export interface Breach {
  readonly point: ContractPoint
  readonly count: number
}

/** What the chunks were asked to be. */
export type Terms = Setting & Pick<Subject, 'unit' | 'givesOffsets'> & Pick<Chunker, 'sizeOf'>

/**
 * Every point of the contract that the pieces break, in the order of {@link ContractPoint}. Cuts are judged
 * where offsets are given or a text was found; a grapheme larger than the limit may be cut.
 */
export function breaches(source: string, pieces: readonly Piece[], terms: Terms): Breach[] {
  const measured = terms.sizeOf ?? measureIn(terms.unit)
  const located = terms.givesOffsets ? pieces : locate(source, pieces, terms.overlap)
  const placed = located.filter(isPlaced)
  const counts: Record<ContractPoint, number> = {
    'offsets wrong': terms.givesOffsets ? placed.filter((one) => !isExact(source, one)).length : 0,
    'not verbatim': located.length - placed.length,
    'out of order': placed.filter((one, index) => index > 0 && !follows(placed[index - 1], one)).length,
    'text lost': lostCharacters(source, located),
    'over limit': placed.filter(({ text }) => measured(text) > terms.size && !isOneGrapheme(text)).length,
    'overlap too large': placed.filter((one, index) => {
      const shared = index === 0 ? 0 : placed[index - 1].end - one.start
      return shared > 0 && measured(source.slice(one.start, one.start + shared)) > terms.overlap
    }).length,
    ...countCuts(source, placed, (cluster) => measured(cluster) > terms.size),
  }
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([point, count]) => ({ point: point as ContractPoint, count }))
}

type Placed = Located & { readonly start: number; readonly end: number }

const isPlaced = (one: Located): one is Placed => one.start !== undefined && one.end !== undefined

const isExact = (source: string, one: Placed) => source.slice(one.start, one.end) === one.text

const follows = (before: Placed, after: Placed) => after.start > before.start && after.end > before.end

function measureIn(unit: Subject['unit']): (text: string) => number {
  return unit === 'bytes' ? (text) => Buffer.byteLength(text) : (text) => text.length
}

function isOneGrapheme(text: string): boolean {
  return text.length <= 256 && brokenGrapheme(text, text.length - 1)?.length === text.length
}

/** What stands between two placed pieces, less what the pieces between them that were not found may hold of it. */
function lostCharacters(source: string, located: readonly Located[]): number {
  let lost = 0
  let reached = 0
  let astray = 0
  const gap = (end: number) => {
    if (end > reached) lost += Math.max(0, inkIn(source.slice(reached, end)) - astray)
    astray = 0
  }
  for (const one of located) {
    if (isPlaced(one)) {
      gap(one.start)
      reached = Math.max(reached, one.end)
    } else astray += inkIn(one.text)
  }
  gap(source.length)
  return lost
}

const inkIn = (text: string) => text.replace(/\s+/g, '').length

function countCuts(source: string, placed: readonly Placed[], mayBeCut: (cluster: string) => boolean) {
  const cuts = new Set(placed.flatMap(({ start, end }) => [start, end]))
  const counts = { 'cuts a surrogate pair': 0, 'cuts a CRLF': 0, 'cuts a grapheme': 0 }
  for (const at of cuts) {
    if (!isBetweenCharacters(source, at)) counts['cuts a surrogate pair']++
    else if (!isBetweenLineEnds(source, at)) counts['cuts a CRLF']++
    else {
      const cluster = brokenGrapheme(source, at)
      if (cluster !== undefined && !mayBeCut(cluster)) counts['cuts a grapheme']++
    }
  }
  return counts
}
