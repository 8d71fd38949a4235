import type { Embedding, SectionCut } from '../../outline/rendering.js'

/**
 * Cuts of a text, of which those that would embed nothing, a script or a row of tags, are joined to a neighbour: to the one
 * before, else to the one behind. Where both would grow beyond the limit they are left out.
 */
export class JoinedCuts<Cut extends SectionCut> {
  readonly #take: () => Cut | undefined
  readonly #embedding: Embedding
  readonly #isBlank: (cut: Cut) => boolean
  #waiting: Taken<Cut> | undefined

  constructor(take: () => Cut | undefined, embedding: Embedding, isBlank: (cut: Cut) => boolean) {
    this.#take = take
    this.#embedding = embedding
    this.#isBlank = isBlank
  }

  next(): Cut | undefined {
    let found = this.#waiting ?? this.#taken(this.#take())
    this.#waiting = undefined
    while (found !== undefined) {
      const behind = this.#taken(this.#take())
      if (behind === undefined) return found.isBlank ? undefined : found.cut
      const joined: Taken<Cut> | undefined =
        found.isBlank || behind.isBlank ? this.#taken(this.#join(found.cut, behind.cut)) : undefined
      if (joined === undefined && !found.isBlank) {
        this.#waiting = behind
        return found.cut
      }
      found = joined ?? behind
    }
    return undefined
  }

  /** A cut is looked at as soon as it is taken: what it embeds is at hand then, and is not when later ones are taken. */
  #taken(cut: Cut | undefined): Taken<Cut> | undefined {
    return cut && { cut, isBlank: this.#isBlank(cut) }
  }

  /** Nothing is joined across sections, which each have their own list of names. */
  #join(before: Cut, behind: Cut): Cut | undefined {
    if (behind.headings !== before.headings || before.bare || behind.bare) return undefined
    const start = Math.min(before.start, behind.start)
    const size = this.#embedding.size({ start, end: behind.end })
    return size > this.#embedding.limit ? undefined : { ...behind, start, size }
  }
}

interface Taken<Cut> {
  readonly cut: Cut
  readonly isBlank: boolean
}
