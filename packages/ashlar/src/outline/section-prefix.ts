import type { PlacedLead, Prefix } from './prefix.js'

const none: readonly number[] = []

/**
 * What is written before a chunk that only sections lead: that of the section around, and a lead. Most chunks have one like
 * it, so it is small: what it is made of is told when asked.
 */
export class SectionPrefix implements Prefix {
  readonly text: string
  readonly opened = none
  readonly size: number
  /** The sizes of the leads, each for itself, added up. */
  readonly sum: number
  readonly #outer: SectionPrefix | undefined
  readonly #section: number
  readonly #leadOf: (section: number, at: number) => PlacedLead

  constructor(
    outer: SectionPrefix | undefined,
    section: number,
    written: { readonly text: string; readonly size: number; readonly sum: number },
    leadOf: (section: number, at: number) => PlacedLead,
  ) {
    this.text = written.text
    this.size = written.size
    this.sum = written.sum
    this.#outer = outer
    this.#section = section
    this.#leadOf = leadOf
  }

  get leads(): readonly PlacedLead[] {
    const outer = this.#outer
    return [...(outer?.leads ?? []), this.#leadOf(this.#section, outer?.text.length ?? 0)]
  }
}
