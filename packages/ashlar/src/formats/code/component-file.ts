import type { Outline } from '../../outline/outline.js'
import type { Span } from '../../span.js'
import type { CodeItem, CodeItems, Declaration } from './code-items.js'
import { readLines } from './indented-code.js'
import { lineFrom, lineMap } from './line-map.js'
import { role } from './node-roles.js'
import { outlineOf } from './outline-of-code.js'
import { type CodeReader, readProgram } from './read-code.js'

/** Who reads the parts of a component: scripts as TypeScript, which holds JavaScript, and styles as CSS. */
export interface ComponentReaders {
  readonly script: CodeReader
  readonly style: CodeReader
}

/** A block of a component: `<script setup>` and its like. */
interface Block extends Span {
  readonly tag: string
  /** Where the opening tag ends, and where the closing tag begins. */
  readonly inner: Span
}

/**
 * The outline of a component of one file, as Vue and Svelte have them: each script, style and template is a block with its
 * tag as context; what stands outside of blocks is read by its lines.
 */
export function readComponent(text: string, readers: ComponentReaders): Outline {
  const lines = lineMap(text)
  const found = new JoinedItems()
  let from = 0
  for (const block of blocksOf(text)) {
    found.add(readLines(text, lines, { start: from, end: block.start }))
    found.open(block, lineFrom(lines, block.start))
    const reader = block.tag === 'template' ? undefined : readers[block.tag as keyof ComponentReaders]
    found.add(
      reader
        ? readProgram(text, lines, block.inner, reader)
        : readLines(text, lines, afterLine(text, block.inner)),
    )
    found.close()
    from = block.inner.end
  }
  found.add(readLines(text, lines, { start: from, end: text.length }))
  return outlineOf(text, lines, found)
}

/** The blocks whose tags begin a line without indentation. Without a closing tag a block reaches to the end. */
function* blocksOf(text: string): Iterable<Block> {
  const opening = /^<(script|style|template)(?=[\s>])[^<>]{0,1000}>/gm
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const closing = new RegExp(`^</${match[1]!}`, 'gm')
    closing.lastIndex = opening.lastIndex
    const end = closing.exec(text)?.index ?? text.length
    yield { tag: match[1]!, start: match.index, end, inner: { start: opening.lastIndex, end } }
    opening.lastIndex = end
  }
}

/** A span without what is left of its first line, which is the tag's. */
function afterLine(text: string, { start, end }: Span): Span {
  const lineEnd = text.indexOf('\n', start)
  return { start: lineEnd === -1 ? end : Math.min(end, lineEnd + 1), end }
}

/** What was found in several stretches, one after another, some of them within blocks. */
class JoinedItems implements CodeItems {
  readonly items: CodeItem[] = []
  readonly declarations: Declaration[] = []
  readonly prose: Span[] = []
  #item = -1
  #declaration = -1

  /** Begins a block: all that is added up to {@link close} lies in it. */
  open({ tag, start, end, inner }: Block, line: number): void {
    const lead = { start, end: inner.start }
    this.#item = this.items.length
    this.#declaration = this.declarations.length
    const item = { line, start, end, role: role.other, parent: -1, within: -1, declares: this.#declaration }
    this.items.push({ ...item, isFirst: false, goesOn: false, isBroken: false })
    const form = { parent: -1, item: this.#item, isCode: true, isFunction: false }
    this.declarations.push({ start, end, ...form, lead, title: tag })
  }

  close(): void {
    this.#item = -1
    this.#declaration = -1
  }

  add({ items, declarations, prose }: CodeItems): void {
    const [item, declaration] = [this.items.length, this.declarations.length]
    const shiftedItem = (index: number) => (index === -1 ? this.#item : index + item)
    const shifted = (index: number) => (index === -1 ? this.#declaration : index + declaration)
    for (const one of items) {
      const declares = one.declares === -1 ? -1 : one.declares + declaration
      this.items.push({ ...one, parent: shiftedItem(one.parent), within: shifted(one.within), declares })
    }
    for (const one of declarations) {
      const own = one.item === -1 ? -1 : one.item + item
      this.declarations.push({ ...one, parent: shifted(one.parent), item: own })
    }
    for (const span of prose) this.prose.push(span)
  }
}
