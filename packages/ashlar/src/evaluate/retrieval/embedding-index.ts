import { cosine } from './cosine.js'
import { type Embedder, type EmbedOptions, embedTexts } from './embed-texts.js'
import type { Retriever } from './retriever.js'

/**
 * An index by the caller's model, for `evaluateCorpus({ index: embeddingIndex(embed, questions) })`. Give a `store`, and
 * several evaluations embed equal chunks and the questions only once.
 *
 * @param questions the texts of all questions that will be asked
 * @throws AshlarError `embedder-failed`, when the index is made
 */
export function embeddingIndex(
  embed: Embedder,
  questions: readonly string[],
  options: EmbedOptions = {},
): (texts: readonly string[]) => Promise<Retriever> {
  return async (texts) => {
    const vectors = await embedTexts([...questions, ...texts], embed, options)
    const asked = new Map(questions.map((question, index) => [question, vectors[index]!]))
    return cosine(vectors.slice(questions.length), asked)
  }
}
