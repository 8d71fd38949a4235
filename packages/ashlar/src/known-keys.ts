import { closest } from './closest.js'
import { refusal } from './refusal.js'

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
    throw refusal(
      `${whose}: unknown option ${key}`,
      known.length === 1 ? `only ${known[0]}` : `one of ${known.join(', ')}`,
      meant && `Did you mean ${meant}?`,
    )
  }
}
