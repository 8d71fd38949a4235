import { type CodePointTable, classOf, codePointTable } from './code-point-table.js'
import { graphemeRuns } from './unicode-data.js'

/**
 * What a code point does in a grapheme cluster: Grapheme_Cluster_Break of Unicode 17, with Extended_Pictographic
 * and Indic_Conjunct_Break folded in. Lone surrogates are `other`. The order lets ranges be compared.
 */
export const graphemeClasses = {
  other: 0,
  pictographic: 1,
  consonant: 2,
  l: 3,
  v: 4,
  t: 5,
  lv: 6,
  lvt: 7,
  regionalIndicator: 8,
  prepend: 9,
  spacingMark: 10,
  /** Extends a cluster, but has no part in an Indic conjunct. */
  extend: 11,
  conjunctExtend: 12,
  linker: 13,
  zwj: 14,
  /** This and all above stand alone, but for CR LF. */
  control: 15,
  cr: 16,
  lf: 17,
} as const

const firstExtender = 0x300
const firstHangulSyllable = 0xac00
const lastHangulSyllable = 0xd7a3
const trailingConsonants = 28

let table: CodePointTable | undefined

/** The class of a code point, one of {@link graphemeClasses}. */
export function graphemeClass(codePoint: number): number {
  return classOf(table ?? loadTable(), codePoint)
}

function loadTable(): CodePointTable {
  const loaded = codePointTable(graphemeRuns)
  // The packed table has all syllables in one run; the first of every 28 has no trailing consonant.
  for (let at = firstHangulSyllable; at <= lastHangulSyllable; at += trailingConsonants) {
    loaded.classes[(loaded.blocks[at >> 8]! << 8) | (at & 255)] = graphemeClasses.lv
  }
  table = loaded
  return loaded
}

/** Whether a code point joins what stands before it, whatever that is: a mark or the zero width joiner. */
export function isExtender(codePoint: number): boolean {
  if (codePoint < firstExtender) return false
  const found = graphemeClass(codePoint)
  return found >= graphemeClasses.spacingMark && found <= graphemeClasses.zwj
}

/** The code point that begins at `at`; a surrogate without its half, or cut from it by `end`, is its own. */
export function codePointFrom(text: string, at: number, end: number): number {
  const unit = text.charCodeAt(at)
  if (unit < 0xd800 || unit > 0xdbff || at + 1 >= end) return unit
  const low = text.charCodeAt(at + 1)
  return low < 0xdc00 || low > 0xdfff ? unit : ((unit - 0xd800) << 10) + low - 0xdc00 + 0x10000
}

/** The code point that ends at `at`, where `floor < at`; a surrogate without its half is its own. */
export function codePointBefore(text: string, at: number, floor: number): number {
  const unit = text.charCodeAt(at - 1)
  if (unit < 0xdc00 || unit > 0xdfff || at - 2 < floor) return unit
  const high = text.charCodeAt(at - 2)
  return high < 0xd800 || high > 0xdbff ? unit : ((high - 0xd800) << 10) + unit - 0xdc00 + 0x10000
}
