import { isSpaceKind, isTerminalKind, kindAt, kinds } from '../sentence/character-kind.js'
import { longestGap, skipClosers, skipGap } from './gap.js'
import { nowhere, type Place, strongAt, weakAt } from './place.js'

/** Stronger than a comma. */
export const halfStops = ';:；：؛·፤፥፦'

/** The clause end that the pause, the dash, or the space of Thai or Lao at `at` makes; weak for all but half stops. */
export function placeAtPause(text: string, at: number): Place {
  const kind = kindAt(text, at)
  const isSpace = kind === kinds.space
  if (isSpace && !isThaiOrLao(text.charCodeAt(at - 1))) return nowhere
  const next = kindAt(text, at + 1)
  if (!isSpace && (next === kind || isTerminalKind(next))) return nowhere
  const closeEnd = isSpace ? at : skipClosers(text, at + 1)
  const place = skipGap(text, closeEnd, Math.min(text.length, at + longestGap))
  if (place >= text.length || kindAt(text, place) === kinds.extend) return nowhere
  const unit = text.charCodeAt(at)
  if (place === closeEnd && !endsWithoutSpace(unit)) return nowhere
  if (kind === kinds.dash && unit !== 0x2014 && !isSpaceKind(kindAt(text, at - 1))) return nowhere
  return halfStops.includes(text[at]!) ? strongAt(place) : weakAt(place)
}

/** The pauses of wide punctuation, and the long dash. */
function endsWithoutSpace(unit: number): boolean {
  return unit === 0x2014 || (unit > 0x3000 && unit !== 0xfe50)
}

function isThaiOrLao(unit: number): boolean {
  return unit >= 0xe00 && unit < 0xf00
}
