import type { Embedding, SectionCut } from '../../outline/rendering.js'

/**
 * Cuts of a text, of which those that would embed nothing, a script or a row of tags, are joined to a neighbour: to the one
 * before, else to the one behind. Where both would grow beyond the limit they are left out.
 */
export class JoinedCuts<Cut extends SectionCut> {
  readonly #take: () => Cut | undefined
  readonly #embedding: Embedding
  readonly #isBlank: (cut: Cut) => boolean
  #waiting: Cut | undefined

  constructor(take: () => Cut | undefined, embedding: Embedding, isBlank: (cut: Cut) => boolean) {
    this.#take = take
    this.#embedding = embedding
    this.#isBlank = isBlank
  }

  next(): Cut | undefined {
    let found = this.#waiting ?? this.#take()
    this.#waiting = undefined
    while (found !== undefined) {
      const behind = this.#take()
      const isBlank = this.#isBlank(found)
      if (behind === undefined) return isBlank ? undefined : found
      const joined = isBlank || this.#isBlank(behind) ? this.#join(found, behind) : undefined
      if (joined === undefined && !isBlank) {
        this.#waiting = behind
        return found
      }
      found = joined ?? behind
    }
    return undefined
  }

  /** Nothing is joined across sections, which each have their own list of names. */
  #join(before: Cut, behind: Cut): Cut | undefined {
    if (behind.headings !== before.headings || before.bare || behind.bare) return undefined
    const start = Math.min(before.start, behind.start)
    const size = this.#embedding.size({ start, end: behind.end })
    return size > this.#embedding.limit ? undefined : { ...behind, start, size }
  }
}
