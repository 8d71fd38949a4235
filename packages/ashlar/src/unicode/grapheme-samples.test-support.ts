import fc from 'fast-check'
import type { graphemeClasses } from './grapheme-class.js'

/** Members of each class. */
export const graphemeSamples: Readonly<Record<keyof typeof graphemeClasses, readonly string[]>> = {
  other: ['a', '漢', ' ', '\u3000', '𝒳', '\ud800', '\udc00'],
  pictographic: ['👩', '©', '❤'],
  consonant: ['क', 'ത', '\u{11107}'],
  l: ['ᄀ', '\ua960'],
  v: ['ᅡ', '\u{16d63}'],
  t: ['ᆨ', '\ud7cb'],
  lv: ['가', '히'],
  lvt: ['각', '힣'],
  regionalIndicator: ['🇦', '🇿'],
  prepend: ['\u0600', '\u{110bd}'],
  spacingMark: ['\u0903', '\u{11000}'],
  extend: ['\u200c'],
  conjunctExtend: ['\u0308', '🏽', '\ufe0f'],
  linker: ['\u094d', '\u0d4d', '\u{11133}'],
  zwj: ['\u200d'],
  control: ['\u200b', '\ufeff', '\t'],
  cr: ['\r'],
  lf: ['\n'],
}

const classNames = Object.keys(graphemeSamples) as (keyof typeof graphemeClasses)[]

/** Texts in which all classes meet each other, lone surrogates among them. */
export function clusterTexts(): fc.Arbitrary<string> {
  const piece = fc.constantFrom(...classNames).chain((name) => fc.constantFrom(...graphemeSamples[name]))
  return fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''))
}

const members = (name: keyof typeof graphemeClasses) => `(?:${graphemeSamples[name].join('|')})`

/**
 * The cluster as a regular expression, after table 1b of UAX 29, over the samples. It shares no thought with
 * the code under test: that walks pairs, this matches whole clusters.
 */
function clusterPattern(): RegExp {
  const [e, x, k, z] = [members('extend'), members('conjunctExtend'), members('linker'), members('zwj')]
  const [l, v, t] = [members('l'), members('v'), members('t')]
  const syllable = `(?:${l}*(?:${v}+|${members('lv')}${v}*|${members('lvt')})${t}*|${l}+|${t}+)`
  const flag = `${members('regionalIndicator')}{2}`
  const pictographs = `${members('pictographic')}(?:(?:${e}|${x}|${k})*${z}${members('pictographic')})*`
  const link = `(?:${x}|${k}|${z})*${k}(?:${x}|${k}|${z})*`
  const conjunct = `${members('consonant')}(?:${link}${members('consonant')})*`
  const control = `(?:${members('control')}|\\r|\\n)`
  const core = `(?:${syllable}|${flag}|${pictographs}|${conjunct}|(?!${control})[^])`
  const after = `(?:${e}|${x}|${k}|${z}|${members('spacingMark')})*`
  return new RegExp(`\\r\\n|${members('prepend')}*${core}${after}|[^]`, 'gu')
}

const pattern = clusterPattern()

/** Where the clusters of a text made of samples end, by the regular expression. */
export function expectedBreaks(text: string): number[] {
  return [...text.matchAll(pattern)].map((match) => match.index + match[0].length)
}
