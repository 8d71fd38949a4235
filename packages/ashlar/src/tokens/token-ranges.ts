import { AshlarError } from '../errors.js'
import { firstAfter } from '../outline/span-set.js'
import type { Span } from '../span.js'
import type { Tokenizer } from './tokenizer.js'

/** A half-open range of token numbers of a text, counted from 0. */
export interface TokenRange {
  readonly start: number
  readonly end: number
}

/**
 * The tokens of each span when the whole text is encoded at once, without special tokens: what late chunking
 * averages over. A token that lies in two spans, because a span ends inside it, is in the range of both.
 *
 * @param spans in any order; an empty one gets an empty range
 * @throws AshlarError `invalid-option` for a tokenizer that cannot tell where its tokens end.
 */
export function tokenRanges(tokenizer: Tokenizer, text: string, spans: readonly Span[]): TokenRange[] {
  if (tokenizer.tokenEnds === undefined) {
    throw new AshlarError({
      code: 'invalid-option',
      given: `the tokenizer '${tokenizer.name}'`,
      wanted: 'one with tokenEnds, as loadEncoding gives it',
      advice: 'Take the offsets of the library that encodes the text for the model.',
    })
  }
  const ends = tokenizer.tokenEnds(text)
  return spans.map(({ start, end }) => {
    const first = firstAtLeast(ends, start + 1)
    return { start: first, end: end > start ? Math.max(first, lastTokenOf(ends, end) + 1) : first }
  })
}

/** The token that holds what stands before a position, the last of those that share it. */
function lastTokenOf(ends: Uint32Array, position: number): number {
  let token = firstAtLeast(ends, position)
  while (token + 1 < ends.length && ends[token + 1] === position) token++
  return Math.min(token, ends.length - 1)
}

function firstAtLeast(ends: Uint32Array, position: number): number {
  return firstAfter(ends, position - 1)
}
