import { type Boundaries, type Boundary, lookBehind, strengths } from '../boundaries/boundary.js'
import { AshlarError } from '../errors.js'
import { windows } from '../pack/windows.js'
import type { Span } from '../span.js'
import type { Strategy } from '../strategies/strategy.js'
import { isWhiteSpace } from '../unicode/white-space.js'
import type { Tokenizer } from './tokenizer.js'

/**
 * Windows of tokens as the tokenizer cuts them: with `measure: tokens(tokenizer)` each has as many as the limit says. Cuts
 * are made in the source, at the ends of tokens, moved to the borders of characters where a token ends inside one; nothing
 * is decoded. As with `fixed`, an insertion moves all windows behind it: nearly all chunks get new ids.
 *
 * @param tokenizer one that tells where its tokens end, as `loadEncoding` gives it
 * @throws AshlarError `invalid-option` for another.
 */
export function token(tokenizer: Tokenizer): Strategy {
  if (typeof tokenizer?.tokenEnds !== 'function') {
    throw new AshlarError({
      code: 'invalid-option',
      given: `token(${tokenizer?.name ?? typeof tokenizer})`,
      wanted: 'a tokenizer with tokenEnds, as loadEncoding gives it',
      advice: 'Take fixed() with measure: tokens(...) for any other.',
    })
  }
  const level = tokenEnds(tokenizer)
  return { name: 'token', boundaries: () => [level], keeps: strengths.subword, packer: windows() }
}

/** How far behind a span a token may begin that ends in it; a pre-token of more code units is rare and cut like any other. */
const ahead = 64

function tokenEnds(tokenizer: Tokenizer): Boundaries {
  const endsIn = (text: string, span: Span): Uint32Array => {
    const start = pieceStart(text, span.start)
    return tokenizer.tokenEnds!(text, { start, end: Math.min(text.length, span.end + ahead) })
  }
  return {
    name: 'tokens',
    strength: strengths.subword,
    *within(text, span) {
      let last = span.start
      for (const at of endsIn(text, span)) {
        if (at > span.end) return
        if (at > last) yield boundaryAt(at)
        last = Math.max(last, at)
      }
    },
    strongest(text, span) {
      const at = endsIn(text, span).findLast((end) => end <= span.end)
      return at === undefined || at <= span.start ? undefined : boundaryAt(at)
    },
  }
}

function boundaryAt(at: number): Boundary {
  return { at, strength: strengths.subword }
}

/** Where white space begins before a place, so that its tokens are those of the text around it. */
function pieceStart(text: string, at: number): number {
  const floor = Math.max(0, at - lookBehind / 2)
  for (let start = at; start > floor; start--) {
    if (isWhiteSpace(text.charCodeAt(start)) && !isWhiteSpace(text.charCodeAt(start - 1))) return start
  }
  return floor === 0 ? 0 : at
}
