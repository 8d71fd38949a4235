import { type Boundaries, strengths } from '../boundaries/boundary.js'
import { graphemes } from '../boundaries/graphemes.js'
import { type SeparatorPlace, separator } from '../boundaries/separators.js'
import { refuseUnknownKeys } from '../known-keys.js'
import { refusal } from '../refusal.js'
import type { Strategy } from './strategy.js'

/** The list that LangChain's recursive splitter uses by default. */
export const langchainSeparators: readonly string[] = ['\n\n', '\n', ' ', '']

/**
 * Cuts at the caller's own separators, coarse to fine; `''` stands for any place between graphemes.
 *
 * @param patterns strings or patterns, at least one
 * @param options `keep`: whether a separator stays with what stands `'before'` it (default) or goes to what comes `'after'`
 * @throws AshlarError `invalid-option` for an empty list.
 */
export function separators(
  patterns: readonly (string | RegExp)[],
  options: { readonly keep?: SeparatorPlace } = {},
): Strategy {
  if (!Array.isArray(patterns) || patterns.length === 0) {
    throw refusal(
      `separators: ${Array.isArray(patterns) ? '[]' : typeof patterns}`,
      "a list of strings or patterns, such as ['\\n\\n', '\\n', ' ', '']",
    )
  }
  refuseUnknownKeys('separators', options, ['keep'])
  const levels = patterns.map((pattern, index): Boundaries => {
    if (pattern === '') return graphemes()
    const strength = Math.max(strengths.word, strengths.paragraph - 8 * index)
    return separator(pattern, { ...options, strength })
  })
  return { name: 'separators', boundaries: () => levels }
}
