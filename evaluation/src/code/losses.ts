import type { Chunk, Measure, Outline, OutlineNode } from 'ashlar'

/** What chunks of code lose or part, counted. */
export interface Losses {
  readonly declarations: number
  readonly declarationsCut: number
  readonly comments: number
  readonly commentsParted: number
  /** In code units, white space not counted. */
  readonly lost: number
  readonly indentationLost: number
  /** Where each of the first faults stands, for reading. */
  readonly examples: readonly string[]
}

export const noLosses: Losses = {
  declarations: 0,
  declarationsCut: 0,
  comments: 0,
  commentsParted: 0,
  lost: 0,
  indentationLost: 0,
  examples: [],
}

/** What a size is measured by. */
export interface Limit {
  readonly name: string
  readonly size: number
  readonly measure: Measure
}

/** Counts what the chunks of a text break, from the text, its outline and the spans of the chunks alone. */
export function lossesOf(text: string, outline: Outline, chunks: readonly Chunk[], limit: Limit): Losses {
  const examples: string[] = []
  const cuts = chunks.slice(1).map(({ start }) => start)
  const isCut = (from: number, to: number) => {
    const next = cuts[firstIndex(cuts.length, (index) => cuts[index]! > from)]
    return next !== undefined && next < to
  }
  // Context and text are counted apart, as a packer leaves room for the one before it has chosen the other: by tokens they may
  // be one less together.
  const fits = (node: number, from: number, to: number) =>
    sizeOf(contextOf(text, outline.nodes, node), limit.measure) +
      sizeOf(text.slice(from, to), limit.measure) <=
    limit.size
  const declared = outline.nodes.flatMap((node, index) => (node.kind === 'declaration' ? [index] : []))
  const declarationsCut = declared.filter((index) => {
    const { start, end, parent } = outline.nodes[index]!
    const from = skipSpace(text, start)
    // A line is not parted, so what stands behind the end on its line has to fit as well.
    if (!isCut(from, end) || !fits(parent, lineStart(text, from), lineEnd(text, end))) return false
    examples.push(`cut though it fits: ${JSON.stringify(text.slice(from, from + 60))}`)
    return true
  }).length
  const comments = commentsAbove(text, outline)
  const parted = comments.filter(({ start, below, end }) => {
    const within = innermost(outline.nodes, start)
    if (!isCut(start, below + 1) || !fits(within, lineStart(text, start), end)) return false
    examples.push(`parted: ${JSON.stringify(text.slice(start, Math.min(end, start + 80)))}`)
    return true
  }).length
  return {
    declarations: declared.length,
    declarationsCut,
    comments: comments.length,
    commentsParted: parted,
    lost: unitsLost(text, chunks),
    indentationLost: chunks.filter(({ start }) => {
      const from = lineStart(text, start)
      const word = /^\S+/.exec(text.slice(start, start + 100))?.[0].length ?? 0
      // Where the indentation leaves no room for a word, it has to go.
      const isLost =
        /^[ \t]+$/.test(text.slice(from, start)) && fits(innermost(outline.nodes, start), from, start + word)
      if (isLost)
        examples.push(
          `without its indentation: ${JSON.stringify(text.slice(lineStart(text, start), start + 60))}`,
        )
      return isLost
    }).length,
    examples,
  }
}

function sizeOf(text: string, measure: Measure): number {
  return measure.size(text, { start: 0, end: text.length })
}

/** The leads of a node and of those around it, as they stand before a piece. */
function contextOf(text: string, nodes: readonly OutlineNode[], index: number): string {
  let context = ''
  for (let at = index; at !== -1; at = nodes[at]!.parent) {
    const { lead } = nodes[at]!
    if (lead !== undefined) context = `${text.slice(lead.start, lead.end)}\n${context}`
  }
  return context
}

/** The innermost node that begins before `at` and reaches beyond it. */
function innermost(nodes: readonly OutlineNode[], at: number): number {
  let index = firstIndex(nodes.length, (index) => nodes[index]!.start >= at) - 1
  while (index !== -1 && nodes[index]!.end <= at) index = nodes[index]!.parent
  return index
}

/** The first index that something is true of which stays true behind it; `count` where there is none. */
function firstIndex(count: number, isTrue: (index: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (isTrue(middle)) high = middle
    else low = middle + 1
  }
  return low
}

interface CommentAbove {
  readonly start: number
  /** Where the line that it stands above begins, behind its indentation. */
  readonly below: number
  readonly end: number
}

/** Comments on lines of their own directly above code that begins in the same column, with the first line of that code. */
function commentsAbove(text: string, outline: Outline): CommentAbove[] {
  const found: CommentAbove[] = []
  const verbatim = [...outline.verbatim]
  const prose = verbatim.flatMap((span, index) => {
    const start = index === 0 ? 0 : verbatim[index - 1]!.end
    return start < span.start ? [{ start, end: span.start }] : []
  })
  let runStart = -1
  let runEnd = -1
  for (const { start, end } of prose) {
    const from = lineStart(text, start)
    const isAlone =
      /^[ \t]*$/.test(text.slice(from, start)) && /^[ \t]*\r?\n/.test(text.slice(end, end + 200))
    if (!isAlone || /^['"rR]/.test(text.slice(start, start + 1))) continue
    const follows =
      runEnd !== -1 &&
      /^[ \t]*\r?\n[ \t]*$/.test(text.slice(runEnd, start)) &&
      runStart - lineStart(text, runStart) === start - from
    if (!follows) runStart = start
    runEnd = end
    const below = end + /^[ \t]*\r?\n[ \t]*/.exec(text.slice(end, end + 400))![0].length
    const next = text.slice(below, below + 2)
    const isCode =
      next !== '' &&
      !/^[\s})\]]|^(\/\/|\/\*|#[^a-z[]|--|<!)/.test(next) &&
      !/^(end|else|fi|done)/.test(text.slice(below, below + 4))
    const isSameColumn = below - lineStart(text, below) === start - from
    const isProse = prose.some((span) => span.start <= below && span.end > below)
    if (!isCode || !isSameColumn || isProse) continue
    found.push({ start: runStart, below, end: endOfFirstLine(text, below) })
  }
  return found
}

/** The end of the first line of what begins at `at`, behind decorators and attributes on lines of their own. */
function endOfFirstLine(text: string, at: number): number {
  let end = lineEnd(text, at)
  while (/^[ \t]*(@|#\[)/.test(text.slice(lineStart(text, end), end)) && end < text.length)
    end = lineEnd(text, end + 1)
  return end
}

/** How many code units no chunk holds, white space not counted. */
export function unitsLost(text: string, chunks: readonly Chunk[]): number {
  let reached = 0
  let lost = 0
  for (const { start, end } of [...chunks, { start: text.length, end: text.length }]) {
    if (start > reached) lost += text.slice(reached, start).replace(/[\s\ufeff]/g, '').length
    reached = Math.max(reached, end)
  }
  return lost
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}

function skipSpace(text: string, at: number): number {
  while (at < text.length && /\s/.test(text[at]!)) at++
  return at
}
