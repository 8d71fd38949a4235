import { strengths } from '../../boundaries/boundary.js'
import type { NodeKind } from '../../outline/outline.js'
import { environmentOf } from './environments.js'
import { breaks, type Reading } from './reading.js'
import { afterArguments, afterLineEnd, lineEndFrom } from './scan.js'

/** A caption is repeated when it ends within so many code units from the beginning of its environment. */
const longestCaption = 300

/** A block of which the end is known. */
export interface OpaqueBlock {
  readonly start: number
  /** Where what closes it begins. */
  readonly innerEnd: number
  readonly end: number
  /** Behind `\begin{name}`, where arguments may follow. */
  readonly nameEnd?: number
}

/** Reads environments and their items, and whatever else is a block by itself. */
export class BlockReader {
  readonly #reading: Reading
  /** How many environments of a name are open. */
  readonly #open = new Map<string, number>()
  /** Names of environments that end nowhere behind the position. */
  readonly #endless = new Set<string>()

  constructor(reading: Reading) {
    this.#reading = reading
  }

  /** A section has begun: no environment is open. */
  clear(): void {
    this.#open.clear()
    this.#reading.rows.clear()
  }

  begin(name: string, nameEnd: number): boolean {
    const { kind, isOpaque } = environmentOf(name)
    if (isOpaque) {
      const closer = `\\end{${name}}`
      const innerEnd = this.#endless.has(name) ? -1 : this.#reading.text.indexOf(closer, nameEnd)
      if (innerEnd === -1) this.#endless.add(name)
      else
        this.opaque(kind, {
          start: this.#reading.blockStart(),
          innerEnd,
          end: innerEnd + closer.length,
          nameEnd,
        })
      return innerEnd !== -1
    }
    const out = this.#reading.out
    const start = this.#reading.blockStart()
    this.#reading.endParagraph()
    this.#reading.placeBlock(start)
    const end = afterArguments(this.#reading.text, nameEnd)
    const isNeeded = kind === 'table'
    if (out.top?.kind === 'item' && kind === 'list') {
      out.top.lead = {
        start: out.top.start,
        end: Math.max(out.top.start, Math.min(this.#reading.contentEnd, start)),
      }
    }
    const lead = { start, end }
    const closer = `\\end{${name}}`
    const needed = { leadIsNeeded: true, shortLead: lead }
    const node = out.push({ kind, start, lead, closer, tag: name, ...(isNeeded && needed) })
    this.#open.set(name, (this.#open.get(name) ?? 0) + 1)
    if (kind === 'table') this.#reading.rows.begin(node)
    out.hold(start)
    this.#reading.passed(end)
    return true
  }

  end(name: string, end: number): boolean {
    const open = this.#open.get(name) ?? 0
    if (open === 0) return false
    const out = this.#reading.out
    out.touch(this.#reading.at)
    while (out.top!.tag !== name) this.#close(this.#reading.contentEnd)
    this.#close(end)
    this.#reading.passed(end)
    this.#reading.pendingAtLineEnd = breaks.block
    return true
  }

  /** Ends the innermost node, an environment or a part of one. */
  #close(end: number): void {
    const { tag, kind } = this.#reading.out.top!
    if (tag !== '') this.#open.set(tag, this.#open.get(tag)! - 1)
    if (kind === 'table') {
      this.#reading.rows.end(this.#reading.contentEnd, end)
    }
    this.#reading.out.pop(end)
  }

  item(end: number): boolean {
    const out = this.#reading.out
    this.#reading.endParagraph()
    if (out.top?.kind === 'item') out.pop(this.#reading.contentEnd)
    if (out.top?.kind !== 'list') return false
    const start = this.#reading.blockStart()
    out.item(start)
    out.push({ kind: 'item', start })
    this.#reading.passed(afterArguments(this.#reading.text, end))
    return true
  }

  /**
   * A caption above its figure or table: what opens the environment leads up to it, and it stays with what follows. False
   * where it is not directly in one, or below it.
   */
  caption(end: number): boolean {
    const { top, nodeCount } = this.#reading.out
    if (top?.kind !== 'figure' || nodeCount > top.index + 1) return false
    const after = afterArguments(this.#reading.text, end)
    if (after === end || after - top.start > longestCaption) return false
    top.lead = { start: top.start, end: after }
    const { at } = this.#reading
    this.#reading.content(after)
    this.#reading.out.hold(at)
    return true
  }

  /** A block in which nothing but lines counts, and the end of which is known. */
  opaque(kind: NodeKind, block: OpaqueBlock): void {
    const { start, innerEnd, end, nameEnd } = block
    const text = this.#reading.text
    this.#reading.endParagraph()
    if (!this.#reading.rows.content(start)) this.#reading.placeBlock(start)
    const innerStart =
      nameEnd === undefined ? Math.min(innerEnd, this.#reading.at + 2) : afterArguments(text, nameEnd)
    const closer = text.slice(innerEnd, end)
    const hasLead = kind !== 'front matter'
    const lead = { start, end: Math.min(innerStart, innerEnd) }
    const shortLead = { start, end: Math.min(nameEnd ?? lead.end, lead.end) }
    const context = { lead, leadIsNeeded: true, shortLead, closer }
    this.#reading.out.leaf({ kind, start, end, ...(hasLead && context) })
    this.#reading.out.verbatim({ start, end })
    const lines = this.#placeLines(innerStart, innerEnd)
    if (lines === 0) this.#reading.out.unbroken({ start, end })
    this.#reading.passed(end)
    this.#reading.pendingAtLineEnd = kind === 'math' ? breaks.weak : breaks.block
  }

  /** Places at the lines of a block but the first and the closing one. Gives how many line ends there are. */
  #placeLines(from: number, to: number): number {
    const text = this.#reading.text
    let count = 0
    let hasContent = false
    for (let at = from; at < to; count++) {
      const end = Math.min(to, lineEndFrom(text, at))
      const isBlank = /^[ \t]*$/.test(text.slice(at, Math.min(end, at + 256)))
      if (!isBlank && hasContent && count > 0) {
        const isRow = /\\\\\s*$/.test(text.slice(Math.max(from, at - 8), at))
        this.#reading.out.place(at, isRow ? strengths.line + 8 : strengths.line)
      }
      hasContent ||= !isBlank
      if (end >= to) break
      at = afterLineEnd(text, end)
      if (at >= to) return count + 1
    }
    return count
  }
}
