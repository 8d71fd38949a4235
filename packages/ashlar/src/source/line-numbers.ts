/** The numbers of a text's lines, found in one pass when first asked for. */
export class LineNumbers {
  readonly #text: string
  #starts: Uint32Array | undefined

  constructor(text: string) {
    this.#text = text
  }

  /** Where the lines begin, in order. */
  get starts(): Uint32Array {
    this.#starts ??= findLineStarts(this.#text)
    return this.#starts
  }

  /** The line of a place, from 1. Inside a CRLF it is still the line that the CRLF ends. */
  lineAt(offset: number): number {
    return lastAtMost(this.starts, offset) + 1
  }
}

/** The index of the last number that is at most `wanted`, of numbers in order; 0 where none is. */
export function lastAtMost(numbers: Uint32Array | Float64Array, wanted: number): number {
  let low = 0
  let high = numbers.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (numbers[middle]! <= wanted) low = middle
    else high = middle - 1
  }
  return low
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
