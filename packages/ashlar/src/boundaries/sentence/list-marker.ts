import { isSpaceKind, isTerminalKind, kindAt, kinds } from './character-kind.js'

/** A list marker: `1.`, `2)`, `3.)`, `(b)`, `iv)`, with a bullet before it or not. */
export interface ListMarker {
  /** Where it begins: its bullet, bracket or number. */
  start: number
  /** Behind its last character. */
  end: number
  place: 'line start' | 'after a sentence' | 'inline'
}

const bullets = '•‣⁃▪▫◦●○■□◆◇➢➤►✓✔∙·*-–—'

export function isBullet(text: string, at: number): boolean {
  return at >= 0 && at < text.length && bullets.includes(text[at]!)
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii']

/** The labels before and after this one in its series; a single `i` or `v` counts as a letter and a numeral. */
function neighbours(label: string, step: 1 | -1): string[] {
  if (/^\d+$/.test(label)) return [String(Number(label) + step)]
  const found: string[] = []
  const roman = romans.indexOf(label)
  if (roman >= 0 && romans[roman + step] !== undefined) found.push(romans[roman + step]!)
  if (label.length === 1) found.push(String.fromCharCode(label.charCodeAt(0) + step))
  return found
}

function isFirst(label: string): boolean {
  return label === '1' || label === 'a' || label === 'A' || label === 'i'
}

function labelStart(text: string, end: number, floor: number): number {
  let start = end
  while (start > floor && end - start < 5 && /[0-9A-Za-z]/.test(text[start - 1]!)) start -= 1
  const label = text.slice(start, end)
  const isLabel = /^(?:\d{1,3}|[a-z]|[ivx]{2,4})$/.test(label) || (/^[A-Z]$/.test(label) && text[end] !== '.')
  return isLabel ? start : -1
}

/**
 * The list marker whose last mark (`.` or `)`) stands at `mark`, or `undefined`. In running text a number with a
 * stop is a marker only when the one before or after it in the series is in sight.
 */
export function listMarkerAt(
  text: string,
  mark: number,
  floor: number,
  ceiling: number,
): ListMarker | undefined {
  const isParenthesis = text[mark] === ')'
  const labelEnd = isParenthesis && text[mark - 1] === '.' ? mark - 1 : mark
  const first = labelStart(text, labelEnd, floor)
  if (first < 0) return undefined
  const hasOpening = isParenthesis && text[first - 1] === '('
  const end = !isParenthesis && text[mark + 1] === ')' ? mark + 2 : mark + 1
  const next = kindAt(text, end)
  if (next !== kinds.unknown && !isSpaceKind(next)) return undefined
  let start = hasOpening ? first - 1 : first
  const opening = start
  let before = start - 1
  while (before >= floor && kindAt(text, before) === kinds.space) before -= 1
  if (before >= floor && isBullet(text, before) && (before === 0 || isSpaceKind(kindAt(text, before - 1)))) {
    start = before
    before -= 1
    while (before >= floor && kindAt(text, before) === kinds.space) before -= 1
  }
  if (opening > 0 && start === opening && !isSpaceKind(kindAt(text, opening - 1))) return undefined
  if (before < floor) return floor === 0 ? { start, end, place: 'line start' } : undefined
  const previous = kindAt(text, before)
  if (previous === kinds.lineEnd) return { start, end, place: 'line start' }
  const label = text.slice(first, labelEnd)
  // "for 1. above ... and for 2. above": a number with a stop heads an item only before something large.
  const isNumbered = !isParenthesis && /\d/.test(label)
  if (isNumbered && kindAt(text, end + 1) === kinds.lower && !isTerminalKind(previous)) return undefined
  if (previous === kinds.pause) return undefined
  // "under (2) and (3) in part": between full brackets too.
  if (hasOpening && kindAt(text, end + 1) === kinds.lower && !isTerminalKind(previous)) return undefined
  const inSeries = hasSibling(text, label, text.slice(labelEnd, end), opening, end, floor, ceiling)
  if (isTerminalKind(previous)) {
    return inSeries || /\d/.test(label) ? { start, end, place: 'after a sentence' } : undefined
  }
  return inSeries ? { start, end, place: 'inline' } : undefined
}

function hasSibling(
  text: string,
  label: string,
  close: string,
  start: number,
  end: number,
  floor: number,
  ceiling: number,
): boolean {
  const back = text.slice(floor, start)
  for (const sibling of neighbours(label, -1)) if (stands(back, sibling + close)) return true
  if (!isFirst(label)) return false
  const ahead = text.slice(end, ceiling)
  return neighbours(label, 1).some((sibling) => stands(ahead, sibling + close))
}

/** Does `marker` stand in `stretch` as a word of its own, with something behind it? */
function stands(stretch: string, marker: string): boolean {
  for (let at = stretch.indexOf(marker); at >= 0; at = stretch.indexOf(marker, at + 1)) {
    const before = stretch[at - 1]
    const isAlone = before === undefined || /[\s(•⁃*-]/.test(before)
    if (isAlone && /^[ \t\u00a0]/.test(stretch.slice(at + marker.length, at + marker.length + 1))) return true
  }
  return false
}
