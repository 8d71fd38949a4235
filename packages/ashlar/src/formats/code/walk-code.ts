import type { Tree, TreeCursor } from 'web-tree-sitter'
import type { Span } from '../../span.js'
import type { CodeItem, CodeItems } from './code-items.js'
import { finishedDeclaration, type GrowingDeclaration } from './growing-declaration.js'
import { type LineMap, lineFrom } from './line-map.js'
import { errorKind, type NodeRoles, type Role, role } from './node-roles.js'

/** A node whose children are walked. */
interface Frame {
  readonly role: Role
  readonly start: number
  readonly end: number
  /** The item that its children are in, and the declaration. */
  readonly item: number
  readonly declaration: number
  readonly inParameters: boolean
  readonly isBroken: boolean
  /** The outermost of the wrappers around its children, if it is one and holds only one thing. */
  wrapping: Wrapping | undefined
  /** The growing declaration that this node is, whose name and header's start are still sought. */
  readonly grows: GrowingDeclaration | undefined
  previous: Role
  children: number
  /** How many items are in it, and how many of them are no comments. */
  lines: number
  contents: number
  /** The end of the last of its children that was visited. */
  reached: number
}

interface Wrapping extends Span {
  readonly item: number
  name: Span | undefined
  headerStart: number
  isTaken: boolean
}

/**
 * Walks a tree with a cursor and a stack, without recursion. Only nodes of more than one line are entered: what lies in
 * one line has no place of its own, so that the walk costs a fraction of the parse.
 */
export class CodeWalk {
  readonly #text: string
  readonly #starts: readonly number[]
  readonly #contents: readonly number[]
  readonly #items: CodeItem[] = []
  readonly #declarations: GrowingDeclaration[] = []
  readonly #prose: Span[] = []
  #line: number
  #lineOfItem = -1

  /** @param from where what is walked begins */
  constructor(text: string, lines: LineMap, from: number) {
    this.#text = text
    this.#starts = lines.starts
    this.#contents = lines.contents
    this.#line = Math.max(0, lineFrom(lines, from + 1) - 1)
  }

