import { closest } from './closest.js'
import { AshlarError } from './errors.js'

/**
 * Refuses a key that is none of those known, naming the closest.
 *
 * @param whose what the options belong to, as in `balanced`
 * @throws AshlarError `invalid-option`
 */
export function refuseUnknownKeys(whose: string, options: object, known: readonly string[]): void {
  for (const key of Object.keys(options)) {
    if (known.includes(key)) continue
    const meant = closest(key, known)
    throw new AshlarError({
      code: 'invalid-option',
      given: `${whose}: unknown option ${key}`,
      wanted: known.length === 1 ? `only ${known[0]}` : `one of ${known.join(', ')}`,
      ...(meant !== undefined && { advice: `Did you mean ${meant}?` }),
    })
  }
}
