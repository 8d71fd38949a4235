/** What a rendered text is made of, in order: parts of the page as they stand there, and words of its own. */
export class WrittenPieces {
  readonly #page: string
  /** Two numbers a piece: where a part of the page begins and ends; or `own`, and which word. */
  readonly #pieces: Uint32Array
  readonly #words: readonly string[]

  constructor(page: string, pieces: Uint32Array, words: readonly string[]) {
    this.#page = page
    this.#pieces = pieces
    this.#words = words
  }

  /** The first so many code units of the text. A string is made of what is wanted only: most of what is rendered is not. */
  upTo(length: number): string {
    const parts: string[] = []
    let room = length
    for (let i = 0; i < this.#pieces.length && room > 0; i += 2) {
      const from = this.#pieces[i]!
      const to = this.#pieces[i + 1]!
      const part = from === own ? this.#words[to]! : this.#page.slice(from, to)
      parts.push(part.length > room ? part.slice(0, room) : part)
      room -= part.length
    }
    return parts.join('')
  }
}

/** Collects the pieces of a text. */
export class PieceList {
  readonly #page: string
  readonly #words: string[] = []
  #count = 0
  /** How long the text is. */
  length = 0

  constructor(page: string) {
    this.#page = page
  }

  /** A part of the page. */
  copy(start: number, end: number): void {
    this.length += end - start
    const last = this.#count - 2
    if (last >= 0 && pieces[last + 1] === start && pieces[last] !== own) pieces[last + 1] = end
    else this.#add(start, end)
  }

  /** A word that does not stand in the page like that. */
  add(word: string): void {
    if (word === '') return
    this.length += word.length
    this.#add(own, this.#words.push(word) - 1)
  }

  build(): WrittenPieces {
    return new WrittenPieces(this.#page, pieces.slice(0, this.#count), this.#words)
  }

  #add(one: number, other: number): void {
    if (this.#count === pieces.length) {
      const larger = new Uint32Array(2 * pieces.length)
      larger.set(pieces)
      pieces = larger
    }
    pieces[this.#count++] = one
    pieces[this.#count++] = other
  }
}

const own = 0xffff_ffff

/** The pieces of the text that grows at the moment: only one does at a time, and each would else grow its own. */
let pieces = new Uint32Array(1024)
