import { AshlarError } from '../errors.js'

/** What is thrown for a limit that the tokens which a model adds to every text already fill. */
export function limitTooSmall(limit: number, added: number): AshlarError {
  return new AshlarError({
    code: 'invalid-option',
    given: `a size of ${limit} tokens`,
    wanted: `more than the ${added} special tokens that the model adds to every text`,
    advice: "Or load the tokenizer with { specialTokens: 'leave-out' }.",
  })
}
