import { grown } from '../../outline/grown.js'
import { groups, keyOf, type Role, type TagName } from './tag-name.js'

const paragraph = keyOf('p')
const item = keyOf('li')
const terms = [keyOf('dt'), keyOf('dd')]
const table = keyOf('table')
const option = keyOf('option')
const head = keyOf('head')
const body = keyOf('body')
const caption = keyOf('caption')
const partsOfTables: ReadonlySet<Role> = new Set(['cell', 'row', 'table part', 'table'])

/**
 * The elements that are open while a page is read, and the rules of HTML for end tags that are left out. Every question
 * about the stack is answered from the places of names on it, so that no tag costs more than the elements it closes.
 */
export class OpenElements {
  readonly #elements: number[] = []
  readonly #tags: TagName[] = []
  /** For each key, where on the stack its innermost element is, -1 for none. */
  #tops = new Int32Array(512).fill(-1)
  /** For each key of each element on the stack, what was the innermost element of that key before. */
  readonly #before: number[] = []
  readonly #ended: (element: number, byItsTag: boolean) => void

  /** @param ended is told of each element when it ends, inner ones first */
  constructor(ended: (element: number, byItsTag: boolean) => void) {
    this.#ended = ended
  }

  /** The innermost open element, -1 for none. */
  get innermost(): number {
    const { length } = this.#elements
    return length === 0 ? -1 : this.#elements[length - 1]!
  }

  /** The innermost open element of a key, -1 for none. */
  open(key: number): number {
    const top = this.#top(key)
    return top === -1 ? -1 : this.#elements[top]!
  }

  push(element: number, tag: TagName): void {
    const at = this.#elements.push(element) - 1
    this.#tags.push(tag)
    const { keys } = tag
    while (tag.key >= this.#tops.length) this.#grow()
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i]!
      this.#before.push(this.#tops[key]!)
      this.#tops[key] = at
    }
  }

  /** Ends what a start tag ends: `<li>` the item before it, a block the open paragraph, a heading the open heading. */
  makeRoomFor(tag: TagName): void {
    if (!tag.isBlock) return
    const barrier = this.#top(groups.barrier)
    this.#endAbove(paragraph, barrier)
    switch (tag.role) {
      case 'heading':
        this.#endAbove(groups.heading, barrier)
        break
      case 'item':
        this.#endAbove(item, Math.max(barrier, this.#top(groups.list)))
        break
      case 'term':
      case 'description':
        for (const key of terms) this.#endAbove(key, Math.max(barrier, this.#top(groups.list)))
        break
      case 'table part':
        this.#endInside(table)
        break
      case 'row':
        this.#endInside(groups.tableContext)
        break
      case 'cell':
        this.#endInside(groups.rowContext)
        break
      default:
        if (tag.key === option) this.#endAbove(option, barrier)
        else if (tag.key === body) this.#endAbove(head, barrier)
        else if (tag.key === caption) this.#endInside(table)
    }
  }

  /**
   * Ends the element an end tag speaks of, and what is open inside of it. Nothing happens when none is open, when a cell or
   * table lies between, or when the end tag of an inline element would end a block.
   */
  end(tag: TagName): void {
    const at = this.#top(tag.rank > 0 ? groups.heading : tag.key)
    const isSkipped = tag.role === 'skipped'
    const barrier = isSkipped ? -1 : this.#top(partsOfTables.has(tag.role) ? table : groups.barrier)
    if (at === -1 || at < barrier) return
    if (!tag.isBlock && !isSkipped && at < this.#top(groups.block)) return
    this.#endTo(at, true)
  }

  endAll(): void {
    this.#endTo(0, false)
  }

  #top(key: number): number {
    return key < this.#tops.length ? this.#tops[key]! : -1
  }

  #grow(): void {
    const { length } = this.#tops
    this.#tops = grown(this.#tops, 2 * length).fill(-1, length)
  }

  #endAbove(key: number, barrier: number): void {
    const at = this.#top(key)
    if (at > barrier) this.#endTo(at, false)
  }

  #endInside(key: number): void {
    const at = this.#top(key)
    if (at !== -1) this.#endTo(at + 1, false)
  }

  #endTo(at: number, byItsTag: boolean): void {
    while (this.#elements.length > at) {
      const element = this.#elements.pop()!
      const { keys } = this.#tags.pop()!
      for (let i = keys.length - 1; i >= 0; i--) this.#tops[keys[i]!] = this.#before.pop()!
      this.#ended(element, byItsTag && this.#elements.length === at)
    }
  }
}
