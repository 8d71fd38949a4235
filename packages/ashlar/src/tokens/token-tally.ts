import { PieceRun, settledPieces } from './pieces.js'
import type { Tokenizer } from './tokenizer.js'

/** Not worth counting with less new text than this, in code units. */
const leastStep = 1 << 14

/**
 * Counts the tokens of a text that comes in pieces, cut anywhere: exactly those of the pieces joined. Memory is
 * bounded, save for one word that does not end and for a tokenizer whose counts do not add up: that one gets the
 * whole text at the end.
 *
 * @example
 * const tally = new TokenTally(await loadEncoding('o200k_base'))
 * for await (const piece of pieces) tally.add(piece)
 * console.log(tally.end())
 */
export class TokenTally {
  readonly #tokenizer: Tokenizer
  readonly #run = new PieceRun()
  #text = ''
  #waiting: string[] = []
  #length = 0
  #total = 0

  constructor(tokenizer: Tokenizer) {
    this.#tokenizer = tokenizer
  }

  /** Takes the next piece of the text. */
  add(piece: string): void {
    this.#waiting.push(piece)
    this.#length += piece.length
    // Half of what is held has to be new, or a word without an end would be scanned again with every piece.
    if (this.#tokenizer.pieces !== undefined && this.#length >= Math.max(leastStep, this.#text.length))
      this.#settle()
  }

  /** The number of tokens of all pieces joined. The tally begins anew after it. */
  end(): number {
    const count = this.#total + this.#tokenizer.count(this.#text + this.#waiting.join(''))
    this.#text = ''
    this.#waiting = []
    this.#length = 0
    this.#total = 0
    return count
  }

  /** Counts the pieces of the tokenizer that no further text can change, and lets go of them. */
  #settle(): void {
    const text = this.#text + this.#waiting.join('')
    this.#waiting = []
    this.#length = 0
    const isPairOpen = (text.charCodeAt(text.length - 1) & 0xfc00) === 0xd800
    const end = isPairOpen ? text.length - 1 : text.length
    this.#run.clear()
    this.#tokenizer.pieces!.scan(text, 0, end, this.#run)
    const settled = settledPieces(text, this.#run, end)
    if (settled > 0) this.#total += this.#run.totals[settled - 1]!
    this.#text = settled > 0 ? text.slice(this.#run.ends[settled - 1]!) : text
  }
}
