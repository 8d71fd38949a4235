import type { Span } from '../span.js'
import type { Pieces } from './pieces.js'

/** Counts the tokens of texts, exactly as the model that it is named after. */
export interface Tokenizer {
  /** `o200k_base`, or what a tokenizer file says about itself. */
  readonly name: string
  /**
   * The number of tokens of `text.slice(span.start, span.end)` standing alone, and of the whole text without a
   * span. Special tokens that the text spells out (`<|endoftext|>`) are plain text to OpenAI's encodings.
   * A lone surrogate counts as U+FFFD.
   */
  count(text: string, span?: Span): number
  /**
   * Where the tokens of a span end, ascending, as positions in `text`. A token may end inside a character: then
   * it is reported to end behind that character, so several tokens may share one position.
   */
  tokenEnds?(text: string, span?: Span): Uint32Array
  /** The pieces whose counts add up, where the tokenizer has such. */
  readonly pieces?: Pieces
  /** How many tokens the model adds around every text; 0 when it is absent. `count` contains them. */
  readonly added?: number
}
