import MarkdownIt, { type StateBlock, type Token } from 'markdown-it'

/** A fence or a table, as markdown-it finds it. */
export interface FramedBlock {
  readonly kind: 'fence' | 'table'
  /** Where its first line begins, and where its last one ends. */
  readonly start: number
  readonly end: number
  /** Where the lines end that every piece has to show: the opening one, or header and delimiters. */
  readonly openingEnd: number
  /** What stands behind the opening marks; the cells of the header. */
  readonly label: string
  /** Whether a closing line ends it. Tables need none. */
  readonly isClosed: boolean
  /** What it is in, the outermost first. */
  readonly containers: readonly string[]
}

const containers = ['blockquote', 'list_item', 'box']

const reader = new MarkdownIt({ html: true })
reader.block.ruler.before('fence', 'box', readBox, { alt: ['paragraph', 'reference', 'blockquote', 'list'] })

/** The fences and tables of a Markdown document, in whatever they stand. */
export function framedBlocks(text: string): readonly FramedBlock[] {
  const { starts, ends } = linesOf(text)
  const lines = text.split(/\r\n|\n|\r/)
  const around: string[] = []
  const found: FramedBlock[] = []
  const tokens = reader.parse(text, {})
  tokens.forEach((token, index) => {
    const name = token.type.replace(/_(?:open|close)$/, '')
    if (containers.includes(name)) token.nesting > 0 ? around.push(name) : around.pop()
    const kind = token.type === 'fence' ? 'fence' : token.type === 'table_open' ? 'table' : undefined
    if (kind === undefined) return
    const [from, to] = token.map!
    found.push({
      kind,
      start: starts[from]!,
      end: ends[to - 1]!,
      openingEnd: ends[kind === 'fence' ? from : from + 1]!,
      label: kind === 'fence' ? token.info.trim() : headerOf(tokens, index),
      isClosed: kind === 'table' || isClosing(lines[to - 1]!, token, to - from),
      containers: [...around],
    })
  })
  return found
}

function isClosing(line: string, { markup }: Token, lines: number): boolean {
  const bare = line.replace(/^[\s>]*/, '').trimEnd()
  return lines > 1 && bare.startsWith(markup) && bare.replaceAll(markup[0]!, '') === ''
}

function headerOf(tokens: readonly Token[], table: number): string {
  const cells: string[] = []
  for (let at = table; tokens[at]!.type !== 'thead_close'; at++)
    if (tokens[at]!.type === 'inline') cells.push(tokens[at]!.content)
  return cells.join(' | ')
}

function linesOf(text: string): { starts: number[]; ends: number[] } {
  const starts = [0]
  const ends: number[] = []
  for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) {
    ends.push(index)
    starts.push(index + end.length)
  }
  return { starts, ends: [...ends, text.length] }
}

/** `!!! note` and `[^mark]: text` with what is indented by four below them. */
function readBox(state: StateBlock, from: number, last: number, isTrial: boolean): boolean {
  if (state.sCount[from]! - state.blkIndent >= 4) return false
  const start = state.bMarks[from]! + state.tShift[from]!
  const line = state.src.slice(start, state.eMarks[from])
  const mark = /^(?:(?:!!!|\?\?\?\+?) ?[A-Za-z].*|\[\^[^\]\s]+\]:[ \t]*)/.exec(line)
  if (mark === null) return false
  if (isTrial) return true
  let to = from + 1
  while (to < last && (state.isEmpty(to) || state.sCount[to]! - state.blkIndent >= 4)) to++
  state.push('box_open', 'div', 1)
  const { blkIndent, lineMax } = state
  state.blkIndent += 4
  state.lineMax = to
  state.bMarks[from] = start + mark[0].length
  state.tShift[from] = 0
  state.sCount[from] = state.blkIndent
  state.md.block.tokenize(state, from, to)
  state.blkIndent = blkIndent
  state.lineMax = lineMax
  state.line = to
  state.push('box_close', 'div', -1)
  return true
}
