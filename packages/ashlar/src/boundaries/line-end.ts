/**
 * The length of the line end that begins at `at`, 0 if none does: CRLF is one line end of two code units; LF, VT,
 * FF, CR, NEL, LINE SEPARATOR and PARAGRAPH SEPARATOR are one each (UAX 14, classes BK, CR, LF, NL).
 */
export function lineEndLength(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit === 0x0d) return text.charCodeAt(at + 1) === 0x0a ? 2 : 1
  return isLineEnd(unit) ? 1 : 0
}

/** Whether a code unit is a line end or a part of one. */
export function isLineEnd(unit: number): boolean {
  return (unit >= 0x0a && unit <= 0x0d) || unit === 0x85 || unit === 0x2028 || unit === 0x2029
}

const rare = ['\r', '\f', '\v', '\u0085', '\u2028', '\u2029']

/** Whether `text` holds line ends other than LF. `indexOf` of one character is many times faster than a loop. */
export function hasRareLineEnds(text: string): boolean {
  return rare.some((end) => text.includes(end))
}

/** Matches every code unit that is a line end or a part of one. */
export const lineEnds = /[\n-\r\x85\u2028\u2029]/g

let units: Uint8Array | undefined

/** For each code unit whether it is a line end or a part of one. */
export function lineEndUnits(): Uint8Array {
  units ??= new Uint8Array(0x10000).fill(1, 0x0a, 0x0e).fill(1, 0x85, 0x86).fill(1, 0x2028, 0x202a)
  return units
}
