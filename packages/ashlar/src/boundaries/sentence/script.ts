/** Scripts that the sentence rules treat differently. */
export const scripts = {
  other: 0,
  latin: 1,
  cyrillic: 2,
  greek: 3,
  armenian: 4,
  arabic: 5,
  indic: 6,
  thai: 7,
  lao: 8,
  tibetan: 9,
  burmese: 10,
  ethiopic: 11,
  khmer: 12,
  /** Chinese and Japanese: ideographs, kana, their punctuation and full-width forms. */
  cjk: 13,
  hangul: 14,
  hebrew: 15,
  georgian: 16,
} as const

/** First code unit of each range and its script, ascending; a range ends where the next begins. */
const starts = [
  0x41, 0x02b0, 0x370, 0x400, 0x530, 0x590, 0x600, 0x7c0, 0x900, 0xe00, 0xe80, 0xf00, 0x1000, 0x10a0, 0x1100,
  0x1200, 0x13a0, 0x1780, 0x1800, 0x1c80, 0x1c90, 0x1cc0, 0x1e00, 0x1f00, 0x2000, 0x2c60, 0x2c80, 0x2de0,
  0x2e00, 0x2e80, 0xa000, 0xa640, 0xa6a0, 0xa720, 0xa800, 0xaa60, 0xaa80, 0xac00, 0xd7b0, 0xd840, 0xd890,
  0xf900, 0xfb00, 0xfb1d, 0xfb50, 0xfe00, 0xfe30, 0xfe70, 0xff00, 0xffa0,
]
const values = [
  1, 0, 3, 2, 4, 15, 5, 0, 6, 7, 8, 9, 10, 16, 14, 11, 0, 12, 0, 2, 16, 0, 1, 3, 0, 1, 0, 2, 0, 13, 0, 2, 0,
  1, 0, 10, 0, 14, 0, 13, 0, 13, 1, 15, 5, 0, 13, 5, 13, 0,
]

/** The script of a code unit by its block: coarse, and enough to choose rules by. */
export function scriptOf(unit: number): number {
  if (unit < 0x2b0) return unit < 0x41 ? scripts.other : scripts.latin
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= unit) low = middle + 1
    else high = middle
  }
  return values[low - 1]!
}

/** Written without spaces between sentences, so that a mark alone ends one. */
export function isUnspaced(script: number): boolean {
  return script >= scripts.thai && script <= scripts.cjk
}
