import type { Span } from '../span.js'
import type { LeadWriter } from './lead-writer.js'
import type { Prefix } from './prefix.js'

/**
 * What is embedded for a span of a source: what is written before it, its body, what closes it. It becomes a string when it is
 * asked for, and one object serves for many spans: packers try several for each chunk.
 */
export class Embedded {
  readonly #writer: LeadWriter
  #start = -1
  #end = -1
  #prefix: Prefix | undefined
  #closing = ''
  #body: string | undefined
  #text: string | undefined

  constructor(writer: LeadWriter) {
    this.#writer = writer
  }

  /** From here on it is what is embedded for another span. */
  begin(span: Span, prefix: Prefix, closing: string): void {
    this.#start = span.start
    this.#end = span.end
    this.#prefix = prefix
    this.#closing = closing
    this.#body = undefined
    this.#text = undefined
  }

  /** The same in an object that no other span gets. */
  copy(): Embedded {
    const copy = new Embedded(this.#writer)
    copy.#start = this.#start
    copy.#end = this.#end
    copy.#prefix = this.#prefix
    copy.#closing = this.#closing
    copy.#body = this.#body
    copy.#text = this.#text
    return copy
  }

  isOf({ start, end }: Span): boolean {
    return this.#start === start && this.#end === end
  }

  /** Whether it is the source of the span as it is. */
  get isBare(): boolean {
    return this.#closing === '' && this.#before === '' && this.#writer.keepsSource
  }

  /** What is written of the span itself. */
  get body(): string {
    this.#body ??= this.#writer.written(this.#start, this.#end)
    return this.#body
  }

  get text(): string {
    this.#text ??= this.#before.slice(0, this.bodyAt) + this.body + this.#closing
    return this.#text
  }

  /** Of the text, in code units. */
  get length(): number {
    const body = this.#writer.keepsSource ? this.#end - this.#start : this.body.length
    return this.bodyAt + body + this.#closing.length
  }

  /**
   * Where the body begins in the text: a line end that it begins with is not needed twice, and would end a table.
   */
  get bodyAt(): number {
    const before = this.#before
    const { length } = before
    if (length === 0 || !this.#beginsWithLineEnd()) return length
    return before.charCodeAt(length - 1) === 0x0a ? length - 1 : length
  }

  get #before(): string {
    return this.#prefix === undefined ? '' : this.#prefix.text
  }

  #beginsWithLineEnd(): boolean {
    const writer = this.#writer
    if (writer.keepsSource) return beginsWithLineEnd(writer.source, this.#start, this.#end)
    return beginsWithLineEnd(this.body, 0, this.body.length)
  }
}

/** Whether a part of a text begins with a line end, behind spaces and tabs. */
function beginsWithLineEnd(text: string, start: number, end: number): boolean {
  let at = start
  while (at < end && (text.charCodeAt(at) === 0x20 || text.charCodeAt(at) === 0x09)) at++
  if (at === end) return false
  const unit = text.charCodeAt(at)
  return unit === 0x0a || unit === 0x0d
}
