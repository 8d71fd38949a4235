import { own, type WrittenRoom } from './written-room.js'

/** What a rendered text is made of, in order: parts of the page as they stand there, and words of its own. */
export class WrittenPieces {
  readonly #page: string
  readonly #pieces: Uint32Array
  readonly #words: readonly string[]

  constructor(page: string, pieces: Uint32Array, words: readonly string[]) {
    this.#page = page
    this.#pieces = pieces
    this.#words = words
  }

  /**
   * So many code units of the text, from a piece on. A string is made of what is wanted only: most of what is rendered is not.
   *
   * @param first the index of the piece's first number
   */
  from(first: number, length: number): string {
    let text = ''
    for (let i = first; i < this.#pieces.length && text.length < length; i += 2) {
      const from = this.#pieces[i]!
      const to = this.#pieces[i + 1]!
      const room = length - text.length
      if (from === own) text += this.#words[to]!.slice(0, room)
      else text += this.#page.slice(from, Math.min(to, from + room))
    }
    return text
  }
}

/** Words that most texts have many of. */
const usual: readonly string[] = [' ', '\n', '\n\n', '- ']

/** Collects the pieces of a text. */
export class PieceList {
  readonly #page: string
  readonly #room: WrittenRoom
  readonly #words: string[] = [...usual]
  /** How many numbers its pieces take in their room. */
  count = 0
  /** How long the text is. */
  length = 0

  constructor(page: string, room: WrittenRoom) {
    this.#page = page
    this.#room = room
  }

  /** A part of the page. */
  copy(start: number, end: number): void {
    this.length += end - start
    const { pieces } = this.#room
    const last = this.count - 2
    if (last >= 0 && pieces[last + 1] === start && pieces[last] !== own) pieces[last + 1] = end
    else this.#add(start, end)
  }

  /** A word that does not stand in the page like that. */
  add(word: string): void {
    if (word === '') return
    this.length += word.length
    const known = word.length > 2 ? -1 : usual.indexOf(word)
    this.#add(own, known === -1 ? this.#words.push(word) - 1 : known)
  }

  /** How long the word is that a piece is; 0 for a part of the page. */
  wordLength(piece: number): number {
    const { pieces } = this.#room
    return pieces[piece] === own ? this.#words[pieces[piece + 1]!]!.length : 0
  }

  /** The pieces in a room of their own, for good. */
  copied(): WrittenPieces {
    return new WrittenPieces(this.#page, this.#room.pieces.slice(0, this.count), this.#words)
  }

  /** The pieces as they are now; more may come behind them. */
  sofar(): WrittenPieces {
    return new WrittenPieces(this.#page, this.#room.pieces, this.#words)
  }

  #add(one: number, other: number): void {
    if (this.count === this.#room.pieces.length) this.#room.growPieces()
    this.#room.pieces[this.count++] = one
    this.#room.pieces[this.count++] = other
  }
}
