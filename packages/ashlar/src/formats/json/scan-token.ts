/** Why a text is no JSON: where, and what is wanted there. */
export interface JsonFault {
  readonly at: number
  readonly wanted: string
}

/** What is wanted behind the one value of a text. */
export const endOfText = 'the end of the text'

/** Behind the string that begins at `start`, or why it is none. */
export function stringEnd(text: string, start: number, end: number): number | JsonFault {
  for (let at = start + 1; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (unit === 0x22) return at + 1
    if (unit < 0x20) return { at, wanted: 'an escape, such as \\n, for a control character in a string' }
    if (unit !== 0x5c) continue
    const length = escapeLength(text, at)
    if (length === 0 || at + length > end)
      return { at, wanted: 'one of \\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX' }
    at += length - 1
  }
  return { at: end, wanted: 'the closing quote of a string' }
}

/** Behind the comment that begins at `start`, or `start` when none does. One that is not closed ends with the text. */
export function commentEnd(text: string, start: number, end: number): number {
  if (text.charCodeAt(start) !== 0x2f) return start
  const kind = text.charCodeAt(start + 1)
  if (kind === 0x2a) {
    const close = text.indexOf('*/', start + 2)
    return close === -1 || close + 2 > end ? end : close + 2
  }
  if (kind !== 0x2f) return start
  let at = start + 2
  while (at < end && text.charCodeAt(at) !== 0x0a && text.charCodeAt(at) !== 0x0d) at++
  return at
}

/** Behind the white space that begins at `start`. */
export function spaceEnd(text: string, start: number, end: number): number {
  let at = start
  for (; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (unit !== 0x20 && unit !== 0x09 && unit !== 0x0a && unit !== 0x0d) break
  }
  return at
}

function escapeLength(text: string, at: number): number {
  switch (text.charCodeAt(at + 1)) {
    case 0x22:
    case 0x5c:
    case 0x2f:
    case 0x62:
    case 0x66:
    case 0x6e:
    case 0x72:
    case 0x74:
      return 2
    case 0x75:
      return /^[0-9A-Fa-f]{4}/.test(text.slice(at + 2, at + 6)) ? 6 : 0
    default:
      return 0
  }
}

/** Behind the number, `true`, `false` or `null` that begins at `start`, or why there is none. */
export function plainEnd(text: string, start: number, end: number): number | JsonFault {
  const unit = text.charCodeAt(start)
  if (unit === 0x2d || isDigit(unit)) return numberEnd(text, start, end)
  const length = wordLength(text, start)
  return length > 0 && start + length <= end ? start + length : { at: start, wanted: 'a value' }
}

/** The length of `true`, `false` or `null`, 0 for anything else. By code units: a comparison of strings takes twice as long. */
function wordLength(text: string, start: number): number {
  const second = text.charCodeAt(start + 1)
  const third = text.charCodeAt(start + 2)
  const fourth = text.charCodeAt(start + 3)
  switch (text.charCodeAt(start)) {
    case 0x74:
      return second === 0x72 && third === 0x75 && fourth === 0x65 ? 4 : 0
    case 0x66:
      return second === 0x61 && third === 0x6c && fourth === 0x73 && text.charCodeAt(start + 4) === 0x65
        ? 5
        : 0
    case 0x6e:
      return second === 0x75 && third === 0x6c && fourth === 0x6c ? 4 : 0
    default:
      return 0
  }
}

function numberEnd(text: string, start: number, end: number): number | JsonFault {
  let at = start
  if (text.charCodeAt(at) === 0x2d) at++
  const first = at < end ? text.charCodeAt(at) : 0
  if (!isDigit(first)) return { at, wanted: 'a digit' }
  at++
  if (first === 0x30) {
    if (at < end && isDigit(text.charCodeAt(at))) return { at, wanted: 'a number without leading zeros' }
  } else while (at < end && isDigit(text.charCodeAt(at))) at++
  if (at < end && text.charCodeAt(at) === 0x2e) {
    const fraction = digitsEnd(text, at + 1, end)
    if (fraction === at + 1) return { at: fraction, wanted: 'a digit' }
    at = fraction
  }
  if (at < end && (text.charCodeAt(at) | 0x20) === 0x65) {
    const sign = text.charCodeAt(at + 1)
    const from = sign === 0x2b || sign === 0x2d ? at + 2 : at + 1
    const exponent = digitsEnd(text, from, end)
    if (exponent <= from) return { at: Math.min(from, end), wanted: 'a digit' }
    at = exponent
  }
  return at
}

function digitsEnd(text: string, from: number, end: number): number {
  let at = from
  while (at < end && isDigit(text.charCodeAt(at))) at++
  return at
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}
