/** How far the arguments of a command and a heading are looked for, in code units. */
const argumentReach = 256
const headingReach = 1000

/** The position behind a name of letters that begins at `from`. */
export function afterLetters(text: string, from: number): number {
  let at = from
  while (isLetter(text.charCodeAt(at))) at++
  return at
}

/** Behind the arguments in brackets and braces that follow at once and end on the same line. */
export function afterArguments(text: string, from: number): number {
  let at = text[from] === '*' ? from + 1 : from
  for (;;) {
    const after =
      text[at] === '[' ? afterClosing(text, at, ']') : text[at] === '{' ? afterClosing(text, at, '}') : at
    if (after === at) return at
    at = after
  }
}

/** Behind the bracket that closes the one at `from`, on the same line; `from` when there is none near. */
export function afterClosing(text: string, from: number, closing: string, reach = argumentReach): number {
  const opening = text[from]
  const end = Math.min(text.length, from + reach)
  let depth = 0
  for (let at = from; at < end; at++) {
    const character = text[at]!
    if (character === '\\') at++
    else if (character === '\n' || character === '\r') return from
    else if (character === opening) depth++
    else if (character === closing && --depth === 0) return at + 1
  }
  return from
}

/** The title's span, braces left out, and the position behind it, of a heading whose command ends at `from`. */
export function headingArgument(text: string, from: number): { start: number; end: number } | undefined {
  let at = text[from] === '*' ? from + 1 : from
  if (text[at] === '[') at = afterClosing(text, at, ']', headingReach)
  while (text[at] === ' ' || text[at] === '\t') at++
  if (text[at] !== '{') return undefined
  const end = Math.min(text.length, at + headingReach)
  let depth = 0
  for (let i = at; i < end; i++) {
    const character = text[i]
    if (character === '\\') i++
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return { start: at + 1, end: i }
    else if (isBlankLine(text, i)) return undefined
  }
  return undefined
}

/**
 * The position behind an inline or display formula that begins at `from` with `opening`, `from` when it is not closed: at
 * a blank line, or where another one of its kind begins.
 */
export function afterFormula(text: string, from: number, opening: string, closing: string): number {
  for (let at = from + opening.length; at < text.length; at++) {
    const character = text[at]
    if (character === '\\') {
      if (closing[0] === '\\' && text[at + 1] === closing[1]) return at + 2
      if (opening[0] === '\\' && text[at + 1] === opening[1]) return from
      at++
    } else if (character === '$') {
      if (text.startsWith(closing, at)) return at + closing.length
    } else if (closing !== '\\]' && isBlankLine(text, at)) return from
  }
  return from
}

/** Whether a line end at `at` is followed by a line of blanks alone, near enough. */
function isBlankLine(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  if (unit !== 0x0a && unit !== 0x0d) return false
  let next = at + (unit === 0x0d && text.charCodeAt(at + 1) === 0x0a ? 2 : 1)
  const end = next + argumentReach
  while (next < end && (text[next] === ' ' || text[next] === '\t')) next++
  return text[next] === '\n' || text[next] === '\r'
}

/** The position of the line end at or after `from`; the end of the text when there is none. */
export function lineEndFrom(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) !== 0x0a && text.charCodeAt(at) !== 0x0d) at++
  return at
}

/** Behind the line end at `at`. */
export function afterLineEnd(text: string, at: number): number {
  return at + (text.charCodeAt(at) === 0x0d && text.charCodeAt(at + 1) === 0x0a ? 2 : 1)
}

function isLetter(unit: number): boolean {
  const lower = unit | 0x20
  return lower >= 0x61 && lower <= 0x7a
}