  /**
   * Walks a tree. Each question to the cursor is a call into the parser, which costs more than all that is done with the answer:
   * so the rest of a node is left out where it lies in the line that was reached, and none is asked for behind its last child.
   */
  walk(tree: Tree, roles: NodeRoles): void {
    const cursor = tree.walk()
    const stack: Frame[] = [rootFrame(cursor)]
    if (!cursor.gotoFirstChild()) stack.pop()
    while (stack.length > 0) {
      const entered = this.#visit(cursor, stack.at(-1)!, roles)
      if (entered !== undefined && cursor.gotoFirstChild()) {
        stack.push(entered)
        continue
      }
      while (stack.length > 0 && (this.#isRead(stack.at(-1)!) || !cursor.gotoNextSibling())) {
        cursor.gotoParent()
        stack.pop()
      }
    }
    cursor.delete()
  }

  /** All that was found. */
  found(): CodeItems {
    const declarations = this.#declarations.map((growing) => finishedDeclaration(this.#text, growing))
    return { items: this.#items, declarations, prose: this.#prose }
  }

  /** Notes one node. Gives the frame for its children when they are to be walked. */
  #visit(cursor: TreeCursor, frame: Frame, roles: NodeRoles): Frame | undefined {
    const start = cursor.startIndex
    const kind = cursor.nodeTypeId
    const end = this.#endOf(cursor, start, roles.signs[kind])
    if (end <= start) return undefined
    frame.reached = end
    const own = roles.of[kind] as Role
    while (this.#starts[this.#line + 1]! <= start) this.#line++
    const isLong = this.#starts[this.#line + 1]! < end
    if (frame.grows !== undefined || frame.wrapping !== undefined)
      this.#noteHeader(cursor, frame, start, end, kind, own, roles)
    const holds = own === role.transparent || (own === role.body && this.#text[start] !== '{')
    const item = holds && isLong ? -1 : this.#itemAt(start, end, own, frame, kind === errorKind)
    if (own === role.comment) this.#prose.push({ start, end })
    else if (roles.strings.has(kind) && item !== -1 && isQuoted(this.#text, start)) {
      this.#noteDocstring(start, end, frame)
    }
    if (own === role.body && !frame.inParameters) this.#endHeader(frame.declaration, start)
    const isBehindHeader = own === role.comment && item !== -1 && frame.grows !== undefined
    if (isBehindHeader && frame.grows!.headerStart !== -1) this.#endHeader(frame.declaration, start)
    const opensGroup = own === role.opener && frame.role === role.wrapper && frame.children > 0
    if (opensGroup && this.#text[start] === '(') frame.wrapping = undefined
    frame.previous = own
    frame.children++
    if (!isLong || own === role.comment || own === role.text) return undefined
    return this.#enter(kind, start, end, own, item, frame, roles)
  }

  /** The end of a node. That of a sign is known, but where the parser has put in one that is missing. */
  #endOf(cursor: TreeCursor, start: number, sign = ''): number {
    return sign !== '' && this.#text.startsWith(sign, start) ? start + sign.length : cursor.endIndex
  }

  /** Whether all that is left of a node lies in the line that was reached, and tells nothing of a header. */
  #isRead({ grows, wrapping, end, reached }: Frame): boolean {
    if (reached >= end) return true
    return grows === undefined && wrapping === undefined && this.#starts[this.#line + 1]! >= end
  }

  #enter(
    kind: number,
    start: number,
    end: number,
    own: Role,
    item: number,
    frame: Frame,
    roles: NodeRoles,
  ): Frame {
    const declared = this.#declare(kind, start, end, own, item, frame, roles)
    const declaration = declared === undefined ? frame.declaration : this.#declarations.length - 1
    const around = item === -1 ? frame.item : item
    return {
      role: own,
      start,
      end,
      item: declared !== undefined && declared.item !== -1 ? declared.item : around,
      declaration,
      inParameters: declared === undefined && (frame.inParameters || own === role.parameters),
      isBroken: kind === errorKind || (frame.isBroken && own !== role.declaration && own !== role.body),
      wrapping: own === role.wrapper ? (frame.wrapping ?? wrappingOf(start, end, item)) : undefined,
      grows: declared,
      previous: role.opener,
      children: 0,
      lines: 0,
      contents: 0,
      reached: start,
    }
  }

  /** A node that begins a line is an item. */
  #itemAt(start: number, end: number, own: Role, frame: Frame, isError: boolean): number {
    if (this.#line === this.#lineOfItem || this.#contents[this.#line]! < start) return -1
    this.#lineOfItem = this.#line
    const isInside = frame.role !== role.transparent && frame.children > 0
    const isOpened = frame.previous === role.opener
    const isFirst = isInside
      ? isOpened || frame.lines === 0
      : isOpened && !frame.isBroken && own !== role.import
    const isAbove = own === role.comment || own === role.decorator
    const goesOn = !isAbove && (own === role.continuation || own === role.sign || this.#goesOn(frame, own))
    frame.lines++
    if (own !== role.comment) frame.contents++
    const item: CodeItem = {
      line: this.#line,
      start,
      end,
      role: own,
      parent: frame.item,
      within: frame.declaration,
      isFirst,
      goesOn,
      isBroken: isError || frame.isBroken,
      declares: -1,
    }
    return this.#items.push(item) - 1
  }

  /** Whether a node that begins a line goes on with what stands before it: a part of a header, an operand. */
  #goesOn({ grows, wrapping, role: around, declaration, previous, isBroken }: Frame, own: Role): boolean {
    if ((grows?.isCode || wrapping !== undefined) && own !== role.body) return true
    if (around === role.parameters && this.#declarations[declaration]?.bodyStart === -1) return true
    return previous === role.sign && !isBroken
  }

  #declare(
    kind: number,
    start: number,
    end: number,
    own: Role,
    item: number,
    frame: Frame,
    roles: NodeRoles,
  ): GrowingDeclaration | undefined {
    const wrapping = frame.wrapping?.isTaken ? undefined : frame.wrapping
    const isNamed = wrapping !== undefined && (own === role.value || own === role.literal)
    if (own !== role.declaration && !isNamed) return undefined
    if (wrapping !== undefined) wrapping.isTaken = true
    const declared: GrowingDeclaration = {
      form: roles.titles.get(kind) ?? 'name',
      start: wrapping?.start ?? start,
      end: wrapping?.end ?? end,
      parent: frame.declaration,
      item: wrapping?.item ?? item,
      isCode: own !== role.literal,
      headerStart: wrapping?.headerStart ?? -1,
      bodyStart: -1,
      name: isNamed ? wrapping.name : undefined,
      receiver: undefined,
    }
    this.#declarations.push(declared)
    if (declared.item !== -1) this.#items[declared.item]!.declares = this.#declarations.length - 1
    return declared
  }

  /** Looks for the beginning of a header, behind decorators, and for the name in it. */
  #noteHeader(
    cursor: TreeCursor,
    frame: Frame,
    start: number,
    end: number,
    kind: number,
    own: Role,
    roles: NodeRoles,
  ): void {
    const growing = (frame.grows ?? frame.wrapping)!
    if (growing.headerStart === -1 && own !== role.decorator && own !== role.comment)
      growing.headerStart = start
    if (frame.grows?.form === 'header') return
    if (growing.name !== undefined && (frame.grows === undefined || roles.fields.receiver === 0)) return
    const field = cursor.currentFieldId
    if (growing.name === undefined && roles.fields.names.has(field) && own !== role.parameters)
      growing.name = { start, end }
    if (frame.grows === undefined) return
    if (field !== 0 && field === roles.fields.receiver) frame.grows.receiver = { start, end }
    if (frame.grows.name === undefined && roles.identifiers.has(kind) && field === 0)
      frame.grows.name = { start, end }
  }

  #endHeader(declaration: number, start: number): void {
    const growing = this.#declarations[declaration]
    if (growing !== undefined && growing.bodyStart === -1) growing.bodyStart = start
  }

  /** A string documents where it comes first in the program or in a body, comments not counted. */
  #noteDocstring(start: number, end: number, frame: Frame): void {
    const isHome = frame.role === role.body || (frame.role === role.transparent && !frame.isBroken)
    if (isHome && frame.contents === 1) this.#prose.push({ start, end })
  }
}

function rootFrame(cursor: TreeCursor): Frame {
  const isBroken = cursor.nodeTypeId === errorKind
  return {
    role: role.transparent,
    start: cursor.startIndex,
    end: cursor.endIndex,
    item: -1,
    declaration: -1,
    inParameters: false,
    isBroken,
    wrapping: undefined,
    grows: undefined,
    previous: role.other,
    children: 0,
    lines: 0,
    contents: 0,
    reached: -1,
  }
}

function wrappingOf(start: number, end: number, item: number): Wrapping {
  return { start, end, item, name: undefined, headerStart: -1, isTaken: false }
}

/** Whether a string begins here, with at most two letters before its quotes. */
function isQuoted(text: string, at: number): boolean {
  return /^[a-zA-Z]{0,2}["']/.test(text.slice(at, at + 3))
}
