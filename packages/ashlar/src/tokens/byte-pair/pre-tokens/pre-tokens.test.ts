import { describe, expect, test } from 'vitest'
import { randomNumbers, sampleText } from '../../sample-texts.test-support.js'
import { classOfCodePoint } from '../character-classes.js'
import { unicodeVersion } from '../character-ranges.js'
import { endOfCl100k } from './cl100k.js'
import { endOfO200k } from './o200k.js'
import { endOfR50k } from './r50k.js'

/** The published patterns, with the white space of the reference: the property White_Space, not JavaScript's `\s`. */
const space = '\\p{White_Space}'
const contraction = "'(?:[sStTmMdDſ]|[rR][eE]|[vV][eE]|[lL][lL])"
const upper = '[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]'
const lower = '[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]'
const signs = `[^${space}\\p{L}\\p{N}]`
const patterns = {
  o200k_base: [
    `[^\\r\\n\\p{L}\\p{N}]?${upper}*${lower}+(?:${contraction})?`,
    `[^\\r\\n\\p{L}\\p{N}]?${upper}+${lower}*(?:${contraction})?`,
    `\\p{N}{1,3}| ?${signs}+[\\r\\n/]*|${space}*[\\r\\n]+|${space}+(?!\\P{White_Space})|${space}+`,
  ],
  cl100k_base: [
    `${contraction}|[^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}{1,3}| ?${signs}+[\\r\\n]*`,
    `${space}+$|${space}*[\\r\\n]|${space}+(?!\\P{White_Space})|${space}`,
  ],
  r50k_base: [
    `'s|'t|'re|'ve|'m|'ll|'d| ?\\p{L}+| ?\\p{N}+| ?${signs}+`,
    `${space}+$|${space}+(?!\\P{White_Space})|${space}`,
  ],
}
const scanners = { o200k_base: endOfO200k, cl100k_base: endOfCl100k, r50k_base: endOfR50k }
/** A surrogate without its other half: patterns and bytes have no common idea of it. */
const lone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g
type Name = keyof typeof patterns
const names = Object.keys(patterns) as Name[]

function byPattern(name: Name, text: string): string[] {
  return text.match(new RegExp(patterns[name].join('|'), 'gu')) ?? []
}

function byScanner(name: Name, text: string): string[] {
  const bytes = new TextEncoder().encode(`${text}\0\0\0\0`)
  const view = new DataView(bytes.buffer)
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  const found: string[] = []
  for (let at = 0; at < bytes.length - 4; ) {
    const end = scanners[name](bytes, view, at, bytes.length - 4)
    found.push(decoder.decode(bytes.subarray(at, end)))
    at = end
  }
  return found
}

/** Where two lists differ first, with what stands around it; a diff of a million entries would be no help. */
function firstDifference(actual: readonly string[], expected: readonly string[]): string {
  const at = actual.findIndex((piece, i) => piece !== expected[i])
  if (at < 0 && actual.length === expected.length) return 'none'
  return JSON.stringify({ actual: actual.slice(at, at + 3), expected: expected.slice(at, at + 3) })
}

/** All code points of the planes that have characters, and some of the others. */
const codePoints = Array.from({ length: 0x110000 }, (_, code) => code).filter(
  (code) => (code < 0xd800 || code > 0xdfff) && (code < 0x1f000 || code >> 8 === 0xe01 || code % 977 === 0),
)

describe.each(names)('the scanner of %s cuts as the published pattern', (name) => {
  test.each([
    ['between letters', (character: string) => `a${character}b`],
    ['behind a space', (character: string) => ` ${character}A `],
    ['between signs and numbers', (character: string) => `.${character}1`],
    ['before a newline', (character: string) => ` ${character}\n`],
    ['twice, behind capitals', (character: string) => `AB${character}${character}'s`],
  ])('every code point %s', (_, around) => {
    const text = codePoints.map((code) => around(String.fromCodePoint(code))).join('')
    expect(firstDifference(byScanner(name, text), byPattern(name, text))).toBe('none')
  })

  test('generated texts', () => {
    const random = randomNumbers(5)
    for (let i = 0; i < 2000; i++) {
      const text = sampleText(random, 1 + random(16)).replace(lone, '')
      expect(byScanner(name, text), JSON.stringify(text)).toEqual(byPattern(name, text))
    }
  })
})

test('the table of classes is that of this engine, for all characters that both know', () => {
  const classes = [
    /[\p{Lu}\p{Lt}]/u,
    /\p{Ll}/u,
    /[\p{Lm}\p{Lo}]/u,
    /\p{M}/u,
    /\p{N}/u,
    /[\r\n]/,
    /\p{White_Space}/u,
  ]
  const isNewer = (process.versions.unicode ?? '') > unicodeVersion
  const differing = codePoints.filter((code) => {
    const character = String.fromCodePoint(code)
    const bit = classes.findIndex((pattern) => pattern.test(character))
    const expected = bit < 0 ? 128 : 1 << bit
    return classOfCodePoint[code] !== expected && !(isNewer && classOfCodePoint[code] === 128)
  })
  expect(differing).toEqual([])
})
