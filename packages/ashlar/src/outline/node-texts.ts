/** The titles and closers of nodes. A title may be read when it is first asked for: of most sections nobody asks. */
export class NodeTexts {
  readonly #known: (string | undefined)[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #read: (start: number, end: number) => string

  /** @param read makes a title of a part of the source */
  constructor(read: (start: number, end: number) => string) {
    this.#read = read
  }

  /** Gives the index of a text. */
  add(text: string): number {
    this.#starts.push(0)
    this.#ends.push(0)
    return this.#known.push(text) - 1
  }

  /** Gives the index of a text that is to be read from a part of the source. */
  addUnread(start: number, end: number): number {
    this.#starts.push(start)
    this.#ends.push(end)
    return this.#known.push(undefined) - 1
  }

  /** One of the texts, by its index. */
  at(index: number): string {
    const known = this.#known[index]
    if (known !== undefined) return known
    const read = this.#read(this.#starts[index]!, this.#ends[index]!)
    this.#known[index] = read
    return read
  }
}
