/** What stands at a place of a text: where it ends, and how it is to be read. */
export type SqlToken = 'space' | 'line end' | 'comment' | 'quoted' | 'word' | 'mark'

/** So many dollar quotes that nothing closes; then none of the text means anything. */
const mostUnclosed = 64

/** Reads the tokens of SQL one after another, as far as it takes to know where statements end. */
export class SqlTokens {
  readonly #text: string
  /** MySQL has names in back quotes, and escapes in strings by a backslash; elsewhere it is an ordinary character. */
  readonly #escapes: boolean
  #unclosed = 0
  kind: SqlToken = 'space'
  /** Behind the last token. */
  end = 0

  constructor(text: string) {
    this.#text = text
    this.#escapes = text.includes('`')
  }

  /** Reads the token that begins at `at`. */
  read(at: number): void {
    const text = this.#text
    const unit = text.charCodeAt(at)
    const next = text.charCodeAt(at + 1)
    if (unit === 0x20 || unit === 0x09) this.#take('space', at + 1)
    else if (unit === 0x0a) this.#take('line end', at + 1)
    else if (unit === 0x0d) this.#take('line end', next === 0x0a ? at + 2 : at + 1)
    else if (unit === 0x2d && next === 0x2d) this.#take('comment', lineEnd(text, at))
    else if (unit === 0x2f && next === 0x2a) this.#take('comment', behind(text, '*/', at + 2))
    else if (unit === 0x27 || unit === 0x22 || unit === 0x60) this.#quoted(at)
    else if (unit === 0x24) this.#dollar(at)
    else if (isWord(unit)) this.#take('word', wordEnd(text, at))
    else this.#take('mark', at + 1)
  }

  #take(kind: SqlToken, end: number): void {
    this.kind = kind
    this.end = end
  }

  /** A string or a name. Doubled quotes read as two that follow each other. One that nothing closes is a mark. */
  #quoted(at: number): void {
    const text = this.#text
    const quote = text[at]!
    let close = text.indexOf(quote, at + 1)
    while (this.#escapes && quote === "'" && close !== -1 && isEscaped(text, close, at)) {
      close = text.indexOf(quote, close + 1)
    }
    if (close === -1) this.#take('mark', at + 1)
    else this.#take('quoted', close + 1)
  }

  /** `$$ ... $$` or `$name$ ... $name$`. */
  #dollar(at: number): void {
    const tag = /^\$(?:[A-Za-z_]\w{0,62})?\$/.exec(this.#text.slice(at, at + 66))?.[0]
    const close =
      tag === undefined || this.#unclosed >= mostUnclosed ? -1 : this.#text.indexOf(tag, at + tag.length)
    if (tag !== undefined && close === -1) this.#unclosed++
    if (tag === undefined || close === -1) this.#take('mark', at + 1)
    else this.#take('quoted', close + tag.length)
  }
}

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(text: string, at: number, floor: number): boolean {
  let from = at
  while (from - 1 > floor && text.charCodeAt(from - 1) === 0x5c) from--
  return (at - from) % 2 === 1
}

function lineEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) !== 0x0a && text.charCodeAt(at) !== 0x0d) at++
  return at
}

function behind(text: string, close: string, from: number): number {
  const at = text.indexOf(close, from)
  return at === -1 ? text.length : at + close.length
}

function isWord(unit: number): boolean {
  return (
    (unit >= 0x30 && unit <= 0x39) ||
    (unit >= 0x41 && unit <= 0x5a) ||
    (unit >= 0x61 && unit <= 0x7a) ||
    unit === 0x5f ||
    unit > 0x7f
  )
}

function wordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && isWord(text.charCodeAt(at))) at++
  return at
}
