import type { Chunk, Measure } from 'ashlar'
import { type FramedBlock, framedBlocks } from './framed-blocks.js'
import { endsWithHeading } from './headings-at-end.js'
import { unbalancedClosers } from './unbalanced-closers.js'

/** How often structure is harmed. */
export interface Faults {
  /** Pieces in whose `rendered` a fence, an environment or a block is opened and not closed, or the other way round. */
  openFences: number
  /** Pieces of fences that `rendered` does not show as such, though there is room for the opening line. */
  lostFences: number
  /** Chunks that end with a heading though content of its section follows. */
  headingsAtEnd: number
  /** Pieces of tables whose `rendered` is no table with the same header, though there is room for it. */
  tablesWithoutHeader: number
  /** Fences and tables that are shown in other quotes and items than they are in. */
  outOfContainer: number
}

export function noFaults(): Faults {
  return { openFences: 0, lostFences: 0, headingsAtEnd: 0, tablesWithoutHeader: 0, outOfContainer: 0 }
}

/** What the checks need to know of how the chunks were made. */
export interface Cutting {
  readonly category: string
  readonly size: number
  readonly measure: Measure
}

type Found = Record<keyof Faults, string[]>

/** Looks for harmed structure in chunks, without our own readers: Markdown is read by markdown-it. */
export function structureFaults(source: string, chunks: readonly Chunk[], cutting: Cutting): Found {
  const found: Found = {
    openFences: [],
    lostFences: [],
    headingsAtEnd: [],
    tablesWithoutHeader: [],
    outOfContainer: [],
  }
  chunks.forEach((chunk, index) => {
    if (
      index < chunks.length - 1 &&
      endsWithHeading(cutting.category, chunk, source) &&
      hasRoom(chunk, source, cutting)
    )
      found.headingsAtEnd.push(show(chunk))
    for (const what of unbalancedClosers(cutting.category, chunk, source))
      found.openFences.push(`${show(chunk)}: ${what}`)
  })
  if (cutting.category === 'html as markdown')
    for (const chunk of chunks)
      if (framedBlocks(chunk.rendered).some(({ isClosed }) => !isClosed)) found.openFences.push(show(chunk))
  if (cutting.category === 'markdown') checkFrames(source, chunks, cutting, found)
  return found
}

function checkFrames(source: string, chunks: readonly Chunk[], cutting: Cutting, found: Found): void {
  const front = /^(---|\+\+\+)\r?\n[\s\S]*?\n\1\r?\n/.exec(source)?.[0] ?? ''
  const blocks = framedBlocks(front.replace(/[^\r\n]/g, ' ') + source.slice(front.length))
  const cost = (text: string) => cutting.measure.size(text, { start: 0, end: text.length })
  let first = 0
  for (const chunk of chunks) {
    if (chunk.start < front.length) continue
    while (first < blocks.length && blocks[first]!.end <= chunk.start) first++
    const wanted: FramedBlock[] = []
    for (let at = first; at < blocks.length && blocks[at]!.start < chunk.end; at++) wanted.push(blocks[at]!)
    const shown = framedBlocks(chunk.rendered)
    const isPossible = wanted.every((block) => canBeShown(block, chunk, cutting.size, cost, source))
    const mayBeOpen = wanted.some((block) => !block.isClosed || (!isPossible && isCutOpening(block, chunk)))
    if (!mayBeOpen && shown.some(({ isClosed }) => !isClosed)) found.openFences.push(show(chunk))
    if (isPossible) compare(wanted, shown, chunk, found)
  }
}

/** Whether a chunk begins or ends inside of what every piece of a block has to show. */
function isCutOpening({ start, openingEnd }: FramedBlock, chunk: Chunk): boolean {
  return (chunk.start > start && chunk.start <= openingEnd) || chunk.end <= openingEnd
}

/** Whether the opening of a block, with the marks of what it is in, takes no more than it may, and is not cut itself. */
function canBeShown(
  { start, kind, openingEnd, containers }: FramedBlock,
  chunk: Chunk,
  size: number,
  cost: (text: string) => number,
  source: string,
): boolean {
  // A marker with an empty line below it holds nothing, so a piece that begins with one cannot be shown below a marker.
  if (chunk.oversized || /^[ \t]*>[ \t>]*[\r\n]/.test(chunk.text)) return false
  const marks = containers
    .map((name, depth) => `${'   '.repeat(depth)}${name === 'box' ? '!!! note' : '10.'}\n`)
    .join('')
  const opening = source.slice(start, openingEnd)
  return cost(marks + opening) + (kind === 'fence' ? 4 : 0) <= 0.55 * size
}

function compare(
  wanted: readonly FramedBlock[],
  shown: readonly FramedBlock[],
  chunk: Chunk,
  found: Found,
): void {
  for (const kind of ['fence', 'table'] as const) {
    const here = shown.filter((block) => block.kind === kind)
    wanted
      .filter((block) => block.kind === kind)
      .forEach(({ label, containers }, index) => {
        const same = here[index]
        if (same?.label !== label)
          found[kind === 'fence' ? 'lostFences' : 'tablesWithoutHeader'].push(show(chunk))
        else if (same.containers.join() !== containers.join()) found.outOfContainer.push(show(chunk))
      })
  }
}

/**
 * Whether the heading, with all up to the first character of content that is neither a heading nor an opening line, would
 * have fitted behind what stands before the chunk in `rendered`.
 */
function hasRoom({ rendered, text, end }: Chunk, source: string, { size, measure }: Cutting): boolean {
  const heading = text
    .trimEnd()
    .split(/\r\n|\n|\r/)
    .at(-1)!
  const context = rendered.slice(0, Math.max(0, rendered.indexOf(text)))
  const passed = /^(?:\s|#{1,6} [^\n\r]*|={1,6} [^\n\r]*|\*+ [^\n\r]*|(?:```|~~~)[^\n\r]*)*/.exec(
    source.slice(end, end + 2000),
  )
  const together = `${context}${heading}${source.slice(end, end + passed![0].length + 1)}\n\`\`\``
  return measure.size(together, { start: 0, end: together.length }) <= size
}

function show({ index, text }: Chunk): string {
  return `chunk ${index}: ${JSON.stringify(text.length > 80 ? `${text.slice(0, 38)} ... ${text.slice(-38)}` : text)}`
}
