/** Ranks the pieces of an index for a question. */
export interface Retriever {
  /**
   * The best pieces as indices into what was indexed, the best first; of equals the one that comes first. Fewer than `count`
   * where no more have anything to do with the question.
   */
  rank(question: string, count: number): readonly number[]
}
