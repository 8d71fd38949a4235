import { distance } from 'fastest-levenshtein'

const folded = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * The known name that a mistyped one most likely stands for: the same but for case and dashes, one that the other
 * contains, or one that is a few letters away. `undefined` when none is near.
 */
export function closestName(given: string, known: readonly string[]): string | undefined {
  const wanted = folded(given)
  if (wanted === '') return undefined
  let best: string | undefined
  let bestScore = Number.POSITIVE_INFINITY
  for (const name of known) {
    const score = remoteness(wanted, folded(name))
    if (score < bestScore) {
      best = name
      bestScore = score
    }
  }
  return best
}

/** How far two names are apart; infinite when nobody would take one for the other. */
function remoteness(given: string, known: string): number {
  if (given === known) return 0
  const [shorter, longer] = given.length < known.length ? [given, known] : [known, given]
  const edits = distance(given, known)
  if (edits <= Math.max(1, Math.floor(longer.length / 3))) return edits
  return shorter.length >= 3 && longer.includes(shorter)
    ? 1 + edits / longer.length
    : Number.POSITIVE_INFINITY
}

/** A sentence that names the closest known name, or all of them when none is near. */
export function nameAdvice(given: string, known: readonly string[]): string {
  const closest = closestName(given, known)
  return closest === undefined ? `Known are ${known.join(', ')}.` : `Did you mean ${closest}?`
}
