/** One place of a text in every unit that people count in. */
export interface Position {
  /** UTF-16 code units before the place. */
  readonly offset: number
  /** Unicode code points before it; a lone surrogate is one. */
  readonly codePoint: number
  /** UTF-8 bytes before it; a lone surrogate is three, as U+FFFD would be. */
  readonly byte: number
  /** The line, from 1. Lines end with LF, CRLF, CR, LINE SEPARATOR or PARAGRAPH SEPARATOR. */
  readonly line: number
  /** Code units from the beginning of the line, from 1. */
  readonly column: number
}

/** How many code units lie between two remembered places. */
const stride = 1024

/**
 * Exact positions of a text in code units, code points, bytes, lines and columns, worked out on demand. The first
 * question costs one pass over the text, every further one at most 1,024 code units.
 */
export class Positions {
  readonly #text: string
  #marks: Marks | undefined
  #lines: Uint32Array | undefined

  constructor(text: string) {
    this.#text = text
  }

  /** @param offset code units from the beginning; clamped to the text. */
  at(offset: number): Position {
    const inside = Math.min(Math.max(0, offset), this.#text.length)
    const marks = this.#markedText()
    const block = Math.floor(inside / stride)
    const counted = countUnits(this.#text, block * stride, inside)
    const line = this.lineAt(inside)
    return {
      offset: inside,
      codePoint: marks.codePoints[block]! + counted.codePoints,
      byte: marks.bytes[block]! + counted.bytes,
      line,
      column: inside - this.#lineStarts()[line - 1]! + 1,
    }
  }

  /** The line of a place, from 1. Inside a CRLF it is still the line that the CRLF ends. */
  lineAt(offset: number): number {
    return lastAtMost(this.#lineStarts(), offset) + 1
  }

  /** The code unit offset of a line and column, both from 1; clamped to the line and the text. */
  offsetOf(line: number, column = 1): number {
    const starts = this.#lineStarts()
    if (line > starts.length) return this.#text.length
    const start = starts[Math.max(0, line - 1)]!
    const end = starts[Math.max(1, line)] ?? this.#text.length
    return Math.min(start + Math.max(0, column - 1), end)
  }

  /** The code unit offset of a UTF-8 byte; that of the character that holds the byte. */
  offsetOfByte(byte: number): number {
    const { bytes } = this.#markedText()
    return this.#search(bytes, byte, (counted) => counted.bytes)
  }

  /** The code unit offset of a code point. */
  offsetOfCodePoint(codePoint: number): number {
    const { codePoints } = this.#markedText()
    return this.#search(codePoints, codePoint, (counted) => counted.codePoints)
  }

  #search(marks: Uint32Array | Float64Array, wanted: number, unit: (counted: Counted) => number): number {
    const low = lastAtMost(marks, wanted)
    let at = low * stride
    let passed = marks[low]!
    while (at < this.#text.length) {
      const next = at + characterLength(this.#text, at)
      const size = unit(countUnits(this.#text, at, next))
      if (passed + size > wanted) break
      passed += size
      at = next
    }
    return at
  }

  #lineStarts(): Uint32Array {
    this.#lines ??= findLineStarts(this.#text)
    return this.#lines
  }

  #markedText(): Marks {
    this.#marks ??= markText(this.#text)
    return this.#marks
  }
}

/** The index of the last number that is at most `wanted`, of numbers in order; 0 where none is. */
function lastAtMost(numbers: Uint32Array | Float64Array, wanted: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (numbers[middle]! <= wanted) low = middle
    else high = middle - 1
  }
  return low
}

/** What stands before each 1,024th code unit. */
interface Marks {
  readonly codePoints: Uint32Array
  readonly bytes: Float64Array
}

interface Counted {
  readonly codePoints: number
  readonly bytes: number
}

function characterLength(text: string, at: number): number {
  return text.codePointAt(at)! > 0xffff ? 2 : 1
}

/** Counts `[from, to)`. A pair that straddles `to` counts with its first half, one that straddles `from` not at all. */
function countUnits(text: string, from: number, to: number): Counted {
  let codePoints = 0
  let bytes = 0
  for (let at = from; at < to; at++) {
    const unit = text.charCodeAt(at)
    if (isLow(unit) && at > 0 && isHigh(text.charCodeAt(at - 1))) continue
    codePoints++
    if (unit < 0x80) bytes += 1
    else if (unit < 0x800) bytes += 2
    else bytes += isHigh(unit) && isLow(text.charCodeAt(at + 1)) ? 4 : 3
  }
  return { codePoints, bytes }
}

function isHigh(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

function isLow(unit: number): boolean {
  return unit >= 0xdc00 && unit <= 0xdfff
}

function markText(text: string): Marks {
  const blocks = Math.floor(text.length / stride) + 1
  const codePoints = new Uint32Array(blocks)
  const bytes = new Float64Array(blocks)
  for (let block = 1; block < blocks; block++) {
    const counted = countUnits(text, (block - 1) * stride, block * stride)
    codePoints[block] = codePoints[block - 1]! + counted.codePoints
    bytes[block] = bytes[block - 1]! + counted.bytes
  }
  return { codePoints, bytes }
}

/**
 * Where a numbered line ends at `at`: the length of LF, CRLF, CR, LS or PS, else 0. Form feeds and NEL are places
 * to cut, but editors and `grep -n` do not number lines by them.
 */
export function numberedLineEnd(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if (unit === 0x0a || unit === 0x2028 || unit === 0x2029) return 1
  if (unit === 0x0d) return text.charCodeAt(at + 1) === 0x0a ? 2 : 1
  return 0
}

function findLineStarts(text: string): Uint32Array {
  const onlyLf = !text.includes('\r') && !text.includes('\u2028') && !text.includes('\u2029')
  const starts: number[] = [0]
  if (onlyLf) {
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  } else {
    for (let at = 0; at < text.length; ) {
      const length = numberedLineEnd(text, at)
      if (length > 0) starts.push(at + length)
      at += length || 1
    }
  }
  return Uint32Array.from(starts)
}
