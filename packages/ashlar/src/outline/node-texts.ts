import { grown } from './grown.js'

/** The titles and closers of nodes. A title may be read when it is first asked for: of most sections nobody asks. */
export class NodeTexts {
  readonly #known: (string | undefined)[] = []
  /** Where the unread ones start and end, in turns. */
  #spans = new Uint32Array(32)
  readonly #read: (start: number, end: number) => string

  /** @param read makes a title of a part of the source */
  constructor(read: (start: number, end: number) => string) {
    this.#read = read
  }

  /** Gives the index of a text. */
  add(text: string): number {
    return this.#known.push(text) - 1
  }

  /** Gives the index of a text that is to be read from a part of the source. */
  addUnread(start: number, end: number): number {
    const index = this.#known.push(undefined) - 1
    if (2 * index >= this.#spans.length) this.#spans = grown(this.#spans, 4 * index)
    this.#spans[2 * index] = start
    this.#spans[2 * index + 1] = end
    return index
  }

  /** One of the texts, by its index. */
  at(index: number): string {
    const known = this.#known[index]
    if (known !== undefined) return known
    const read = this.#read(this.#spans[2 * index]!, this.#spans[2 * index + 1]!)
    this.#known[index] = read
    return read
  }
}
