import { grown } from '../../outline/grown.js'
import type { Elements } from './page.js'
import type { TagName } from './tag-name.js'

/** Elements as they are read, in typed arrays that grow. */
export class ElementList implements Elements {
  length = 0
  readonly tag: TagName[]
  parent: Int32Array
  start: Uint32Array
  openEnd: Uint32Array
  closeStart: Uint32Array
  end: Uint32Array

  /** @param room how many elements there is room for at first */
  constructor(room: number) {
    this.tag = new Array<TagName>(room)
    this.parent = new Int32Array(room)
    this.start = new Uint32Array(room)
    this.openEnd = new Uint32Array(room)
    this.closeStart = new Uint32Array(room)
    this.end = new Uint32Array(room)
  }

  /** Adds an element that ends with its start tag, until more is known. Gives its index. */
  add(tag: TagName, parent: number, start: number, openEnd: number): number {
    const at = this.length++
    if (at === this.start.length) this.#grow()
    this.tag[at] = tag
    this.parent[at] = parent
    this.start[at] = start
    this.openEnd[at] = openEnd
    this.closeStart[at] = openEnd
    this.end[at] = openEnd
    return at
  }

  #grow(): void {
    const room = 2 * this.start.length
    this.parent = grown(this.parent, room)
    this.start = grown(this.start, room)
    this.openEnd = grown(this.openEnd, room)
    this.closeStart = grown(this.closeStart, room)
    this.end = grown(this.end, room)
  }
}
