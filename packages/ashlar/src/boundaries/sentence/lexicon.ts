import { type AbbreviationLists, abbreviationKinds, abbreviations } from './abbreviations.js'
import { type Language, languages } from './languages.js'
import { scripts } from './script.js'

/** The words of one language, or of several together, in small letters. */
export interface Lexicon {
  /** Abbreviations without their final stop, and their kind; see {@link abbreviationKinds}. */
  readonly abbreviations: ReadonlyMap<string, number>
  /** Words that begin sentences: a stop in doubt before one of them is an end. */
  readonly openers: ReadonlySet<string>
  /** Whether a stop after a small number makes it an ordinal. */
  readonly ordinals: boolean
}

const words = (list: string | undefined): string[] => (list === undefined ? [] : list.split(' '))

function addLists(target: Map<string, number>, lists: AbbreviationLists | undefined): void {
  if (lists === undefined) return
  for (const name of ['number', 'either', 'last', 'before'] as const) {
    for (const word of words(lists[name])) target.set(word, abbreviationKinds[name])
  }
}

function build(members: readonly Language[], own: readonly string[], openersOf: readonly Language[]): Lexicon {
  const known = new Map<string, number>()
  if (members.some((member) => member.script === scripts.latin)) addLists(known, abbreviations.latin)
  // Backwards, so that the first language has the last word.
  for (const member of [...members].reverse()) {
    addLists(known, abbreviations[member.abbreviations ?? member.code])
  }
  for (const word of own) known.set(word.toLowerCase().replace(/\.$/, ''), abbreviationKinds.before)
  return {
    abbreviations: known,
    openers: new Set(openersOf.flatMap((member) => words(member.openers))),
    ordinals: members.length === 1 && members[0]!.ordinals === true,
  }
}

/** Lexicons by language, built when first asked for. `own` are the caller's abbreviations, known to all. */
export class Lexicons {
  readonly #own: readonly string[]
  readonly #byLanguage = new Map<string, Lexicon>()
  readonly #byScript = new Map<number, Lexicon>()

  constructor(own: readonly string[]) {
    this.#own = own
  }

  of(language: Language): Lexicon {
    let lexicon = this.#byLanguage.get(language.code)
    if (lexicon === undefined) {
      const source = languages.find((other) => other.code === language.abbreviations)
      const speaking = language.openers !== undefined ? language : (source ?? languages[0]!)
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
      lexicon = build(members, this.#own, script === scripts.latin ? [languages[0]!] : members)
      this.#byScript.set(script, lexicon)
    }
    return lexicon
  }
}
