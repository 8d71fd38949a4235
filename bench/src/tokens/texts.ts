import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The kinds of text that speeds are measured on. */
export type TextKind = 'prose' | 'markdown' | 'typescript' | 'chinese'

/** A repeatable source of whole numbers below a bound. */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 0x100000000) * below)
  }
}

const stems =
  'account acid adapt advert agent alloy anchor animal answer apple archive arrow artist aspect atlas autumn balance banner basin battle beacon border bottle branch bridge bronze budget butter cabin candle canvas carbon castle cellar channel chapter circle citizen climate cluster coast column comet concert copper corner cotton council cousin cradle crystal culture current danger debate degree desert detail device diamond dinner doctor domain dragon effort engine estate event fabric factor family feather fellow fiction figure filter finger flight forest format fossil fountain frame friend future galaxy garden gather gender ghost glacier glass govern grain ground habit hammer harbor harvest health hidden history hollow honest horizon humble hunger image impact income insect island jacket journal jungle justice kernel kitchen ladder language lantern lawyer leather legend letter liberty library limit liquid lumber machine magnet manner marble margin market master matter meadow measure memory mental message method middle minute mirror modern moment motion mountain museum music narrow nation nature nephew network notice number object ocean office option orange orbit origin oxygen packet palace paper parent patient pattern pepper period person phrase picture pioneer planet plastic pocket poem police portal powder prison profit public puzzle quarter rabbit random reason record reform region remedy report result river rocket rubber saddle salmon sample school season secret senate shadow shelter signal silver simple singer sister sketch soldier spider spirit spring square stable statue storm stream street studio summer supply surface symbol system talent target temple theory thread ticket timber tunnel valley vessel victim village violin vision volume wagon weather window winter wisdom wonder yellow'.split(
    ' ',
  )
const endings = [
  '',
  '',
  '',
  's',
  'ed',
  'ing',
  'er',
  'ly',
  'ness',
  'able',
  'ment',
  'ation',
  'less',
  'ful',
  'ish',
  "'s",
]
const joiners =
  'the a of and in to was for that with as on by from at which had not but were this their an be his her it have been one all would there when who no more if out so said what up its about into than them can only other new some could time these two may then do first any my now such like our over man me even most made after also did many before must through'.split(
    ' ',
  )

function prose(length: number): string {
  const random = randomNumbers(1)
  const parts: string[] = []
  for (let size = 0; size < length; ) {
    const words: string[] = []
    for (let count = 6 + random(18); count > 0; count--) {
      const isJoiner = random(100) < 45
      const word = isJoiner
        ? joiners[random(joiners.length)]!
        : stems[random(random(3) === 0 ? stems.length : 60)]! + endings[random(endings.length)]!
      words.push(random(14) === 0 ? `${word},` : random(60) === 0 ? String(1700 + random(320)) : word)
    }
    const sentence = words.join(' ')
    const close = random(9) === 0 ? '.\n\n' : random(12) === 0 ? '? ' : '. '
    parts.push(sentence[0]!.toUpperCase() + sentence.slice(1) + close)
    size += sentence.length + 2
  }
  return parts.join('')
}

function chinese(length: number): string {
  const random = randomNumbers(2)
  const common = Array.from({ length: 2500 }, (_, i) => String.fromCodePoint(0x4e00 + ((i * 7919) % 20000)))
  const words = Array.from({ length: 6000 }, () => {
    let word = ''
    for (let n = 1 + random(3); n > 0; n--) word += common[Math.floor((random(2500) * random(2500)) / 2500)]
    return word
  })
  const parts: string[] = []
  for (let size = 0; size < length; ) {
    let clause = ''
    for (let n = 2 + random(7); n > 0; n--) clause += words[Math.floor((random(6000) * random(6000)) / 6000)]
    parts.push(clause, random(3) > 0 ? '，' : random(8) === 0 ? '。\n\n' : '。')
    size += clause.length + 1
  }
  return parts.join('')
}

/** All files below a folder whose names end in one way, in the order of their names, joined up to a length. */
function filesOf(folder: string, ending: string, length: number): string {
  const texts: string[] = []
  let size = 0
  const visit = (path: string): void => {
    for (const name of readdirSync(path).sort()) {
      if (size >= length) return
      const inner = join(path, name)
      if (statSync(inner).isDirectory()) visit(inner)
      else if (name.endsWith(ending)) {
        const text = readFileSync(inner, 'utf8')
        texts.push(text)
        size += text.length
      }
    }
  }
  visit(folder)
  const once = texts.join('\n\n')
  return once.repeat(Math.ceil(length / once.length))
}

/** A text of about so many code units, the same on every run with the same packages installed. */
export function makeText(kind: TextKind, length: number, packages: string): string {
  const text = {
    prose: () => prose(length),
    chinese: () => chinese(length),
    markdown: () => filesOf(packages, '.md', length),
    typescript: () => filesOf(packages, '.d.ts', length),
  }[kind]()
  return text.slice(0, length)
}

const characters = [
  ...' \n\r\t  aAbBzZ09,.!\'"-/sStTlLvVeErRdméÉſ中文の\u0301\u0085\u00a0\ufeff😀ǅª٣Ⅷ\u2028\u3000йЙกํ﷽𝒜\u200d“—',
]
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
export function oddText(random: (below: number) => number, parts: number): string {
  const kind = random(3)
  const part = (): string => {
    if (kind === 0) return characters[random(40)]!
    if (kind === 1) return characters[random(characters.length)]!
    return random(3) === 0 ? String.fromCodePoint(97 + random(3)) : phrases[random(phrases.length)]!
  }
  return Array.from({ length: parts }, part).join('')
}
