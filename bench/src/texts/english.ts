import { type Random, seededRandom } from './random.js'

const words = (list: string): readonly string[] => list.trim().split(/\s+/)

const determiners = words('the the the a a this that his her their every some our another each no its my')
const adjectives = words(`
  old small long quiet great early open heavy narrow bright cold certain white hidden common distant careful
  broken gentle slow patient northern empty bitter curious ancient silver uncertain restless honest crooked
  weathered remarkable unwilling familiar salt-stained half-forgotten extraordinary inexhaustible provincial`)
const nouns = words(`
  house road river letter year morning door table winter garden harbour village stone window field question
  answer horse lamp market bridge ship voice story winter ledger captain widow carpenter orchard chapel mill
  shoreline argument memory telescope merchant instrument cathedral inheritance apprentice correspondence
  quarry scaffold mortar mason lighthouse expedition manuscript neighbour wilderness circumstance tide cellar
  government acquaintance disagreement thunderstorm upholstery conversation parliament`)
const verbs = words(`
  saw took left found kept made held crossed watched followed remembered opened carried answered measured
  forgot repaired believed described refused promised gathered abandoned discovered questioned understood
  surrounded recommended interrupted overestimated acknowledged`)
const prepositions = words('of in on by near beyond under behind across after before beside through against')
const adverbs = words(
  'slowly often never at last again already quietly perhaps reluctantly twice unexpectedly',
)
const joiners = ['and', 'but', 'because', 'while', 'although', 'so that', 'until', 'which meant that']
const names = words('Mr. Dr. Mrs. St. Prof. Margaret Tobias Eleanor Anselm Ruth Jonah Ishbel Corvin Philippa')
const surnames = words('Hale Marsh Okafor Lindqvist Penrose Abernathy Castellan Fairweather Thornbury')
const typographicNames = words('Renée Zoë Søren Agnès Brontë Dvořák Müller')

const onsets = words('th br gr w h l st m r k fl s tr b d n p c v sw')
const rhymes = words('orn ald ick en ay ell ow ast im ock ern ane ost ull ight eave arl und')
const endings = words('wick ton ford ness ham bury dale mere low by stead worth')

/** How an English text is written. */
export interface EnglishStyle {
  /** `ascii` has straight quotes and hyphens; `typographic` has curly quotes, dashes and accented names. */
  readonly marks: 'ascii' | 'typographic'
  /** `paragraphs` has one line a paragraph; a number wraps hard at that column, as old text files do. */
  readonly lines: 'paragraphs' | number
}

const marksOf = {
  ascii: { open: '"', close: '"', dash: ' - ', apostrophe: "'" },
  typographic: { open: '“', close: '”', dash: '—', apostrophe: '’' },
} as const

/** The paragraphs of an endless English book, each without its blank line; now and then a chapter's heading. */
export function* englishParagraphs(seed: number, style: EnglishStyle): Generator<string> {
  const random = seededRandom(seed)
  for (let chapter = 1; ; chapter++) {
    yield `CHAPTER ${chapter}. ${capitalised(nounPhrase(random))}`
    for (let rest = random.between(20, 60); rest > 0; rest--)
      yield wrapped(paragraph(random, style), style.lines)
  }
}

/** One sentence in the same manner, of a seed of its own. */
export function englishSentence(seed: number): string {
  return sentence(seededRandom(seed), { marks: 'ascii', lines: 'paragraphs' })
}

function paragraph(random: Random, style: EnglishStyle): string {
  const count = random.once(8) ? 1 : random.between(2, 11)
  return Array.from({ length: count }, () => sentence(random, style)).join(' ')
}

function sentence(random: Random, style: EnglishStyle): string {
  const marks = marksOf[style.marks]
  const clauses = Array.from({ length: random.once(12) ? random.between(4, 6) : random.between(1, 3) }, () =>
    clause(random, style),
  )
  const separator = random.once(7) ? '; ' : random.once(9) ? marks.dash : `, ${random.pick(joiners)} `
  const body = capitalised(clauses.join(separator))
  const end = random.once(14) ? '?' : random.once(25) ? '!' : '.'
  if (random.once(9)) return `${marks.open}${body},${marks.close} said ${person(random, style)}.`
  return body + end
}

function clause(random: Random, style: EnglishStyle): string {
  const subject = random.once(4) ? person(random, style) : nounPhrase(random)
  const adverb = random.once(4) ? `${random.pick(adverbs)} ` : ''
  const place = random.once(2) ? ` ${random.pick(prepositions)} ${nounPhrase(random)}` : ''
  const aside = random.once(30) ? ` (see p. ${random.between(2, 900)})` : ''
  const figure = random.once(18) ? ` in 1${random.between(400, 999)}` : ''
  return `${subject} ${adverb}${random.pick(verbs)} ${nounPhrase(random)}${place}${figure}${aside}`
}

function nounPhrase(random: Random): string {
  if (random.once(12)) return placeName(random)
  const adjective = random.once(2) ? `${random.pick(adjectives)} ` : ''
  const noun = adjective + random.pick(nouns) + (random.once(7) ? `-${random.pick(nouns)}` : '')
  const determiner = random.pick(determiners)
  return `${determiner === 'a' && /^[aeiou]/.test(noun) ? 'an' : determiner} ${noun}`
}

/** A name that may never come again: real prose has many words that stand in it once. */
function placeName(random: Random): string {
  const first = random.pick(onsets) + random.pick(rhymes)
  const middle = random.once(2) ? random.pick(onsets) + random.pick(rhymes) : ''
  return capitalised(first + middle + random.pick(endings))
}

function person(random: Random, style: EnglishStyle): string {
  if (style.marks === 'typographic' && random.once(3)) return random.pick(typographicNames)
  const owner = random.once(6) ? `${marksOf[style.marks].apostrophe}s brother` : ''
  return `${random.pick(names)} ${random.pick(surnames)}${owner}`
}

const capitalised = (text: string) => text[0].toUpperCase() + text.slice(1)

function wrapped(text: string, lines: EnglishStyle['lines']): string {
  if (lines === 'paragraphs') return text
  let column = 0
  let result = ''
  for (const word of text.split(' ')) {
    const breaks = column > 0 && column + 1 + word.length > lines
    result += column === 0 ? word : (breaks ? '\n' : ' ') + word
    column = breaks || column === 0 ? word.length : column + 1 + word.length
  }
  return result
}
