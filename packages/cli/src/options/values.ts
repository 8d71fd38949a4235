import { closestName } from '../closest-name.js'
import { Refusal } from './option.js'

/** Reads a whole number of at least `least`; `12px`, `1.5`, `1e3`, `NaN` and nothing at all are refused. */
export function wholeNumber(least: number): (given: string) => number {
  return (given) => {
    const value = /^\d+$/.test(given) ? Number(given) : Number.NaN
    if (!Number.isSafeInteger(value) || value < least) {
      throw new Refusal(`a whole number of at least ${least}`)
    }
    return value
  }
}

/** Reads a whole number of at least 1, and adds it to those given before, in ascending order, each once. */
export function wholeNumbers(given: string, earlier: readonly number[] | undefined): readonly number[] {
  return [...new Set([...(earlier ?? []), wholeNumber(1)(given)])].sort((a, b) => a - b)
}

/** An overlap as the library takes it. */
export type OverlapValue = number | `${number}%` | { readonly sentences: number }

/** Reads an overlap: `40`, `12.5%` or `2 sentences`. */
export function overlapValue(given: string): OverlapValue {
  if (/^\d+$/.test(given)) return wholeNumber(0)(given)
  if (/^\d+(\.\d+)?%$/.test(given)) return given as `${number}%`
  const sentences = /^([1-9]\d{0,3}) ?sentences?$/.exec(given)
  if (sentences) return { sentences: Number(sentences[1]) }
  throw new Refusal('a whole number (40), a percentage (10%) or sentences ("2 sentences")')
}

/** Reads one of a set of names; another is refused with the closest of them. */
export function oneOf<Name extends string>(names: readonly Name[]): (given: string) => Name {
  return (given) => {
    if ((names as readonly string[]).includes(given)) return given as Name
    const closest = closestName(given, names)
    const advice = closest === undefined ? '' : `. Did you mean ${closest}?`
    throw new Refusal(`one of ${names.join(', ')}${advice}`)
  }
}

/** Reads any text but an empty one, and adds it to those given before. */
export function listed(given: string, earlier: readonly string[] | undefined): readonly string[] {
  return [...(earlier ?? []), someText(given)]
}

/** Reads `true` or `false`. */
export function truth(given: string): boolean {
  return oneOf(['true', 'false'])(given) === 'true'
}

/** Reads any text, an empty one too. */
export function anyText(given: string): string {
  return given
}

/** Reads any text but an empty one. */
export function someText(given: string): string {
  if (given === '') throw new Refusal('something that is not empty')
  return given
}

/** Reads a regular expression; `^` and `$` stand for the begin and the end of a line. */
export function pattern(given: string): RegExp {
  someText(given)
  try {
    return new RegExp(given, 'mu')
  } catch (error) {
    throw new Refusal(`a regular expression of JavaScript (${(error as Error).message})`)
  }
}

/** Reads `KEY=VALUE` and adds it to those given before. */
export function keyValue(
  given: string,
  earlier: Readonly<Record<string, string>> | undefined,
): Readonly<Record<string, string>> {
  const equals = given.indexOf('=')
  if (equals < 1) throw new Refusal('KEY=VALUE')
  return { ...earlier, [given.slice(0, equals)]: given.slice(equals + 1) }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', f: '\f', v: '\v', '\\': '\\' }

/** Reads a text in which `\n`, `\r`, `\t`, `\f`, `\v` and `\\` stand for what they do, and adds it to a list. */
export function escapedText(given: string, earlier: readonly string[] | undefined): readonly string[] {
  someText(given)
  return [...(earlier ?? []), given.replaceAll(/\\([nrtfv\\])/g, (_, letter: string) => escapes[letter]!)]
}
