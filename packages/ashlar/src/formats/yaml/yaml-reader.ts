import type { CST } from 'yaml'
import { strengths } from '../../boundaries/boundary.js'
import { NodeList } from '../../outline/node-list.js'
import type { Outline } from '../../outline/outline.js'
import { outlineOf } from '../../outline/outline-builder.js'
import { PlaceList } from '../../outline/place-list.js'
import { SpanList } from '../../outline/span-list.js'
import { memberStrength } from '../member-strength.js'
import { hasContent, indentationStart, itemStart, keyLead, keyTitle, type YamlItem } from './yaml-items.js'

/** A scalar of more code units is read as prose. */
const longScalar = 200
/** A member of fewer code units is no node of its own. */
const shortest = 80

/** A mapping or sequence that is being read. */
interface Frame {
  readonly items: readonly YamlItem[]
  readonly start: number
  readonly end: number
  /** The index of the node around it, -1 for none. */
  readonly parent: number
  next: number
  count: number
}

/** Makes an outline of the tokens of documents. */
export class YamlReader {
  readonly #text: string
  readonly #nodes = new NodeList()
  readonly #places = new PlaceList()
  readonly #verbatim = new SpanList()
  #verbatimFrom = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Reads one document, `[start, end)`. */
  document({ value }: CST.Document, start: number, end: number): void {
    if (start > 0) this.#places.push(start, strengths.section)
    const frames: Frame[] = []
    const enter = (token: CST.Token | null | undefined, to: number, parent: number) => {
      const frame = token && this.#frame(token, to, parent)
      if (frame) frames.push(frame)
    }
    enter(value, end, -1)
    for (let frame = frames.at(-1); frame !== undefined; frame = frames.at(-1)) {
      const item = frame.items[frame.next++]
      if (item === undefined) frames.pop()
      else if (hasContent(item)) {
        const { index, to } = this.#item(item, frame, frames.length - 1)
        enter(item.value, to, index)
      }
    }
  }

  build(): Outline {
    this.#prose(this.#text.length, this.#text.length)
    return outlineOf(this.#nodes.build(), {
      places: this.#places.build(),
      verbatim: this.#verbatim.build(),
      unbroken: new SpanList().build(),
    })
  }

  /** What is to be read of a value; scalars are read at once. */
  #frame(token: CST.Token, end: number, parent: number): Frame | undefined {
    if (token.type === 'block-map' || token.type === 'block-seq') {
      const start = indentationStart(this.#text, token.offset)
      return { items: token.items, start, end, parent, next: 0, count: 0 }
    }
    if (token.type === 'flow-collection') {
      const closing = token.end.at(0)
      return {
        items: token.items,
        start: token.offset,
        end: Math.min(end, closing?.offset ?? end),
        parent,
        next: 0,
        count: 0,
      }
    }
    if (token.type === 'block-scalar') this.#blockScalar(token)
    else if ('source' in token && token.source.length > longScalar) {
      this.#prose(token.offset, token.offset + token.source.length)
    }
    return undefined
  }

  /** The place before an item, and its node where it is long. Gives where it ends. */
  #item(item: YamlItem, frame: Frame, depth: number): { index: number; to: number } {
    const start = itemStart(this.#text, item, frame.start)
    const next = frame.items[frame.next]
    const to = next === undefined ? frame.end : Math.max(start, itemStart(this.#text, next, frame.start))
    const number = frame.count++
    if (number > 0) this.#places.push(start, memberStrength(strengths.block, depth, start - frame.start))
    if (to - start < shortest) return { index: frame.parent, to }
    const lead = keyLead(this.#text, item, start)
    const title = item.key === undefined ? `[${number}]` : keyTitle(item)
    const node = this.#nodes.add(
      { kind: 'member', start, parent: frame.parent, title, ...(lead && { lead }) },
      to,
    )
    return { index: node, to }
  }

  /** The lines of a literal are places; of folded text only blank lines are, and sentences. */
  #blockScalar({ offset, props, source }: CST.BlockScalar): void {
    const header = props.find(({ type }) => type === 'block-scalar-header')
    const start = props.reduce((sum, prop) => sum + ('source' in prop ? prop.source.length : 0), offset)
    const isLiteral = header !== undefined && 'source' in header && header.source.startsWith('|')
    this.#prose(start, start + source.length)
    for (let at = source.indexOf('\n'); at !== -1; at = source.indexOf('\n', at + 1)) {
      let content = at + 1
      while (source[content] === ' ') content++
      if (content >= source.length || source[content] === '\n' || source[content] === '\r') continue
      const isBehindBlank = source[at - 1] === '\n' || source.slice(at - 2, at) === '\n\r'
      if (isBehindBlank) this.#places.push(start + at + 1, strengths.line + 8)
      else if (isLiteral) this.#places.push(start + at + 1, strengths.line)
    }
  }

  /** From here to there prose counts. */
  #prose(start: number, end: number): void {
    if (start > this.#verbatimFrom) this.#verbatim.add(this.#verbatimFrom, start)
    this.#verbatimFrom = Math.max(this.#verbatimFrom, end)
  }
}
