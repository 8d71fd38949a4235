import { kindAt, kinds } from './character-kind.js'
import type { Tail } from './tail.js'

/** Where the first word behind the boundary begins, past quotes, brackets, inverted marks and markup. */
export function contentStart(text: string, tail: Tail): number {
  let start = tail.at
  const limit = Math.min(tail.ceiling, start + 8)
  while (start < limit) {
    const kind = kindAt(text, start)
    if (
      kind !== kinds.opener &&
      kind !== kinds.quote &&
      kind !== kinds.extend &&
      !isMarkup(text.charCodeAt(start))
    ) {
      break
    }
    start += 1
  }
  return start
}

/** `*`, `_`, `~`. */
function isMarkup(unit: number): boolean {
  return unit === 0x2a || unit === 0x5f || unit === 0x7e
}

/** The kind of what stands behind the dashes at `dash`. */
export function kindAfterDash(text: string, dash: number): number {
  let at = dash
  while (kindAt(text, at) === kinds.dash || kindAt(text, at) === kinds.space) at += 1
  return kindAt(text, at)
}

/** Does a small letter begin the content directly, or behind a bracket or markup, but not behind a quote? */
export function beginsSmall(text: string, tail: Tail, content: number): boolean {
  if (content === tail.at) return true
  const unit = text.charCodeAt(tail.at)
  return unit === 0x28 || unit === 0x5b || isMarkup(unit)
}
