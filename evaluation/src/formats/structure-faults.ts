import type { Chunk, Measure } from 'ashlar'

/** How often structure is harmed. */
export interface Faults {
  /** Pieces in whose `rendered` a code fence is opened and not closed, or the other way round. */
  openFences: number
  /** Chunks that end with a heading though content of its section follows. */
  headingsAtEnd: number
  /** Pieces of tables whose `rendered` does not show the header, though there is room for it. */
  tablesWithoutHeader: number
}

export function noFaults(): Faults {
  return { openFences: 0, headingsAtEnd: 0, tablesWithoutHeader: 0 }
}

/** What the checks need to know of how the chunks were made. */
export interface Cutting {
  readonly category: string
  readonly size: number
  readonly measure: Measure
}

/** Looks for harmed structure in chunks of Markdown, or rendered as Markdown, line by line and without our own reader. */
export function structureFaults(
  source: string,
  chunks: readonly Chunk[],
  { category, size, measure }: Cutting,
): Record<keyof Faults, string[]> {
  const found: Record<keyof Faults, string[]> = { openFences: [], headingsAtEnd: [], tablesWithoutHeader: [] }
  if (category === 'html as markdown') {
    for (const chunk of chunks) if (endsInFence(chunk.rendered)) found.openFences.push(show(chunk))
  }
  if (category !== 'markdown') return found
  const sourceEndsOpen = endsInFence(source)
  const bodyStart = /^---\r?\n[\s\S]*?\n---\r?\n/.exec(source)?.[0].length ?? 0
  chunks.forEach((chunk, index) => {
    const isLast = index === chunks.length - 1
    if (chunk.start >= bodyStart && endsInFence(chunk.rendered) && !(isLast && sourceEndsOpen))
      found.openFences.push(show(chunk))
    if (!isLast && endsWithHeading(chunk, source) && hasRoom(chunk, chunks[index + 1]!, size, measure)) {
      found.headingsAtEnd.push(show(chunk))
    }
    if (lacksHeader(source, chunk, size, measure)) found.tablesWithoutHeader.push(show(chunk))
  })
  return found
}

/** Whether a fence is open at the end of a text, by the rules of CommonMark 4.5 for lines outside of containers. */
function endsInFence(text: string): boolean {
  let open: string | undefined
  for (const line of text.split(/\r\n|\n|\r/)) {
    const bare = line.replace(/^(?: {0,3}>)+ ?/, '').trimStart()
    const fence = /^(`{3,}|~{3,})(.*)$/.exec(bare)
    if (fence === null) continue
    const [, marks, info] = fence as unknown as [string, string, string]
    if (open === undefined) {
      if (marks[0] === '~' || !info.includes('`')) open = marks
    } else if (marks[0] === open[0] && marks.length >= open.length && info.trim() === '') open = undefined
  }
  return open !== undefined
}

function endsWithHeading({ end, rendered, text }: Chunk, source: string): boolean {
  if (!/^[ \t]*[\r\n]/.test(source.slice(end, end + 200))) return false
  const last = text
    .trimEnd()
    .split(/\r\n|\n|\r/)
    .at(-1)!
  return /^ {0,3}#{1,6}[ \t]+\S/.test(last) && !endsInFence(rendered.trimEnd().slice(0, -last.length))
}

/** Whether the heading and one word of what follows would have fitted together. */
function hasRoom(chunk: Chunk, next: Chunk, size: number, measure: Measure): boolean {
  const heading = chunk.text
    .trimEnd()
    .split(/\r\n|\n|\r/)
    .at(-1)!
  const word = next.text
    .slice(chunk.end > next.start ? chunk.end - next.start : 0)
    .trimStart()
    .split(/\s/, 1)[0]!
  const together = `${heading}\n\n${word}`
  return measure.size(together, { start: 0, end: together.length }) <= size
}

const delimiterRow = /^ {0,3}\|?(?: *:?-+:? *\|)+ *(?::?-+:? *)?\|?\s*$/m

/** Whether a piece begins inside a table and shows no delimiter row, though its header would take under half the limit. */
function lacksHeader(
  source: string,
  { kind, start, text, rendered }: Chunk,
  size: number,
  measure: Measure,
): boolean {
  if ((kind !== 'table' && kind !== 'row') || delimiterRow.test(rendered)) return false
  if (!/^[ \t]*\|/.test(text)) return false
  const before = source.slice(0, start)
  const delimiter = [...before.matchAll(new RegExp(delimiterRow.source, 'gm'))].at(-1)
  if (delimiter === undefined) return false
  const headStart = before.lastIndexOf('\n', delimiter.index - 2) + 1
  const header = source.slice(headStart, delimiter.index + delimiter[0].length)
  return measure.size(header, { start: 0, end: header.length }) <= size / 2
}

function show({ index, text }: Chunk): string {
  return `chunk ${index}: ${JSON.stringify(text.length > 80 ? `${text.slice(0, 38)} ... ${text.slice(-38)}` : text)}`
}
