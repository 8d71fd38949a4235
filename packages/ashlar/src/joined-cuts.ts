import type { Cutter, SectionCut } from './cutter.js'

/**
 * The cuts of a text, of which those that would embed nothing, a script or a row of tags, are joined to a neighbour: to
 * the one before, else to the one behind. Where both would grow beyond the limit they are left out.
 */
export class JoinedCuts {
  readonly #cutter: Cutter
  readonly #text: string
  readonly #limit: number
  #waiting: SectionCut | undefined

  constructor(cutter: Cutter, text: string, limit: number) {
    this.#cutter = cutter
    this.#text = text
    this.#limit = limit
  }

  next(): SectionCut | undefined {
    let found = this.#waiting ?? this.#cutter.next(this.#text, false)
    this.#waiting = undefined
    if (!this.#cutter.context?.mayBeBlank) return found
    while (found !== undefined && this.#isBlank(found)) {
      const behind = this.#cutter.next(this.#text, false)
      found = behind && (this.#join(found, behind) ?? behind)
    }
    while (found !== undefined) {
      const behind = this.#cutter.next(this.#text, false)
      const joined = behind && this.#isBlank(behind) ? this.#join(found, behind) : undefined
      if (joined === undefined) {
        this.#waiting = behind
        break
      }
      found = joined
    }
    return found
  }

  #isBlank({ cut }: SectionCut): boolean {
    return this.#cutter.context!.isBlank(cut)
  }

  #join(before: SectionCut, behind: SectionCut): SectionCut | undefined {
    if (behind.beginsSection || before.cut.bare || behind.cut.bare) return undefined
    const start = Math.min(before.cut.start, behind.cut.start)
    const size = this.#cutter.context!.size({ start, end: behind.cut.end })
    if (size > this.#limit) return undefined
    return { ...before, cut: { ...behind.cut, start, size } }
  }
}
