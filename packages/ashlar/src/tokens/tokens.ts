import { AshlarError } from '../errors.js'
import { refuseUnknownKeys } from '../known-keys.js'
import type { Measure } from '../measure/measure.js'
import { countedTokens } from './counted-tokens.js'
import { piecewiseTokens } from './piecewise-tokens.js'
import type { Tokenizer } from './tokenizer.js'

/** Anything that can tell how many tokens a text has. */
export type TokenCounter =
  | Tokenizer
  | ((text: string) => number)
  | { count(text: string): number }
  | { encode(text: string): { readonly length: number } }

/** Options of {@link tokens}. */
export interface TokensOptions {
  /**
   * For a counter that is only close to the model's: this share is added to every count, so that `0.1` keeps about a
   * tenth of the limit free. Default 0. Counts are rounded up.
   */
  readonly margin?: number
}

/**
 * Sizes in tokens. The size of a span is the tokenizer's own count of exactly that text.
 *
 * A tokenizer of `loadEncoding` or `loadTokenizerFile` is read piece by piece, each piece once. Of any other
 * only its answers are used: it is called a few times a chunk, with no more than about twice the limit.
 * An object with both `count` and `encode` is asked by `count`.
 *
 * @throws AshlarError `invalid-option` for something that does not count, or a margin that is no share of 0 or more.
 * The measure throws `measure-failed` when the tokenizer throws or returns what is no number.
 */
export function tokens(tokenizer: TokenCounter, options: TokensOptions = {}): Measure {
  refuseUnknownKeys('tokens', options, ['margin'])
  const { margin = 0 } = options
  if (typeof margin !== 'number' || !(margin >= 0 && margin < Number.POSITIVE_INFINITY)) {
    throw new AshlarError({
      code: 'invalid-option',
      given: `margin: ${String(margin)}`,
      wanted: 'a share of at least 0, such as 0.1 for a tenth',
    })
  }
  const count = counterOf(tokenizer)
  const { pieces, added = 0 } = tokenizer as Partial<Tokenizer>
  if (pieces !== undefined && margin === 0) return piecewiseTokens(pieces, added)
  return countedTokens(count, { margin, added })
}

function counterOf(tokenizer: TokenCounter): (text: string) => number {
  if (typeof tokenizer === 'function') return (text) => tokenizer(text)
  if (typeof tokenizer === 'object' && tokenizer !== null) {
    if ('count' in tokenizer && typeof tokenizer.count === 'function') return (text) => tokenizer.count(text)
    if ('encode' in tokenizer && typeof tokenizer.encode === 'function')
      return (text) => tokenizer.encode(text).length
  }
  throw new AshlarError({
    code: 'invalid-option',
    given: `tokens(${tokenizer === null ? 'null' : typeof tokenizer})`,
    wanted: 'a tokenizer: an object with count(text) or encode(text), or a function from a text to a number',
    advice: 'loadEncoding and loadTokenizerFile give a promise of one: wait for it.',
  })
}
