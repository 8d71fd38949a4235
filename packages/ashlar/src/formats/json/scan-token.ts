/** Why a text is no JSON: where, and what is wanted there. */
export interface JsonFault {
  readonly at: number
  readonly wanted: string
}

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
  const word = unit === 0x74 ? 'true' : unit === 0x66 ? 'false' : 'null'
  if (start + word.length <= end && text.startsWith(word, start)) return start + word.length
  return { at: start, wanted: 'a value' }
}

function numberEnd(text: string, start: number, end: number): number | JsonFault {
  let at = start
  if (text.charCodeAt(at) === 0x2d) at++
  const whole = digitsEnd(text, at, end)
  if (whole === at) return { at, wanted: 'a digit' }
  if (text.charCodeAt(at) === 0x30 && whole > at + 1)
    return { at: at + 1, wanted: 'a number without leading zeros' }
  at = whole
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
