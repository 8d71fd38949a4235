/** A repeatable source of whole numbers below a bound. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 0x100000000) * below)
  }
}

const ascii = [...' \n\r\t  aAbBzZ09,.!\'"-/sStTlLvVeErRdm']
const signs = [
  ...'éÉſ中文の\u0301\u0085\u00a0\ufeff😀ǅª٣Ⅷ\u2028\u3000йЙกํ﷽𝒜𐐀\u200d“—',
  '👨\u200d👩\u200d👧',
  '\ud800',
  '\udc00',
]
const words = [
  'the ',
  'function ',
  'HTMLElement',
  "don't ",
  "WE'LL ",
  "'s",
  "it'ſ",
  'unbelievable ',
  'supercalifragilistic',
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
]

/** A text of so many parts, of the kind that goes wrong: odd white space, contractions, scripts, long runs. */
export function sampleText(random: (below: number) => number, parts: number): string {
  const kind = random(4)
  const part = (): string => {
    if (kind === 0) return ascii[random(ascii.length)]!
    if (kind === 1) return random(2) === 0 ? ascii[random(ascii.length)]! : signs[random(signs.length)]!
    if (kind === 2) return words[random(words.length)]!
    return String.fromCodePoint(97 + random(3))
  }
  return Array.from({ length: parts }, part).join('')
}
