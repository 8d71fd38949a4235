import { LineNumbers } from '../source/line-numbers.js'
import type { Outline } from './outline.js'
import type { SourceMaps } from './rendering.js'

/** What is known of a text at hand that is a head and then records. */
export interface RecordReading {
  readonly outline: Outline
  /** The text up to here is needed to read every later record and for its context: a table's header. */
  readonly headEnd: number
  /** Something in the text to be told of, by a line that only who holds the document can count: it throws, or notes it. */
  readonly remark?: { readonly at: number; tell(line: number): void }
  /** Behind the last record that more text cannot change; the end of the text when none follows. */
  readonly end: number
  /** Where the last record at or before a place begins, 0 for none. */
  recordBefore(place: number): number
  /** The same maps for chunks that lie so much further on in the source than in the text at hand; so do positions behind the head. */
  moved(maps: SourceMaps, base: number): SourceMaps
}

/** Reads one document whose records come one after another. What it finds at the beginning holds for all of it. */
export interface RecordReader {
  /**
   * Reads a head and the whole records behind it: those that follow it in the document, or later ones. Places before
   * records have `strengths.row`.
   *
   * @param ending `'open'` while more text may follow
   */
  read(text: string, ending: 'open' | 'final'): RecordReading
}

/**
 * A format whose documents are a head and then records that can each be read without the others. A stream of it needs to
 * hold the head and a few records only.
 */
export interface RecordFormat {
  /** So many code units of the beginning tell how a document is to be read. */
  readonly headLength: number
  /** @param head the beginning of the document, `headLength` code units of it or all */
  begin(head: string): RecordReader
}

/** The outline of a whole document. */
export function outlineOfRecords(format: RecordFormat, text: string): Outline {
  const { outline, remark } = format.begin(text.slice(0, format.headLength)).read(text, 'final')
  remark?.tell(new LineNumbers(text).lineAt(remark.at))
  return outline
}
