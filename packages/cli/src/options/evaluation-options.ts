import type { RetrievalName } from '../evaluating/retrieval.js'
import { inputOptions } from './input-options.js'
import { oneOf, someText, wholeNumber } from './values.js'

/** What every command that judges chunks takes, to stand in its table. */
export const evaluationOptions = {
  budget: {
    flags: '--budget <n>',
    summary:
      'the tokens that a reader or a model takes of what is found; recall is measured within a quarter, a half and all of it',
    parse: wholeNumber(4),
    fallback: 2000,
    soughtAs: ['tokens', 'context', 'window'],
  },
  tokenizer: {
    flags: '--tokenizer <name>',
    summary: 'whose tokens are counted, as for ashlar chunk (default: o200k_base)',
    parse: someText,
    soughtAs: ['encoding', 'model'],
  },
  embedder: {
    flags: '--embedder <module>',
    summary: 'find chunks by vectors: a JavaScript module whose default export is async (texts) => vectors',
    parse: someText,
    soughtAs: ['embedding', 'embeddings', 'vectors'],
  },
  retrieval: {
    flags: '--retrieval <name>',
    summary: 'bm25, vectors, or both fused (default: vectors with --embedder, else bm25)',
    parse: oneOf<RetrievalName>(['bm25', 'vectors', 'both']),
    soughtAs: ['retriever', 'search'],
  },
  retries: {
    flags: '--retries <n>',
    summary:
      'how often a call of the embedder that fails is tried again, after half a second, then twice as long each time',
    parse: wholeNumber(0),
    fallback: 3,
    soughtAs: ['attempts', 'retry'],
  },
  seed: {
    flags: '--seed <n>',
    summary: 'where random numbers begin: the same seed gives the same answer',
    parse: wholeNumber(0),
    fallback: 1,
  },
  cache: {
    flags: '--cache <folder>',
    summary:
      'where finished work is kept, so that a run goes on where it was interrupted; none for nowhere (default: the folder for caches)',
    parse: someText,
  },
  invalid: inputOptions.invalid,
} as const
