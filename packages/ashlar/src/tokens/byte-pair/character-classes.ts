import { characterRanges } from './character-ranges.js'

/** The classes of characters that the published pre-token patterns tell apart, one bit each. */
export const characterClass = {
  /** Upper and title case letters. */
  upper: 1,
  lower: 2,
  /** Letters without case: modifiers, ideographs, syllables. */
  caseless: 4,
  mark: 8,
  number: 16,
  /** Carriage return and line feed. */
  newline: 32,
  /** White space but for those two. */
  space: 64,
  other: 128,
} as const

const classOfLetter: Readonly<Record<string, number>> = {
  U: characterClass.upper,
  L: characterClass.lower,
  B: characterClass.caseless,
  M: characterClass.mark,
  N: characterClass.number,
  R: characterClass.newline,
  W: characterClass.space,
  O: characterClass.other,
}

function expandRanges(): Uint8Array {
  const classes = new Uint8Array(0x110000)
  let at = 0
  let length = 0
  for (let i = 0; i < characterRanges.length; i++) {
    const code = characterRanges.charCodeAt(i)
    if (code >= 0x61) length = length * 36 + code - 0x57
    else if (code < 0x41) length = length * 36 + code - 0x30
    else {
      const next = at + (length || 1)
      classes.fill(classOfLetter[characterRanges[i]!]!, at, next)
      at = next
      length = 0
    }
  }
  return classes
}

/** The class bit of every code point; lone surrogates are `other`. */
export const classOfCodePoint: Uint8Array = /* @__PURE__ */ expandRanges()

/** The class bit of a byte below 128; 0 for all others, which begin or continue a longer character. */
export const classOfByte: Uint8Array = /* @__PURE__ */ new Uint8Array(256).map((_, byte) =>
  byte < 128 ? classOfCodePoint[byte]! : 0,
)
