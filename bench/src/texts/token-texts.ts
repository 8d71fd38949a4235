import type { TextRecipe } from './catalogue.js'
import { repeated } from './pathological.js'

/** What a repeated text is made of. */
export interface RepeatedText {
  readonly name: string
  readonly unit: string
}

/** Texts that make counters of tokens quadratic. */
export const repeatedTexts: readonly RepeatedText[] = [
  { name: 'one letter', unit: 'a' },
  { name: 'spaces', unit: ' ' },
  { name: 'newlines', unit: '\n' },
  { name: 'digits', unit: '7' },
  { name: 'three letters', unit: 'abc' },
  { name: 'emoji', unit: '👩\u200d👩\u200d👧\u200d👦' },
]

/** A repeated text as one of the bench. */
export function repeatedRecipe({ name, unit }: RepeatedText, bytes: number): TextRecipe {
  return {
    name: `repeated-${name.replace(' ', '-')}`,
    about: `${name} only`,
    isPathological: true,
    bytes,
    separator: '',
    pieces: () => repeated(unit),
  }
}
