import { MappedText } from './mapped-text.js'
import { PieceList } from './written-pieces.js'
import type { WrittenRoom } from './written-room.js'

const unmapped = -2

/** Grows a rendered text and its source map. Spaces, line ends and marks wait until something follows them. */
export class RenderedText {
  readonly #text: PieceList
  readonly #room: WrittenRoom
  #mapLength = 0
  #newlines = 0
  #spaceStart = -1
  #spaceEnd = -1
  #indent = ''
  /** Whether nothing but the indentation is written of the line at hand. */
  #isAtLineStart = true
  /** What the last line that is written begins with. */
  #lastIndent = ''
  #marks = ''
  #inlineMarks = ''
  #indentBehind: string | undefined

  /**
   * @param page the source
   * @param room is its own, until it is finished
   */
  constructor(page: string, room: WrittenRoom) {
    this.#text = new PieceList(page, room)
    this.#room = room
  }

  /** Whether what follows begins a line, and nothing waits to be written before it but line ends. */
  get isBetweenLines(): boolean {
    const beginsLine = this.#newlines > 0 || this.#text.length === 0
    return beginsLine && this.#marks === '' && this.#inlineMarks === '' && this.#indentBehind === undefined
  }

  /** How much is written, in code units. */
  get length(): number {
    return this.#text.length
  }

  get beginsLine(): boolean {
    return this.#text.length === 0 || this.#newlines > 0 || this.#isAtLineStart
  }

  /** At least so many line ends come before what follows; none between a mark and what it leads. */
  endLines(count: number): void {
    if (this.#marks !== '') return
    this.#newlines = Math.max(this.#newlines, count)
    this.#spaceStart = -1
  }

  /** One more line end. */
  endLine(): void {
    this.endLines(this.#newlines + 1)
  }

  /** A space that is written when text follows on the same line; the place of the white space in the source. */
  space(start: number, end: number): void {
    if (this.beginsLine || this.#spaceStart !== -1) return
    this.#spaceStart = start
    this.#spaceEnd = end
  }

  /** A space as above that stands for nothing in the source. */
  gap(): void {
    this.space(unmapped, unmapped)
  }

  /** Takes back the line ends that wait. */
  dropLines(): void {
    this.#newlines = 0
  }

  /** What lines begin with from now on. */
  indent(indent: string): void {
    this.#indent = indent
    this.#indentBehind = undefined
  }

  /** What the next text is led by, a dash or a star, and what the lines behind that one begin with. */
  mark(mark: string, indentBehind?: string): void {
    this.#marks += mark
    if (indentBehind !== undefined) this.#indentBehind = indentBehind
  }

  /** Takes back a mark that led nothing. */
  unmark(mark: string): void {
    if (this.#marks.endsWith(mark)) this.#marks = this.#marks.slice(0, this.#marks.length - mark.length)
  }

  /** What the next copied text is led by, wherever it stands: stars, a bracket. */
  markInline(mark: string): void {
    this.#inlineMarks += mark
  }

  /** Takes back an inline mark that led nothing. True when there was one. */
  unmarkInline(mark: string): boolean {
    const marks = this.#inlineMarks
    if (mark === '' || !marks.endsWith(mark)) return false
    this.#inlineMarks = marks.slice(0, marks.length - mark.length)
    return true
  }

  /** A part of the source as it stands there. */
  copy(start: number, end: number): void {
    if (start === end) return
    this.#begin()
    this.#note(end - start, start, end)
    this.#text.copy(start, end)
  }

  /** Text that stands for a part of the source. */
  translate(value: string, start: number, end: number): void {
    if (value === '') return
    this.#begin()
    this.#note(value.length, start, end)
    this.#text.add(value)
  }

  /** Text that stands for nothing in the source. */
  add(value: string): void {
    this.#settle()
    this.#text.add(value)
    if (value !== '') this.#isAtLineStart = false
  }

  /** Adds right behind what is written, before the space or line end that waits. */
  append(value: string): void {
    this.#isAtLineStart = false
    this.#text.add(value)
  }

  /** All that is written; the room is free again. */
  finish(): MappedText {
    return new MappedText(this.#text.length, {
      pieces: this.#text.copied(),
      map: this.#room.map.slice(0, this.#mapLength),
      mapStart: 0,
      mapEnd: this.#mapLength,
      firstPiece: 0,
      start: 0,
    })
  }

  /** How far it has come. */
  get progress(): WrittenMark {
    return { length: this.#text.length, piece: this.#text.count, map: this.#mapLength }
  }

  /**
   * What is written behind a mark that was made between lines, without the line ends it begins with, as it is now: more may be
   * written while it is in use.
   *
   * @param most how long it is at most
   */
  from({ length, piece, map }: WrittenMark, most: number): MappedText {
    const lineEnds = length > 0 && piece < this.#text.count ? this.#text.wordLength(piece) : 0
    const start = length + lineEnds
    const whole = this.#text.length - start
    const part = {
      pieces: this.#text.sofar(),
      map: this.#room.map,
      mapStart: map,
      mapEnd: this.#mapLength,
      firstPiece: lineEnds > 0 ? piece + 2 : piece,
      start,
    }
    return whole <= most ? new MappedText(whole, part) : new MappedText(whole, part).first(most)
  }

  #begin(): void {
    this.#settle()
    this.#isAtLineStart = false
    if (this.#inlineMarks === '') return
    this.#text.add(this.#inlineMarks)
    this.#inlineMarks = ''
  }

  #settle(): void {
    if (this.#text.length === 0) this.#text.add(this.#indent)
    else if (this.#newlines > 0) {
      this.#isAtLineStart = true
      const between = this.#indent.startsWith(this.#lastIndent) ? this.#lastIndent : this.#indent
      this.#text.add(lineEnds(this.#newlines, between, this.#indent))
    }
    this.#lastIndent = this.#indent
    this.#newlines = 0
    if (this.#spaceStart !== -1) {
      if (this.#spaceStart !== unmapped) this.#note(1, this.#spaceStart, this.#spaceEnd)
      this.#text.add(' ')
      this.#spaceStart = -1
    }
    this.#text.add(this.#marks)
    this.#marks = ''
    this.#indent = this.#indentBehind ?? this.#indent
    this.#indentBehind = undefined
  }

  /** Spans of equal length that touch on both sides become one. */
  #note(length: number, start: number, end: number): void {
    const at = this.#text.length
    const last = this.#mapLength - 4
    const { map } = this.#room
    const touches = last >= 0 && map[last + 1] === at && map[last + 3] === start && end - start === length
    if (touches && at - map[last]! === start - map[last + 2]!) {
      map[last + 1] = at + length
      map[last + 3] = end
      return
    }
    if (this.#mapLength === map.length) this.#room.growMap()
    const grown = this.#room.map
    grown[this.#mapLength++] = at
    grown[this.#mapLength++] = at + length
    grown[this.#mapLength++] = start
    grown[this.#mapLength++] = end
  }
}

/** Line ends, with what stands on the lines between and what the line behind them begins with. */
function lineEnds(count: number, between: string, indent: string): string {
  if (between === '' && indent === '' && count <= 2) return count === 1 ? '\n' : '\n\n'
  return `\n${`${between.trimEnd()}\n`.repeat(count - 1)}${indent}`
}

/** A place in what is written. */
export interface WrittenMark {
  readonly length: number
  readonly piece: number
  readonly map: number
}
