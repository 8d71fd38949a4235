// Prints src/tokens/byte-pair/character-ranges.ts: the character classes that the published pre-token patterns ask for,
// for every code point, as run lengths. Run with the newest Node at hand: the Unicode version is that of its ICU.
//   node packages/ashlar/scripts/generate-character-ranges.mjs > packages/ashlar/src/tokens/byte-pair/character-ranges.ts
const classes = [
  ['N', /\p{N}/u],
  ['U', /[\p{Lu}\p{Lt}]/u],
  ['L', /\p{Ll}/u],
  ['B', /[\p{Lm}\p{Lo}]/u],
  ['M', /\p{M}/u],
  ['R', /[\r\n]/u],
  ['W', /\p{White_Space}/u],
]
const classOf = (code) => {
  const character = String.fromCodePoint(code)
  return classes.find(([, pattern]) => pattern.test(character))?.[0] ?? 'O'
}

let runs = ''
let start = 0
let current = classOf(0)
for (let code = 1; code <= 0x110000; code++) {
  const next = code < 0x110000 ? classOf(code) : ''
  if (next === current) continue
  const length = code - start
  runs += (length === 1 ? '' : length.toString(36)) + current
  start = code
  current = next
}
const lines = runs.match(/.{1,100}(?<=[A-Z])/g)

console.log(`/**
 * The class of every code point in order, as run lengths: a number in base 36 (left out for 1) and a letter.
 * N number, U upper or title case, L lower case, B a letter without case, M mark, R carriage return or line feed,
 * W other white space (the property White_Space, so U+FEFF is none), O all others.
 * Unicode ${process.versions.unicode}; made by scripts/generate-character-ranges.mjs.
 */
export const characterRanges =
${lines.map((line) => `  '${line}'`).join(' +\n')}

/** The version of Unicode that {@link characterRanges} was made from. */
export const unicodeVersion = '${process.versions.unicode}'`)
