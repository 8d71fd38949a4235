import { parser, Table } from '@lezer/markdown'
import MarkdownIt from 'markdown-it'
import type { NodeKind, OutlineNode } from '../../outline/outline.js'
import { readMarkdown } from './read-markdown.js'

const markdownIt = new MarkdownIt({ html: true })
const lezer = parser.configure(Table)

const kindOfToken: Readonly<Record<string, NodeKind>> = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  fence: 'code',
  code_block: 'code',
  html_block: 'html',
  hr: 'rule',
  bullet_list_open: 'list',
  ordered_list_open: 'list',
  blockquote_open: 'quote',
  table_open: 'table',
}

const kindOfName: Readonly<Record<string, NodeKind>> = {
  Paragraph: 'paragraph',
  FencedCode: 'code',
  CodeBlock: 'code',
  HTMLBlock: 'html',
  CommentBlock: 'html',
  ProcessingInstructionBlock: 'html',
  HorizontalRule: 'rule',
  BulletList: 'list',
  OrderedList: 'list',
  Blockquote: 'quote',
  Table: 'table',
}

/** Lines of a text, from 0. */
class Lines {
  readonly #starts = [0]
  readonly #lines: readonly string[]

  constructor(text: string) {
    for (const { index, 0: end } of text.matchAll(/\r\n|\n|\r/g)) this.#starts.push(index + end.length)
    this.#lines = text.split(/\r\n|\n|\r/)
  }

  of(at: number): number {
    let low = 0
    let high = this.#starts.length
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if (this.#starts[middle]! <= at) low = middle
      else high = middle
    }
    return low
  }

  /** A block from its first line to the last one that holds something, both included: `code 3-7`. */
  block(kind: string, first: number, behind: number): string {
    let end = behind
    while (end > first + 1 && /^[\s>]*$/.test(this.#lines[end - 1]!)) end--
    return `${kind} ${first}-${end - 1}`
  }
}

/** The top-level blocks of a text as this library tells them. */
export function topBlocks(text: string): string {
  const { nodes } = readMarkdown(text)
  const isTop = ({ parent }: OutlineNode) => parent === -1 || nodes[parent]!.kind === 'section'
  // A text is what a link definition becomes; other readers drop them.
  const blocks = nodes.filter((node) => node.kind !== 'section' && node.kind !== 'text' && isTop(node))
  return shown(text, blocks)
}

/** The top-level blocks of a text as markdown-it tells them. */
export function topBlocksByMarkdownIt(text: string): string {
  const lines = new Lines(text)
  const blocks = markdownIt.parse(text, {}).filter(({ type, level }) => level === 0 && type in kindOfToken)
  return blocks.map(({ type, map }) => lines.block(kindOfToken[type]!, map![0], map![1])).join(', ')
}

/** The top-level blocks of a text as lezer tells them. */
export function topBlocksByLezer(text: string): string {
  const lines = new Lines(text)
  const blocks: string[] = []
  for (let node = lezer.parse(text).topNode.firstChild; node; node = node.nextSibling) {
    const kind = node.name.includes('Heading') ? 'heading' : kindOfName[node.name]
    if (kind)
      blocks.push(lines.block(kind, lines.of(node.from), lines.of(Math.max(node.from, node.to - 1)) + 1))
  }
  return blocks.join(', ')
}

/** All headings, fences and tables of a document, in whatever they stand. */
export function marks(text: string): string[] {
  const isFence = ({ kind, lead }: OutlineNode) => kind === 'code' && lead !== undefined
  const { nodes } = readMarkdown(text)
  const found = nodes.filter((node) => node.kind === 'heading' || node.kind === 'table' || isFence(node))
  return shown(text, found).split(', ')
}

/** All headings, fences and tables of a document as markdown-it tells them, which is told nothing of front matter. */
export function marksByMarkdownIt(text: string): string[] {
  const lines = new Lines(text)
  const [first] = readMarkdown(text).nodes
  const front = first?.kind === 'front matter' ? first.end : 0
  const body = text.slice(0, front).replace(/[^\r\n]/g, '') + text.slice(front)
  const tokens = markdownIt.parse(body, {})
  const found = tokens.filter(
    ({ type }) => type === 'heading_open' || type === 'fence' || type === 'table_open',
  )
  return found.map(({ type, map }) => lines.block(kindOfToken[type]!, map![0], map![1]))
}

function shown(text: string, nodes: readonly OutlineNode[]): string {
  const lines = new Lines(text)
  return nodes
    .map(({ kind, start, end }) => lines.block(kind, lines.of(start), lines.of(Math.max(start, end - 1)) + 1))
    .join(', ')
}
