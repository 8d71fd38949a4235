import type { Span } from '../span.js'
import type { NodeColumns } from './node-columns.js'
import { firstAfterFrom, type SpanFinder, SpanSet } from './span-set.js'

/** Spans inside of nodes without children, each node's read when a place in it is first asked about. */
export class SpansInNodes implements SpanFinder {
  readonly #columns: NodeColumns
  readonly #read: (node: number) => SpanSet
  readonly #known = new Map<number, SpanSet>()
  readonly #before: SpanSet
  #near = 0

  /** @param before spans that take one more code unit of a node's first span when they reach into it */
  constructor(columns: NodeColumns, read: (node: number) => SpanSet, before: SpanSet) {
    this.#columns = columns
    this.#read = read
    this.#before = before
  }

  spanAround(at: number): Span | undefined {
    this.#near = firstAfterFrom(this.#columns.start, at, this.#near)
    const node = this.#near - 1
    if (node === -1 || at > this.#columns.end[node]!) return undefined
    let spans = this.#known.get(node)
    if (spans === undefined) {
      spans = this.#lengthened(this.#read(node))
      this.#known.set(node, spans)
    }
    return spans.spanAround(at)
  }

  #lengthened(spans: SpanSet): SpanSet {
    if (spans.size === 0) return spans
    const [first] = spans.starts as unknown as [number]
    const before = this.#before.around(first)
    if (before === -1 || first >= this.#before.ends[before]! - 1) return spans
    const ends = spans.ends.slice()
    ends[0]!++
    return new SpanSet(spans.starts, ends)
  }
}
