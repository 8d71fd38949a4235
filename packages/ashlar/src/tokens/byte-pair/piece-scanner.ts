import type { PieceRun } from '../pieces.js'
import type { KnownPieces } from './known-pieces.js'
import { type LongCounts, longestRemembered } from './long-counts.js'
import type { PieceEncoder } from './piece-encoder.js'
import { type ShortCounts, shortBytes } from './short-counts.js'
import { Utf8Window } from './utf8-window.js'

/** Where the pre-token ends that begins at `start`, in UTF-8 bytes that a zero follows; three more bytes can be read. */
export type EndOfPreToken = (bytes: Uint8Array, view: DataView, start: number, length: number) => number

/** Finds the pre-tokens of a text and counts the tokens of each, most of them from memory. */
export class PieceScanner {
  /** The stretch of text that was scanned last. */
  window = new Utf8Window()
  private readonly ownWindow = this.window
  private readonly endOfPreToken: EndOfPreToken
  private readonly encoder: PieceEncoder
  private readonly known: KnownPieces | undefined
  private readonly shortCounts: ShortCounts
  private readonly longCounts: LongCounts

  /** @param known a faster way through most text, for this pattern and this scanner alone */
  constructor(
    encoder: PieceEncoder,
    endOfPreToken: EndOfPreToken,
    shortCounts: ShortCounts,
    longCounts: LongCounts,
    known?: KnownPieces,
  ) {
    this.encoder = encoder
    this.endOfPreToken = endOfPreToken
    this.shortCounts = shortCounts
    this.longCounts = longCounts
    this.known = known
  }

  /** Appends the pieces of `text.slice(start, end)` to `run`, up to one that is longer than it takes. */
  scan(text: string, start: number, end: number, run: PieceRun): void {
    const { known } = this
    if (known !== undefined && end - start <= known.mostUnits) {
      this.window = known.window
      this.window.encode(text, start, end)
      run.append(known.ends, known.totals, this.listKnown(known, start, run))
    } else {
      this.window = this.ownWindow
      this.window.encode(text, start, end)
      run.reserve(run.length + end - start)
      this.list(start, run)
    }
  }

  /** Lists the pieces of the window, which begins at `start` in its text, behind what `run` has; gives how many they are. */
  private listKnown(known: KnownPieces, start: number, run: PieceRun): number {
    const { window, ends, totals } = known
    const { bytes, view, length } = window
    let total = run.total
    let unit = start
    let count = 0
    for (let at = 0, learnt = 0; at < length; ) {
      const listed = known.list(at, length, unit, total, count)
      if (listed > count) {
        at = known.reached
        unit = ends[listed - 1]!
        total = totals[listed - 1]!
        count = listed
        if (at === length) break
      }
      const { unknownEnd } = known
      if (unknownEnd > learnt) {
        this.encoder.learn(bytes, view, known.unknownStart, unknownEnd)
        learnt = unknownEnd
        continue
      }
      const next = this.endOfPreToken(bytes, view, at, length)
      if (next - at > run.longest) break
      total += this.countPiece(bytes, view, at, next)
      unit += window.unitsBetween(at, next)
      ends[count] = unit
      totals[count++] = total
      at = next
    }
    return count
  }

  /** The same without what is known, appended to the run, which has room for them. */
  private list(start: number, run: PieceRun): void {
    const { window, endOfPreToken } = this
    const { extra } = this.encoder.vocabulary.twoBytes
    const { ends, totals } = run
    const { bytes, view, length } = window
    let wide = window.nextBeyondAscii(0)
    let { total } = run
    let unit = start
    for (let at = 0; at < length; ) {
      const next = endOfPreToken(bytes, view, at, length)
      const size = next - at
      if (size <= 2)
        total += 1 + (extra[view.getUint16(at, true)]! & (size - 1)) // no branch on 1 or 2
      else if (size > run.longest) break
      else total += this.countPiece(bytes, view, at, next)
      if (next <= wide) unit += size
      else {
        unit += window.unitsBetween(at, next)
        wide = window.nextBeyondAscii(next)
      }
      ends[run.length] = unit
      totals[run.length++] = total
      at = next
    }
  }

  private countPiece(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    if (end - start > shortBytes) return this.countLong(bytes, view, start, end)
    return this.shortCounts.find(view, start, end - start) || this.countNewShort(bytes, view, start, end)
  }

  private countNewShort(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    const count = this.encoder.count(bytes, view, start, end)
    this.shortCounts.find(view, start, end - start) // what was looked for meanwhile belongs elsewhere
    this.shortCounts.remember(view, start, end - start, count)
    return count
  }

  private countLong(bytes: Uint8Array, view: DataView, start: number, end: number): number {
    const length = end - start
    if (length > longestRemembered || isUnspaced(bytes, end))
      return this.encoder.count(bytes, view, start, end)
    const known = this.longCounts.find(view, start, length)
    if (known !== 0) return known
    const count = this.encoder.count(bytes, view, start, end)
    // What was looked for meanwhile belongs elsewhere, and was the same where a piece is one segment.
    if (this.longCounts.find(view, start, length) === 0) this.longCounts.remember(view, start, length, count)
    return count
  }
}

/**
 * Whether the bytes before `end` are a character of Chinese or Japanese. What is between two marks there hardly ever comes
 * again, and takes no longer to be counted, character by character, than to be looked for.
 */
function isUnspaced(bytes: Uint8Array, end: number): boolean {
  const first = bytes[end - 3]!
  return first >= 0xe3 && first <= 0xe9
}
