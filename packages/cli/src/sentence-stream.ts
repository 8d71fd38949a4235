import { type Boundaries, lookAhead, lookBehind, type Span } from 'ashlar'

/** A sentence of a text: where it stands, in UTF-16 code units, and its text. */
export interface SentenceRecord extends Span {
  readonly text: string
}

/** Not worth trying with less new text than this, in code units. */
const leastStep = 4 * lookAhead

/**
 * The sentences of a text that comes in pieces, cut anywhere, in batches as they are found; white space around them is
 * left out. Holds the sentence that has begun and as much as a boundary may look ahead. Takes linear time however long
 * a sentence is.
 */
export async function* sentenceStream(
  pieces: AsyncIterable<string>,
  boundaries: Boundaries,
): AsyncGenerator<readonly SentenceRecord[], void, undefined> {
  const window = new SentenceWindow(boundaries)
  for await (const piece of pieces) if (window.add(piece)) yield window.take(true)
  yield window.take(false)
}

class SentenceWindow {
  readonly #boundaries: Boundaries
  #text = ''
  #pieces: string[] = []
  #waiting = 0
  /** Code units of the source before `#text`. */
  #base = 0
  /** Where the sentence that has begun starts, and how far boundaries have been looked for. */
  #start = 0
  #scanned = 0

  constructor(boundaries: Boundaries) {
    this.#boundaries = boundaries
  }

  /** Takes a piece; true when enough has come to look for sentences: at least half of what is held. */
  add(piece: string): boolean {
    this.#pieces.push(piece)
    this.#waiting += piece.length
    return this.#waiting >= Math.max(leastStep, this.#text.length / 2)
  }

  take(open: boolean): readonly SentenceRecord[] {
    this.#text += this.#pieces.join('')
    this.#pieces = []
    this.#waiting = 0
    const found: SentenceRecord[] = []
    const end = open ? this.#text.length - lookAhead : this.#text.length
    for (const { at } of this.#boundaries.within(this.#text, { start: this.#scanned, end }))
      this.#endAt(at, found)
    this.#scanned = end
    if (open) this.#forget()
    else this.#endAt(this.#text.length, found)
    return found
  }

  #endAt(end: number, found: SentenceRecord[]): void {
    let from = this.#start
    let to = end
    this.#start = end
    while (from < to && isSpace(this.#text[from]!)) from++
    while (to > from && isSpace(this.#text[to - 1]!)) to--
    if (from === to) return
    found.push({ start: this.#base + from, end: this.#base + to, text: this.#text.slice(from, to) })
  }

  #forget(): void {
    const from = Math.min(this.#start, this.#scanned - lookBehind)
    if (from <= 0) return
    this.#text = this.#text.slice(from)
    this.#base += from
    this.#start -= from
    this.#scanned -= from
  }
}

function isSpace(character: string): boolean {
  return /[\s\x85]/.test(character)
}
