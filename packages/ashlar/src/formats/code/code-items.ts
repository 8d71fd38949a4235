import type { Span } from '../../span.js'
import type { Role } from './node-roles.js'

/** What begins a line and is a unit of the code: a declaration, a statement, an element, a comment, a bracket. */
export interface CodeItem {
  readonly line: number
  readonly start: number
  readonly end: number
  readonly role: Role
  /** The item around it, -1 for none. */
  readonly parent: number
  /** The index of the innermost declaration around it, -1 for none. Data with a first line of its own counts too. */
  readonly within: number
  /** Whether it comes first in a body or in brackets. */
  readonly isFirst: boolean
  /** Whether it goes on with the statement before it. */
  readonly goesOn: boolean
  /** Whether it stands in a stretch that could not be parsed. */
  readonly isBroken: boolean
  /** The declaration that it is, -1 for none. */
  declares: number
}

/** A declaration, or data that a name is given to. */
export interface Declaration extends Span {
  /** The index of the innermost declaration around it, -1 for none. */
  readonly parent: number
  /** The item that begins with it, -1 where it begins inside of a line. */
  readonly item: number
  /** Whether places around it are those of a declaration; those of data are those of a statement. */
  readonly isCode: boolean
  /** Whether a piece of its body is hardly of use without the header. */
  readonly isFunction: boolean
  /** From the beginning of the header's first line to where the body begins. */
  readonly lead: Span | undefined
  readonly title: string | undefined
}

/** What a walk over the code finds, in the order of the text. */
export interface CodeItems {
  readonly items: readonly CodeItem[]
  readonly declarations: readonly Declaration[]
  /** Comments and strings that document, ascending. */
  readonly prose: readonly Span[]
}
