import { strengths } from '../boundaries/boundary.js'

/** What stands so near to the opening of what holds it is not worth a chunk of its own, in code units. */
const nearOpening = 120

/**
 * The strength of a place before a member or element: outer ones first. Near the opening of what holds it a place is
 * weaker than those of the next two levels inside, so that a chunk does not end with little more than an opening.
 *
 * @param top the strength on the outermost level
 * @param depth 0 on the outermost level
 * @param distance from the beginning of what holds it
 */
export function memberStrength(top: number, depth: number, distance: number): number {
  const rank = distance < nearOpening ? depth + 3 : depth
  return Math.max(Math.min(top, strengths.line), top - 3 * rank)
}
