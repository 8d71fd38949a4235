import { isLetterKind, kindAt, kinds } from '../sentence/character-kind.js'

/** What the word before a stop is. */
export const wordKinds = {
  plain: 0,
  /** A title or a first name in short: a name follows. */
  title: 1,
  /** Of a figure, volume or month: an abbreviation before a number only. */
  numbered: 2,
  /** An abbreviation inside a sentence or at its end. */
  short: 3,
  number: 4,
  /** No word, but a bracket, a quote, a symbol. */
  none: 5,
} as const

export type WordKind = (typeof wordKinds)[keyof typeof wordKinds]

/** No listed word is longer, and a longer one is most likely no abbreviation. */
const longestListed = 6
/** No word is read further than this, in code units. */
const longestWord = 24

/** The words of lists as numbers of five bits a letter, from the last letter to the first, as they are met before a stop. */
const listed: ReadonlyMap<number, WordKind> = /* @__PURE__ */ new Map(
  (
    [
      [wordKinds.title, 'prof rev gen sen rep gov capt hon sra col ing dott'],
      [wordKinds.numbered, 'no vol fig figs eq sec art chap abb kap nos jan feb aug sept oct nov dec'],
      [wordKinds.short, 'etc al inc corp co ltd ca approx incl ed eds est dept univ ave usw ggf evtl inkl'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word) => [codeOf(word), kind] as const)),
)

function codeOf(word: string): number {
  return [...word].reduceRight((code, letter) => (code << 5) | (letter.charCodeAt(0) & 31), 0)
}

/** a, e, i, o, u, y as bits from the letter a. */
const vowelBits = 0b1000100000100000100010001
const consonants = /^[bcdfghjklmnpqrstvwxzбвгджзклмнпрстфхцчшщ]+$/i

/** What the word before the stop at `stop` is: by lists of the commonest abbreviations, and by its shape. */
export function wordBefore(text: string, stop: number): WordKind {
  let start = stop
  let code = 0
  let hasVowel = false
  for (; start > 0 && stop - start < longestWord; start -= 1) {
    const letter = text.charCodeAt(start - 1) | 0x20
    if (letter < 0x61 || letter > 0x7a) break
    code = (code << 5) | (letter & 31)
    hasVowel ||= ((vowelBits >> (letter - 0x61)) & 1) === 1
  }
  const before = kindAt(text, start - 1)
  if (isLetterKind(before) || before === kinds.extend) return foreignWord(text, stop)
  if (stop - start > longestListed) return wordKinds.plain
  if (start === stop) return before === kinds.digit ? wordKinds.number : wordKinds.none
  return listed.get(code) ?? shapeOf(text, start, stop, hasVowel)
}

/** The same for a word with other letters than those of ASCII. */
function foreignWord(text: string, stop: number): WordKind {
  let start = stop
  while (stop - start < longestWord) {
    const kind = kindAt(text, start - 1)
    if (!isLetterKind(kind) && kind !== kinds.extend) break
    start -= 1
  }
  return shapeOf(text, start, stop, !consonants.test(text.slice(start, stop)))
}

/** Single and dotted letters, and words without a vowel, are abbreviations: `J.`, `e.g.`, `z.B.`, `Mr.`, `vs.` */
function shapeOf(text: string, start: number, stop: number, hasVowel: boolean): WordKind {
  const before = kindAt(text, start - 1)
  // "don't.", "5km."
  if (before === kinds.quote || before === kinds.digit) return wordKinds.plain
  const length = stop - start
  if (length === 1 || (length === 2 && before === kinds.stop && isLetterKind(kindAt(text, start - 2))))
    return wordKinds.short
  const isAcronym = kindAt(text, stop - 1) === kinds.upper
  if (hasVowel || isAcronym || length > longestListed) return wordKinds.plain
  return kindAt(text, start) === kinds.upper ? wordKinds.title : wordKinds.short
}
