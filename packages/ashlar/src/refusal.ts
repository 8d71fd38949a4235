import { AshlarError } from './errors.js'

/** The error for an option that is not accepted: what was given, what is wanted, and what to do, where that helps. */
export function refusal(given: string, wanted: string, advice?: string): AshlarError {
  return new AshlarError({ code: 'invalid-option', given, wanted, ...(advice !== undefined && { advice }) })
}
