import { type AbbreviationLists, abbreviationKinds, abbreviations } from './abbreviations.js'
import { type Language, languages } from './languages.js'
import { scripts } from './script.js'
import { WordFilter } from './word-before.js'

/** The words of one language, or of several together, in small letters. */
export interface Lexicon {
  /** Abbreviations without their final stop, and their kind; see {@link abbreviationKinds}. */
  readonly abbreviations: ReadonlyMap<string, number>
  /** Words that begin sentences: a stop in doubt before one of them is an end. */
  readonly openers: ReadonlySet<string>
  /** Whether a stop after a small number makes it an ordinal. */
  readonly ordinals: boolean
}

const asKey = (word: string) => word.toLowerCase().replace(/\.$/, '')

const words = (list: string | undefined): string[] => (list === undefined ? [] : list.split(' '))

function addLists(target: Map<string, number>, lists: AbbreviationLists | undefined): void {
  if (lists === undefined) return
  for (const name of ['number', 'either', 'last', 'before'] as const) {
    for (const word of words(lists[name])) target.set(word, abbreviationKinds[name])
  }
}

/** What all languages of Latin script share. */
const shared = new Map<string, number>()
addLists(shared, abbreviations.latin)

function build(
  members: readonly Language[],
  own: readonly string[],
  openersOf: readonly Language[],
): Lexicon {
  const known = new Map<string, number>()
  if (members.some((member) => member.script === scripts.latin)) addLists(known, abbreviations.latin)
  // Backwards, so that the first language has the last word.
  for (const member of [...members].reverse()) {
    addLists(known, abbreviations[member.abbreviations ?? member.code])
  }
  for (const word of own) known.set(asKey(word), abbreviationKinds.before)
  return {
    abbreviations: known,
    openers: new Set(openersOf.flatMap((member) => words(member.words))),
    ordinals: members.length === 1 && members[0]!.ordinals === true,
  }
}

/** Every word of only small ASCII letters that some list of Latin script holds. */
const latinWords = Object.entries(abbreviations)
  .filter(
    ([code]) =>
      code === 'latin' || languages.find((language) => language.code === code)?.script === scripts.latin,
  )
  .flatMap(([, lists]) => Object.values(lists).flatMap((list: string) => list.split(' ')))
/** Units of measure are abbreviations behind a number only, and in no list. */
export const unitWords = 'ft in mi yd lb lbs oz gal pt qt fl km cm mm kg mg hr hrs min sec'.split(' ')
/** See {@link Lexicons.anywhere}. */
export const notListed = -1
let plain: Lexicons | undefined

/** Lexicons by language, built when first asked for. `own` are the caller's abbreviations, known to all. */
export class Lexicons {
  readonly #own: readonly string[]
  readonly #byLanguage = new Map<string, Lexicon>()
  readonly #byScript = new Map<number, Lexicon>()

  /** Says of a word in small letters that no list of Latin script, nor the caller's, has it. */
  readonly filter: WordFilter

  private constructor(own: readonly string[]) {
    this.#own = own
    this.filter = new WordFilter([...latinWords, ...unitWords, ...own.map(asKey)])
  }

  /** The lexicons with the caller's abbreviations; without any they are built once. */
  static with(own: readonly string[]): Lexicons {
    if (own.length > 0) return new Lexicons(own)
    plain ??= new Lexicons([])
    return plain
  }

  /**
   * What the lists of every language say of `key`: {@link notListed} where none has it, its kind where all languages
   * of Latin script share it, 0 where the language decides.
   */
  anywhere(key: string): number {
    if (this.ofScript(scripts.latin).abbreviations.has(key)) return shared.get(key) ?? 0
    return key.charCodeAt(0) < 0x370 ? notListed : 0
  }

  of(language: Language): Lexicon {
    let lexicon = this.#byLanguage.get(language.code)
    if (lexicon === undefined) {
      const source = languages.find((other) => other.code === language.abbreviations)
      const speaking = language.words !== undefined ? language : (source ?? languages[0]!)
      lexicon = build([language], this.#own, [speaking])
      this.#byLanguage.set(language.code, lexicon)
    }
    return lexicon
  }

  /** For text of a script whose language is not known: the lists of all its languages, and neutral rules. */
  ofScript(script: number): Lexicon {
    let lexicon = this.#byScript.get(script)
    if (lexicon === undefined) {
      const members = languages.filter((language) => language.script === script)
      lexicon = build(members, this.#own, members)
      this.#byScript.set(script, lexicon)
    }
    return lexicon
  }
}
