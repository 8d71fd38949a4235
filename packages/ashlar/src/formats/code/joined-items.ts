import type { Span } from '../../span.js'
import type { CodeItem, CodeItems, Declaration } from './code-items.js'
import { role } from './node-roles.js'

/** A block of a component: `<script setup>` and its like. */
export interface Block extends Span {
  readonly tag: string
  /** Where the opening tag ends, and where the closing tag begins. */
  readonly inner: Span
}

/** What was found in several stretches, one after another, some of them within blocks. */
export class JoinedItems implements CodeItems {
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
