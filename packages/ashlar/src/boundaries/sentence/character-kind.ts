/** What a code unit is to the sentence rules. Only what they ask about is told apart. */
export const kinds = {
  unknown: 0,
  other: 1,
  space: 2,
  lineEnd: 3,
  upper: 4,
  lower: 5,
  /** A letter of a script without case. */
  letter: 6,
  digit: 7,
  /** Combining marks and format characters: never stand alone. */
  extend: 8,
  opener: 9,
  closer: 10,
  /** Opens or closes, as its neighbours tell: straight quotes, and those that differ from country to country. */
  quote: 11,
  /** `.` and its look-alikes. */
  stop: 12,
  /** A mark that ends a sentence whatever stands before it: `!`, `?`, `。`, `।`. */
  mark: 13,
  ellipsis: 14,
  /** Comma, semicolon, colon and their like. */
  pause: 15,
  dash: 16,
} as const

/**
 * The sentence terminals of Unicode (Sentence_Break=STerm) in the basic plane, less those that are commas or
 * colons in running text: U+104A, U+1808, U+180E and the Ethiopic word space are left out on purpose.
 */
const terminalRanges =
  '!?։؝-؟۔܀-܂߹࠷࠹࠽࠾।॥။።፧፨᙮᜵᜶᠃᠉᥄᥅᪨-᪫᭚᭛᭞᭟᰻᰼᱾᱿‼‽⁇-⁉⸮⸼。꓿꘎꘏꛳꛷꡶꡷꣎꣏꤯꧈꧉꩝-꩟꫰꫱꯫﹖﹗！．？｡។៕།-༑⳹⳺⳻⳾'

const listed: readonly (readonly [kind: number, ranges: string])[] = [
  [kinds.mark, terminalRanges],
  [kinds.space, '\t \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000'],
  [kinds.lineEnd, '\n-\r\u0085\u2028\u2029'],
  [kinds.extend, '\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufe00-\ufe0f\ufeff'],
  [kinds.opener, '‘¿¡‹'],
  [kinds.closer, '”›'],
  [kinds.quote, '"\'’“«»`´‟‛＂＇'],
  [kinds.stop, '.․﹒'],
  [kinds.ellipsis, '…‥⋯'],
  [kinds.pause, ',;:·;،؛၊፣-፦、，：；﹐﹑﹔﹕､՝'],
  [kinds.dash, '-‐-―−﹘﹣－'],
  // Not needed, but there are thousands of them to be looked up by their properties.
  [kinds.letter, '\u4e00-\u9fff'],
]

const table = new Uint8Array(65_536)

/** Calls `visit` for every code unit of a compact list such as `a-z_`: a `-` between two units is a range. */
export function eachUnit(ranges: string, visit: (unit: number) => void): void {
  for (let index = 0; index < ranges.length; index += 1) {
    const first = ranges.charCodeAt(index)
    const isRange = ranges[index + 1] === '-' && index + 2 < ranges.length
    const last = isRange ? ranges.charCodeAt(index + 2) : first
    for (let unit = first; unit <= last; unit += 1) visit(unit)
    if (isRange) index += 2
  }
}

for (const [kind, ranges] of listed) eachUnit(ranges, (unit) => (table[unit] = kind))

/** For each code unit whether the lists above have it under one of these kinds. */
export function unitsOfKinds(...wanted: readonly number[]): Uint8Array {
  const units = new Uint8Array(65_536)
  for (const [kind, ranges] of listed)
    if (wanted.includes(kind)) eachUnit(ranges, (unit) => (units[unit] = 1))
  return units
}

function classify(unit: number): number {
  const character = String.fromCharCode(unit)
  if (/\p{Nd}/u.test(character)) return kinds.digit
  if (/\p{Ps}/u.test(character)) return kinds.opener
  if (/\p{Pe}/u.test(character)) return kinds.closer
  if (/\p{M}|\p{Cf}/u.test(character)) return kinds.extend
  if (/\p{Lu}|\p{Lt}/u.test(character)) return kinds.upper
  if (/\p{Ll}/u.test(character)) return kinds.lower
  if (/\p{L}|\p{Nl}/u.test(character)) return kinds.letter
  // Surrogates: letters and ideographs of the other planes, but for the block that holds the emoji.
  if (unit >= 0xd800 && unit < 0xdc00 && unit !== 0xd83c && unit !== 0xd83d && unit !== 0xd83e)
    return kinds.letter
  return kinds.other
}

/** The kind of a code unit, from a table that fills itself as units are met. */
export function kindOf(unit: number): number {
  const known = table[unit]!
  if (known !== kinds.unknown) return known
  const kind = classify(unit)
  table[unit] = kind
  return kind
}

/** The kind of the code unit at `at`; `kinds.unknown` outside the text. */
export function kindAt(text: string, at: number): number {
  return at >= 0 && at < text.length ? kindOf(text.charCodeAt(at)) : kinds.unknown
}

export function isSpaceKind(kind: number): boolean {
  return kind === kinds.space || kind === kinds.lineEnd
}

export function isLetterKind(kind: number): boolean {
  return kind === kinds.upper || kind === kinds.lower || kind === kinds.letter
}

/** Can this kind end a sentence: `.`, `!`, `…`? */
export function isTerminalKind(kind: number): boolean {
  return kind === kinds.stop || kind === kinds.mark || kind === kinds.ellipsis
}
