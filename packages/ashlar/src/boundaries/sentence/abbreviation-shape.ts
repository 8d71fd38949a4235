import { abbreviationKinds } from './abbreviations.js'
import { scriptOf, scripts } from './script.js'
import type { WordBefore } from './word-before.js'

/** Hindi and its kin: words of one syllable that end sentences, and are no initials. */
const syllables = /^(?:है|हैं|हूँ|हूं|था|थी|थे|थीं|हो|दो|लो|आ|गा|गी|गे|छ|छन्|না|নি|ছে)$/
const initial = /^\p{L}\p{M}*$/u
const dotted = /^(?:\p{L}\p{M}*){1,3}(?:\.-?(?:\p{L}\p{M}*){1,3})+$/u
const hyphened = /^\p{Lu}-\p{Lu}$/u
const small = /^\p{L}\p{Ll}{1,3}$/u
/** In text whose accents are taken apart. */
const vowel = /[aeiouyæøœıаеёиоуыэюяіїєъәөүұα-ω]/iu
const hasVowel = (word: string) => vowel.test(word.normalize('NFD'))

/** The kind of abbreviation a word is by its shape alone (initials, `p.m`, words without a vowel), or 0. */
export function abbreviationShape(word: WordBefore): number {
  const { written, key } = word
  if (key.length > 3 && !key.includes('.') && !key.includes('-') && hasVowel(key)) return 0
  if (initial.test(written)) return syllables.test(written) ? 0 : abbreviationKinds.either
  if (written.includes('.')) return dotted.test(written) ? abbreviationKinds.either : 0
  if (written.includes('-')) return hyphened.test(written) ? abbreviationKinds.either : 0
  const isVowelless = small.test(written) && !hasVowel(written)
  return isVowelless && scriptOf(word.raw.charCodeAt(0)) <= scripts.cyrillic ? abbreviationKinds.either : 0
}
