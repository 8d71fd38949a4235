import { strengths } from '../../boundaries/boundary.js'
import type { OutlineBuilder } from '../../outline/outline-builder.js'
import type { CodeItem, CodeItems } from './code-items.js'
import { depthsOf, holdersOf, type ItemDepths } from './item-depths.js'
import { isBlankLine, type LineMap, lineFrom } from './line-map.js'
import { role } from './node-roles.js'

/** The places of last resort: a line begins here, and that is better than inside of a line. */
const weakest = {
  /** Between a comment or decorator and what it belongs to. */
  glued: strengths.sentence + 1,
  commentLine: strengths.sentence + 2,
  /** Between a comment of several lines and the next comment. */
  comment: strengths.sentence + 3,
  /** Before the bracket that opens a body, where it has a line of its own. */
  bracket: strengths.sentence + 3,
  /** Behind the line that opens a body, and before the one that closes it. */
  opened: strengths.sentence + 4,
  /** Inside of a statement or literal. */
  inside: strengths.sentence + 5,
} as const

/** What stands above something: where it begins, its last comment or decorator, and up to where it reaches. */
interface Above {
  leader: number
  item: number
  end: number
}

/**
 * Writes a place for every line that is not blank. Strong before declarations, weaker the deeper they lie; then before
 * statements, weaker the deeper they lie in their declaration; weakest where lines belong together. What stands above
 * a declaration without a blank line, comments and decorators, has the declaration's place before it.
 */
export class CodePlaces {
  readonly #text: string
  readonly #lines: LineMap
  readonly #starts: readonly number[]
  readonly #found: CodeItems
  /** For each item the strength of the place before it. */
  readonly #strengths: number[]
  /** For each item where it begins with all that belongs to it. */
  readonly #leaders: number[]
  /** Which items of the outermost level are no declarations but hold some. */
  readonly #holders: ReadonlySet<number>
  readonly #depths: ItemDepths

  constructor(text: string, lines: LineMap, found: CodeItems) {
    this.#text = text
    this.#lines = lines
    this.#starts = lines.starts
    this.#found = found
    this.#strengths = new Array<number>(found.items.length).fill(0)
    this.#leaders = new Array<number>(found.items.length).fill(0)
    this.#holders = holdersOf(found)
    this.#depths = depthsOf(found)
    this.#judge()
  }

  /** Where the line begins that an item begins with: that of the first comment or decorator that belongs to it. */
  startOf(item: number): number {
    return this.#starts[this.#found.items[this.#leaders[item]!]!.line]!
  }

