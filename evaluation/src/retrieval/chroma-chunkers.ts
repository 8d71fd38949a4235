import { decode, encode } from 'gpt-tokenizer/encoding/cl100k_base'

// The two chunkers of Chroma's report, written anew from their description, to see whether our metric gives its numbers.

const asText = { disallowedSpecial: new Set<string>() }

function countTokens(text: string): number {
  return encode(text, asText).length
}

/** Windows of tokens of cl100k_base, decoded: characters whose tokens a window parts come out as U+FFFD. */
export function tokenText(text: string, size: number, overlap: number): string[] {
  const tokens = encode(text, asText)
  const chunks: string[] = []
  for (let start = 0; start < tokens.length; start += size - overlap) {
    chunks.push(decode(tokens.slice(start, start + size)))
    if (start + size >= tokens.length) break
  }
  return chunks
}

const separators = ['\n\n', '\n', '.', '?', '!', ' ', '']

/** Splits at the coarsest separator there is, splits again what is too large, and merges neighbours that fit together. */
export function recursiveText(text: string, size: number, overlap: number): string[] {
  return split(text, separators, size, overlap)
}

function split(text: string, candidates: readonly string[], size: number, overlap: number): string[] {
  const found = candidates.findIndex((separator) => separator === '' || text.includes(separator))
  const finer = candidates.slice(found + 1)
  const chunks: string[] = []
  let fitting: { text: string; size: number }[] = []
  const flush = () => {
    chunks.push(...merge(fitting, size, overlap))
    fitting = []
  }
  for (const piece of splitBefore(text, candidates[found])) {
    const pieceSize = countTokens(piece)
    if (pieceSize < size) fitting.push({ text: piece, size: pieceSize })
    else {
      flush()
      chunks.push(...(finer.length === 0 ? [piece] : split(piece, finer, size, overlap)))
    }
  }
  flush()
  return chunks
}

/** The separator stays with what follows it. */
function splitBefore(text: string, separator: string): string[] {
  const pieces = separator === '' ? Array.from(text) : text.split(separator)
  const kept = pieces.map((piece, index) => (index === 0 ? piece : separator + piece))
  return kept.filter((piece) => piece !== '')
}

/** Sizes are added up, not counted anew, as the original does. */
function merge(
  pieces: readonly { readonly text: string; readonly size: number }[],
  size: number,
  overlap: number,
): string[] {
  const chunks: string[] = []
  const window: { readonly text: string; readonly size: number }[] = []
  let total = 0
  const push = () => {
    const joined = window
      .map((piece) => piece.text)
      .join('')
      .trim()
    if (joined !== '') chunks.push(joined)
  }
  for (const piece of pieces) {
    if (total + piece.size > size && window.length > 0) {
      push()
      while (total > overlap || (total + piece.size > size && total > 0)) total -= window.shift()!.size
    }
    window.push(piece)
    total += piece.size
  }
  push()
  return chunks
}
