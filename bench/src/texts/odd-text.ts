import type { Random } from './random.js'

const characters = [
  ...' \n\r\t  aAbBzZ09,.!\'"-/sStTlLvVeErRdméÉſ中文の\u0301\u0085\u00a0\ufeff😀ǅª٣Ⅷ\u2028\u3000йЙกํ﷽𝒜\u200d“—',
]
/** The first of {@link characters}, without the rarer ones. */
const usual = 40

const phrases = [
  'the ',
  'HTMLElement',
  "don't ",
  "WE'LL ",
  'unbelievable ',
  '北京大学的学生，',
  'Donaudampfschifffahrt ',
  'привет ',
  'a'.repeat(30),
  '9'.repeat(40),
  '中AAAAAAAAAAAAAAAAAAAA',
  '        ',
  '\n\n\n',
  ' \n \r\n',
  '==========',
  '<|endoftext|>',
  '👨\u200d👩\u200d👧',
  '\ud800',
]

/** A text of so many parts, of the kind that tokenizers get wrong: odd white space, contractions, scripts, runs. */
export function oddText(random: Random, parts: number): string {
  const kind = random.between(0, 2)
  const below = (count: number) => random.between(0, count - 1)
  const part = (): string => {
    if (kind < 2) return characters[below(kind === 0 ? usual : characters.length)]
    return random.once(3) ? String.fromCodePoint(97 + below(3)) : phrases[below(phrases.length)]
  }
  return Array.from({ length: parts }, part).join('')
}