  write(outline: OutlineBuilder): void {
    const { items, prose } = this.#found
    let item = 0
    let comment = 0
    const { count, starts, contents } = this.#lines
    for (let line = 1; line < count; line++) {
      const at = starts[line]!
      const content = contents[line]!
      if (content >= starts[line + 1]!) continue
      while (item < items.length && items[item]!.line < line) item++
      while (comment < prose.length && prose[comment]!.end <= at) comment++
      const isProse = comment < prose.length && prose[comment]!.start < starts[line + 1]!
      const words = isProse ? this.#wordsFrom(content) : content
      if (words > at) outline.unbroken(at, Math.min(words + 1, this.#text.length))
      if (items[item]?.line === line) outline.place(at, this.#strengths[item]!)
      else if (isProse && prose[comment]!.start < at) outline.place(at, weakest.commentLine)
      else outline.place(at, weakest.inside)
    }
  }

  /** Where the words of a line of a comment begin, behind its `*`, `//` or `#`: no sentence begins before them. */
  #wordsFrom(content: number): number {
    const most = Math.min(this.#text.length - 1, content + 8)
    let at = content
    while (at < most && isCommentSign(this.#text.charCodeAt(at))) at++
    return at
  }

  #judge(): void {
    const { items } = this.#found
    /** For each item, and at 0 for the top, the last one in it that was neither comment nor bracket. */
    const lastIn = new Array<number>(items.length + 1).fill(-1)
    const above: Above = { leader: -1, item: -1, end: 0 }
    items.forEach((item, index) => {
      const isWithin = item.start < above.end
      const isGlued = above.leader !== -1 && (isWithin || this.#belongs(above.item, index))
      const leader = isGlued ? above.leader : index
      this.#leaders[index] = leader
      const strength = this.#strengthOf(index, leader, lastIn[item.parent + 1]!)
      if (isGlued) this.#strengths[index] = this.#gluedStrength(above.item, index)
      if (!isWithin) this.#strengths[leader] = Math.max(this.#strengths[leader]!, strength)
      if (!isWithin) this.#noteAbove(above, index, leader)
      if (item.role !== role.comment && item.role !== role.closer) lastIn[item.parent + 1] = index
    })
    this.#strengthenBehind()
  }

  /** No place inside of a declaration is stronger than the one behind it, whatever follows there. */
  #strengthenBehind(): void {
    const { items, declarations } = this.#found
    for (const { item, end, isCode } of declarations) {
      if (item === -1 || !isCode) continue
      const behind = this.#firstFrom(end, item)
      const leader = behind < items.length ? this.#leaders[behind]! : -1
      if (leader === -1 || items[leader]!.start < end) continue
      this.#strengths[leader] = Math.max(this.#strengths[leader]!, declaration(this.#depths.code[item]!) - 2)
    }
  }

  /** The first item that begins at or behind `at`, behind another item. */
  #firstFrom(at: number, item: number): number {
    const { items } = this.#found
    let low = item + 1
    let high = items.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (items[middle]!.start >= at) high = middle
      else low = middle + 1
    }
    return low
  }

  #gluedStrength(above: number, index: number): number {
    if (this.#found.items[index]!.role !== role.comment) return weakest.glued
    const isBlock = this.#found.items[above]!.role === role.comment && this.#isLong(above)
    return isBlock ? weakest.comment : weakest.commentLine
  }

  /** What of an item stands above something else: all of a comment or decorator, and decorators that begin a declaration. */
  #noteAbove(above: Above, index: number, leader: number): void {
    const { items, declarations } = this.#found
    const { role: own, end, start, declares } = items[index]!
    const isWhole = own === role.comment || own === role.decorator
    const lead = isWhole || declares === -1 ? undefined : declarations[declares]!.lead
    const isLed = lead !== undefined && lead.start > start
    above.leader = isWhole || isLed ? leader : -1
    above.item = isWhole || isLed ? index : -1
    above.end = isWhole ? end : isLed ? contentFrom(this.#text, lead.start) + 1 : 0
  }

  /** Whether an item above, a comment or decorator, belongs to the one after it. */
  #belongs(above: number, below: number): boolean {
    const [one, other] = [this.#found.items[above]!, this.#found.items[below]!]
    if (other.role === role.closer || one.role !== role.comment) return one.role === role.decorator
    const lastLine = lineFrom(this.#lines, one.end) - 1
    return other.line <= lastLine + 1 && this.#column(one) === this.#column(other)
  }

  #column({ start, line }: CodeItem): number {
    return start - this.#starts[line]!
  }

  #isBlankBefore(line: number): boolean {
    return line > 0 && isBlankLine(this.#lines, line - 1)
  }

  /** The strength before an item, and before what belongs to it. */
  #strengthOf(index: number, first: number, previous: number): number {
    const { items } = this.#found
    const item = items[index]!
    const depth = this.#depths.code[index]!
    if (item.role === role.closer)
      return previous !== -1 && this.#isCode(previous) ? declaration(depth) - 2 : weakest.opened
    if (item.role === role.body && this.#text[item.start] === '{') return weakest.bracket
    if (item.goesOn) return weakest.inside
    const isFirst = item.isFirst || (items[first]!.isFirst && items[first]!.parent === item.parent)
    const isBlank = this.#isBlankBefore(items[first]!.line)
    if (this.#holders.has(previous)) return strengths.block + 1
    if (this.#isCode(index)) return declaration(depth) - (isFirst ? 1 : 0)
    if (isFirst) return weakest.opened
    const before = previous === -1 ? undefined : items[previous]!
    if (item.role === role.import && before?.role === role.import)
      return isBlank ? strengths.line + 2 : strengths.line
    if (previous !== -1 && this.#isCode(previous)) return declaration(depth)
    if (this.#holders.has(index)) return strengths.block + 1
    if (item.isBroken) return brokenLine(this.#column(item), isBlank)
    if (item.parent === -1 && item.within === -1) {
      if (this.#isLong(index) || (before && this.#isLong(previous))) return strengths.block
      return isBlank ? strengths.block - 16 : strengths.paragraph
    }
    if (this.#isMember(item) && (this.#isLong(index) || (before && this.#isLong(previous))))
      return declaration(depth + 1)
    return statement(this.#depths.statement[index]!, isBlank)
  }

  /** Whether an item stands in the body of a class or its like, not in that of a function. */
  #isMember({ parent, within }: CodeItem): boolean {
    const around = this.#found.declarations[within]
    return around?.isCode === true && !around.isFunction && around.item === parent
  }

  #isCode(index: number): boolean {
    const { declares } = this.#found.items[index]!
    return declares !== -1 && this.#found.declarations[declares]!.isCode
  }

  #isLong(index: number): boolean {
    const { line, end } = this.#found.items[index]!
    return this.#starts[line + 1]! < end
  }
}

/** `*`, `/`, `#`, `!`, `;`, `-` or a space. */
function isCommentSign(unit: number): boolean {
  return (
    unit === 0x2a ||
    unit === 0x2f ||
    unit === 0x23 ||
    unit === 0x21 ||
    unit === 0x3b ||
    unit === 0x2d ||
    unit === 0x20
  )
}

/** The first code unit at or behind `at` that is no indentation. */
function contentFrom(text: string, at: number): number {
  while (text[at] === ' ' || text[at] === '\t') at++
  return at
}

/**
 * Before a declaration. One less behind the line that opens the body around it, two less before the line that closes that
 * body: still more than inside of the declaration.
 */
function declaration(depth: number): number {
  return Math.max(strengths.paragraph + 2, strengths.block - 3 * depth)
}

function statement(depth: number, isBlank: boolean): number {
  return Math.max(strengths.line, strengths.line + 12 - 2 * depth + (isBlank ? 1 : 0))
}

/** By its indentation, where nothing else is known. */
function brokenLine(column: number, isBlank: boolean): number {
  if (column === 0) return isBlank ? strengths.block - 16 : strengths.paragraph
  return statement(Math.ceil(column / 4) - 1, isBlank)
}
