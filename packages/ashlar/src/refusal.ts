import { AshlarError } from './errors.js'

/** The error for an option that is not accepted: what was given, what is wanted, and what to do, where that helps. */
export function refusal(given: string, wanted: string, advice?: string): AshlarError {
  return new AshlarError({ code: 'invalid-option', given, wanted, advice })
}

/** A value as an error shows it. */
export function inWords(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'object' && value !== null)
    return `an object with ${Object.keys(value).slice(0, 4).join(', ') || 'no keys'}`
  return typeof value === 'function' ? 'a function' : String(value)
}

/** The error for an option with a value that is not accepted. */
export function valueRefusal(name: string, value: unknown, wanted: string, advice?: string): AshlarError {
  return refusal(`${name}: ${inWords(value)}`, wanted, advice)
}

/** @throws AshlarError `invalid-option` for what is no whole number of at least `least`. */
export function wholeNumber(name: string, value: unknown, least: number): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least) return value
  throw valueRefusal(name, value, `a whole number of at least ${least}`)
}
