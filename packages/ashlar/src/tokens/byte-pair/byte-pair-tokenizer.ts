import type { Span } from '../../span.js'
import { beforePair } from '../../unicode/surrogate-pair.js'
import { type CountedEnd, countPieces, PieceRun, type Pieces, settledPieces } from '../pieces.js'
import type { Tokenizer } from '../tokenizer.js'
import { hasWordEnd } from './has-word-end.js'
import type { KnownPieces } from './known-pieces.js'
import { LongCounts } from './long-counts.js'
import { PieceEncoder } from './piece-encoder.js'
import { type EndOfPreToken, PieceScanner } from './piece-scanner.js'
import { ShortCounts } from './short-counts.js'
import { Utf8Window } from './utf8-window.js'
import type { Vocabulary } from './vocabulary.js'

const endsWindow = 1 << 12

/** How many code units are looked at before a longer look, in case they settle it. */
const shortStretch = 64

/**
 * A byte-pair encoding with a pre-token pattern, as OpenAI publishes them. Pre-tokens are its pieces: each is
 * encoded alone. Every single byte must be a token of the vocabulary, and every token what its bytes are joined to.
 */
export class BytePairTokenizer implements Tokenizer, Pieces {
  readonly name: string
  private readonly endOfPreToken: EndOfPreToken
  private readonly encoder: PieceEncoder
  private readonly scanner: PieceScanner
  private readonly window = new Utf8Window()
  private readonly run = new PieceRun()

  /** @param known a faster way through most text, for this pattern and this tokenizer alone */
  constructor(name: string, vocabulary: Vocabulary, endOfPreToken: EndOfPreToken, known?: KnownPieces) {
    this.name = name
    this.endOfPreToken = endOfPreToken
    const shortCounts = new ShortCounts(known?.shortCounts)
    const longCounts = new LongCounts(known?.longCounts)
    this.encoder = new PieceEncoder(vocabulary, shortCounts, longCounts, known?.characterCounts)
    this.scanner = new PieceScanner(this.encoder, endOfPreToken, shortCounts, longCounts, known)
    known?.fill(vocabulary)
  }

  get pieces(): Pieces {
    return this
  }

  count(text: string, span: Span = { start: 0, end: text.length }): number {
    return countPieces(this, text, span.start, span.end, this.run)
  }

  tokenEnds(text: string, span: Span = { start: 0, end: text.length }): Uint32Array {
    const ends: number[] = []
    let size = endsWindow
    if (span.end - span.start <= size) {
      this.window.encode(text, span.start, span.end)
      this.listTokens(this.window, span.start, Number.POSITIVE_INFINITY, ends)
      return Uint32Array.from(ends)
    }
    for (let at = span.start; at < span.end; ) {
      const to = span.end - at <= size ? span.end : beforePair(text, at + size)
      this.run.clear()
      this.scan(text, at, to, this.run)
      const settled = to === span.end ? this.run.length : settledPieces(text, this.run, to)
      this.listTokens(this.scanner.window, at, settled, ends)
      if (settled > 0) at = this.run.ends[settled - 1]!
      size = settled > 0 ? endsWindow : size * 8
    }
    return Uint32Array.from(ends)
  }

  furthest(text: string, start: number, limit: number, firstEnd?: number): number {
    if (firstEnd !== undefined && firstEnd - start <= endsWindow)
      return this.cutPiece(text, { start, end: firstEnd }, limit, start, limit)
    const { run } = this
    let to = start
    for (let size = limit + shortStretch; ; size *= 2) {
      to = text.length - start <= size ? text.length : beforePair(text, start + size)
      run.clear()
      this.scan(text, start, to, run)
      if (to === text.length || run.totals[run.length - 1]! > limit + 8) break
    }
    let piece = 0
    while (piece < run.length && run.totals[piece]! <= limit) piece++
    if (piece === run.length) return text.length
    const before = piece > 0 ? run.totals[piece - 1]! : 0
    const pieceStart = piece > 0 ? run.ends[piece - 1]! : start
    return this.cutPiece(text, { start: pieceStart, end: run.ends[piece]! }, limit - before, start, limit)
  }

