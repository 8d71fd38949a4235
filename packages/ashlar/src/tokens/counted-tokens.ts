import { AshlarError } from '../errors.js'
import type { Measure } from '../measure/measure.js'
import type { Span } from '../span.js'
import { beforePair } from '../unicode/surrogate-pair.js'
import { limitTooSmall } from './limit-too-small.js'
import { longestWithin } from './longest-within.js'

/** How many counts are remembered. */
const memory = 1024

/** So many code units tell what kind of text it is. */
const sampleLength = 32

/**
 * The measure of a function that counts tokens and says nothing about how. It is called a few times a chunk, never
 * with much more text than twice the limit, and its answers are remembered. A size is always its own answer for
 * exactly that text.
 *
 * @param margin the share that is added to each count before it is rounded up
 * @param added how many of the tokens of every text are there without it
 */
export function countedTokens(
  count: (text: string) => number,
  { margin, added }: { readonly margin: number; readonly added: number },
): Required<Measure> {
  const known = new Map<string, number>()

  const size = (text: string, { start, end }: Span): number => {
    const slice = text.slice(start, end)
    const remembered = known.get(slice)
    if (remembered !== undefined) return remembered
    if (known.size >= memory) known.clear()
    const plain = checkedCount(count, slice, start)
    const tokens = Math.ceil(plain + plain * margin)
    known.set(slice, tokens)
    return tokens
  }

  const search = (text: string, whole: Span, limit: number, spanOf: (length: number) => Span): number => {
    const most = whole.end - whole.start
    if (limit <= 0 || most <= 0) return 0
    const shortest = isAscii(text, spanOf(Math.min(most, sampleLength))) ? 2 : 0.5
    return longestWithin(most, limit, limit * shortest, (candidate) => size(text, spanOf(candidate)))
  }

  return {
    unit: 'tokens',
    monotone: false,
    size,
    reach: (text, start, limit) => {
      if (added > 0 && limit <= added) throw limitTooSmall(limit, added)
      const spanOf = (length: number): Span => ({ start, end: beforePair(text, start + length) })
      return spanOf(search(text, { start, end: text.length }, limit, spanOf)).end
    },
    reachBack: (text, end, limit, floor) => {
      const spanOf = (length: number): Span => ({ start: afterPair(text, end - length), end })
      return spanOf(search(text, { start: floor, end }, limit, spanOf)).start
    },
  }
}

/**
 * Whether a stretch is of ASCII alone: then a token has hardly less than two code units, else perhaps half a one. A search
 * begins with so many. What was counted before would tell more, but then answers would depend on what was asked before.
 */
function isAscii(text: string, { start, end }: Span): boolean {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) > 0x7f) return false
  return true
}

/** A position at or behind `at` that is not inside a surrogate pair. */
function afterPair(text: string, at: number): number {
  return beforePair(text, at) === at ? at : at + 1
}

function checkedCount(count: (text: string) => number, slice: string, start: number): number {
  let tokens: number
  try {
    tokens = count(slice)
  } catch (cause) {
    if (AshlarError.isInstance(cause)) throw cause
    throw failure(slice, start, `threw ${cause instanceof Error ? cause.message : String(cause)}`, cause)
  }
  if (typeof tokens === 'number' && tokens >= 0 && tokens < Number.POSITIVE_INFINITY) return tokens
  const advice =
    typeof tokens === 'object' && tokens !== null && 'then' in tokens
      ? 'Its answer must not be a promise: count before, or use a tokenizer that runs here.'
      : 'Check the tokenizer with that slice of the source.'
  throw failure(slice, start, `returned ${String(tokens)}`, undefined, advice)
}

function failure(slice: string, start: number, what: string, cause?: unknown, advice?: string): AshlarError {
  return new AshlarError({
    code: 'measure-failed',
    given: `tokenizer: it ${what} for the text at ${start} to ${start + slice.length}`,
    wanted: 'a finite number of tokens',
    advice: advice ?? 'Check the tokenizer with that slice of the source.',
    cause,
  })
}
