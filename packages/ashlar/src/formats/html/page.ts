import type { TagName } from './tag-name.js'

/** What a token is; what lies between tokens is text. */
export const tokenKinds = {
  open: 0,
  close: 1,
  comment: 2,
  declaration: 3,
  dataOpen: 4,
  dataClose: 5,
} as const

/** The tokens of a page, in order and disjoint, as parallel lists that are longer than what they hold. */
export interface Tokens {
  readonly length: number
  readonly kind: Uint8Array
  readonly start: Uint32Array
  readonly end: Uint32Array
  /** The element a start tag begins. */
  readonly element: Int32Array
  /** The innermost element that is open behind the token, -1 for none. */
  readonly inside: Int32Array
}

/** The elements of a page in the order in which they begin, as parallel lists that are longer than what they hold. */
export interface Elements {
  readonly length: number
  readonly tag: readonly TagName[]
  readonly parent: Int32Array
  readonly start: Uint32Array
  /** Where the start tag ends. */
  readonly openEnd: Uint32Array
  /** Where the end tag begins; where it is left out, where the element ends. */
  readonly closeStart: Uint32Array
  readonly end: Uint32Array
}

/** A page, read: tokens with exact offsets, and the elements they make. */
export interface Page {
  readonly text: string
  readonly tokens: Tokens
  readonly elements: Elements
  /** The `summary`, `caption` or `figcaption` of an element. */
  readonly labels: ReadonlyMap<number, number>
  /** Tables that hold headings or other tables: they lay out a page. */
  readonly layoutTables: ReadonlySet<number>
  readonly hasFirstHeading: boolean
}
