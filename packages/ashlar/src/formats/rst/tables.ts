import type { SourceLines } from '../source-lines.js'

/** A table as lines: where it ends, where its header does, and which lines begin rows. */
export interface TableLines {
  /** The line behind the last. */
  readonly end: number
  /** The line behind the header; the first line when there is none. */
  readonly headerEnd: number
  readonly rows: readonly number[]
  /** What closes a piece of it. */
  readonly closer?: string
}

/** A grid table that begins at a line, if one does. */
export function gridTable(lines: SourceLines, from: number): TableLines | undefined {
  if (!/^\+-[-+]*\+$/.test(lines.content(from, widest))) return undefined
  let end = from + 1
  let headerEnd = from + 1
  const rows: number[] = []
  for (; end < lines.count; end++) {
    const line = lines.content(end, widest)
    if (!line.startsWith('+') && !line.startsWith('|')) break
    if (/^\+=[=+]*\+$/.test(line) && headerEnd === from + 1) {
      headerEnd = end + 1
      rows.length = 0
    } else if (/^\+-[-+]*\+$/.test(line)) rows.push(end + 1)
  }
  return { end, headerEnd, rows: rows.filter((row) => row < end && row > headerEnd) }
}

const widest = 2000

/** Whether a line is nothing but two or more runs of equals signs. */
function isBorder(lines: SourceLines, line: number): boolean {
  return /^=+(?: +=+)+$/.test(lines.content(line, widest))
}

/** Finds simple tables. A border below the first that no further one follows is looked for only once. */
export class SimpleTables {
  readonly #lines: SourceLines
  #lastBorder: number | undefined

  constructor(lines: SourceLines) {
    this.#lines = lines
  }

  /** A simple table that begins at a line, if one does. */
  at(from: number): TableLines | undefined {
    const lines = this.#lines
    const indent = lines.indent(from)
    if (!isBorder(lines, from) || from >= this.#last()) return undefined
    const rows: number[] = []
    let headerEnd = from + 1
    for (let line = from + 1; line < lines.count; line++) {
      if (lines.isBlank(line)) continue
      if (lines.indent(line) < indent) return undefined
      if (isBorder(lines, line)) {
        if (headerEnd > from + 1 || line + 1 >= lines.count || lines.isBlank(line + 1)) {
          const inside = rows.filter((row) => row > headerEnd)
          return { end: line + 1, headerEnd, rows: inside, closer: lines.content(from) }
        }
        headerEnd = line + 1
        rows.length = 0
      } else if (lines.indent(line) === indent) rows.push(line)
    }
    return undefined
  }

  #last(): number {
    if (this.#lastBorder === undefined) {
      this.#lastBorder = -1
      for (let line = this.#lines.count - 1; line >= 0 && this.#lastBorder === -1; line--) {
        if (isBorder(this.#lines, line)) this.#lastBorder = line
      }
    }
    return this.#lastBorder
  }
}
