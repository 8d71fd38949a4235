import type { SourceLines } from '../source-lines.js'

/** The lines that close blocks, found once for all. */
export class ClosingLines {
  /** For each closing line, in small letters, where it is, the first one last. */
  readonly #places = new Map<string, number[]>()

  constructor(lines: SourceLines) {
    for (let line = lines.count - 1; line >= 0; line--) {
      const content = lines.content(line, 100)
      if (!/^(?:#\+end_|\\end\{|:end:)/i.test(content)) continue
      const closing = content.toLowerCase()
      const places = this.#places.get(closing)
      if (places) places.push(line)
      else this.#places.set(closing, [line])
    }
  }

  /** The next such line behind `line`, -1 when there is none. Lines are asked for in ascending order. */
  next(closing: string, line: number): number {
    const places = this.#places.get(closing) ?? []
    while (places.length > 0 && places.at(-1)! <= line) places.pop()
    return places.at(-1) ?? -1
  }
}
