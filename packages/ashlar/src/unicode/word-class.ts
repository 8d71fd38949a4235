import { type CodePointTable, classOf, codePointTable } from './code-point-table.js'
import { wordRuns } from './unicode-data.js'

/**
 * What a code point is to the words around it: a letter of a script that is written without spaces and that the
 * dictionaries of ICU cover (the first six), or punctuation that sticks to one side, by Line_Break of UAX 14.
 */
export const wordClasses = {
  other: 0,
  /** Han, Hiragana and Katakana. */
  cjk: 1,
  /** The same, but never at the beginning of a line: small kana, sound and iteration marks. */
  cjkNonstarter: 2,
  thai: 3,
  lao: 4,
  khmer: 5,
  myanmar: 6,
  /** Sticks to what follows: brackets, currency signs. */
  opening: 7,
  /** Sticks to what stands before it: brackets, stops, hyphens, per cent. */
  closing: 8,
  /** Either: `"`. */
  quote: 9,
} as const

/** Below this, no letter is of a script without spaces. */
export const firstUnspaced = 0xe00

let table: CodePointTable | undefined

/** The class of a code point, one of {@link wordClasses}. */
export function wordClass(codePoint: number): number {
  table ??= codePointTable(wordRuns)
  return classOf(table, codePoint)
}

/**
 * Which script without spaces a code point belongs to, in so far as a dictionary tells its words apart: Han and
 * the two kana are one. 0 for all others.
 */
export function unspacedScript(codePoint: number): number {
  const found = codePoint < firstUnspaced ? wordClasses.other : wordClass(codePoint)
  if (found > wordClasses.myanmar) return 0
  return found === wordClasses.cjkNonstarter ? wordClasses.cjk : found
}