  furthestInside(text: string, start: number, limit: number): CountedEnd | undefined {
    if (hasWordEnd(text, start, start + shortStretch)) return undefined
    const { window, encoder, endOfPreToken } = this
    // Hardly any piece is long: a look at a short stretch saves most texts the long one, and foretells its length.
    for (let size = shortStretch; ; ) {
      if (text.length - start <= size) return undefined
      window.encode(text, start, beforePair(text, start + size))
      const { bytes, view, length } = window
      if (endOfPreToken(bytes, view, 0, length) < length) return undefined
      const end = encoder.reach(bytes, view, 0, length, limit)
      const tokens = encoder.reached
      if (end >= 0) return this.insideAt(start, end, tokens)
      size += Math.max(shortStretch, Math.ceil((size * (limit - tokens) * 1.125) / Math.max(1, tokens)))
    }
  }

  isOne(text: string, start: number, end: number): boolean {
    if (hasWordEnd(text, start, Math.min(end, start + shortStretch))) return false
    const { window } = this
    for (const to of [start + shortStretch, end]) {
      window.encode(text, start, Math.min(end, beforePair(text, to)))
      if (this.endOfPreToken(window.bytes, window.view, 0, window.length) < window.length) return false
    }
    return true
  }

  earliest(text: string, end: number, limit: number, floor: number): number {
    const { run } = this
    let from = end
    for (let size = limit + shortStretch; ; size *= 2) {
      from = Math.max(floor, beforePair(text, Math.max(0, end - size)))
      run.clear()
      this.scan(text, from, end, run)
      if (from === floor || run.length === 0 || run.totals[run.length - 1]! > limit) break
    }
    const total = run.length > 0 ? run.totals[run.length - 1]! : 0
    if (total <= limit) return from
    let piece = 0
    while (total - run.totals[piece]! > limit) piece++
    if (piece < run.length - 1) return run.ends[piece]!
    return this.earliestWithin(text, piece > 0 ? run.ends[piece - 1]! : from, end, limit)
  }

  scan(text: string, start: number, end: number, run: PieceRun): void {
    this.scanner.scan(text, start, end, run)
  }

  /** A cut in the window, which begins at `start` in its text, if what stands before it is one piece then. */
  private insideAt(start: number, end: number, tokens: number): CountedEnd | undefined {
    const { bytes, view } = this.window
    if (end === 0) return undefined
    bytes[end] = 0
    if (this.endOfPreToken(bytes, view, 0, end) !== end) return undefined
    return { end: start + this.window.unitsBetween(0, end), tokens }
  }

  /** The furthest cut in a piece of which `rest` tokens fit, so that at most `limit` stand between `start` and there. */
  private cutPiece(text: string, piece: Span, rest: number, start: number, limit: number): number {
    const ends = this.tokenEnds(text, piece)
    for (let i = rest - 1; i >= 0; i--) {
      const end = ends[i]!
      if (this.count(text, { start, end }) <= limit) return end
    }
    return piece.start
  }

  private earliestWithin(text: string, start: number, end: number, limit: number): number {
    const ends = this.tokenEnds(text, { start, end })
    for (let i = Math.max(0, ends.length - limit - 1); i < ends.length; i++) {
      if (this.count(text, { start: ends[i]!, end }) <= limit) return ends[i]!
    }
    return end
  }

  /** Appends where the tokens of the first pieces of a window end, which begins at `start` in its text. */
  private listTokens(window: Utf8Window, start: number, pieces: number, ends: number[]): void {
    const { bytes, view, length } = window
    const tokens: number[] = []
    let next = 0
    for (let piece = 0; piece < pieces && next < length; piece++) {
      const at = next
      next = this.endOfPreToken(bytes, view, at, length)
      this.encoder.list(bytes, view, at, next, tokens)
    }
    let at = 0
    let unit = start
    for (const end of tokens) {
      unit += window.unitsBetween(at, end) // counts the characters that begin in the token
      ends.push(unit)
      at = end
    }
  }
}
