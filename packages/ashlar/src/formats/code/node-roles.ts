import type { Language } from 'web-tree-sitter'
import { type CodeLanguage, sharedKinds, type TitleForm } from './code-language.js'

/** What a kind of node is for the outline. */
export const role = {
  other: 0,
  comment: 1,
  decorator: 2,
  declaration: 3,
  wrapper: 4,
  value: 5,
  literal: 6,
  body: 7,
  import: 8,
  closer: 9,
  continuation: 10,
  text: 11,
  parameters: 12,
  opener: 13,
  transparent: 14,
  /** A keyword or sign: what follows it on the next line goes on with it. */
  sign: 15,
} as const

export type Role = (typeof role)[keyof typeof role]

/** The number of a field of the grammar, 0 where the grammar has none of that name. */
export interface Fields {
  readonly names: ReadonlySet<number>
  readonly receiver: number
}

/** The kinds of one grammar by their numbers, so that a walk compares numbers and no names. */
export interface NodeRoles {
  readonly of: Uint8Array
  /** How a keyword or sign is written; empty for all other kinds. */
  readonly signs: readonly string[]
  readonly titles: ReadonlyMap<number, TitleForm>
  readonly identifiers: ReadonlySet<number>
  readonly strings: ReadonlySet<number>
  readonly fields: Fields
}

/** The number that tree-sitter gives to what it could not parse. */
export const errorKind = 0xffff

const identifier = /^(identifier|simple_identifier|type_identifier|constant|name|word|property_identifier)$/
/** Signs that grammars give the names that they are written by. */
const plainSign = /^[\w(){}[\]:;,.=]+$/
const nameFields = ['name', 'left', 'key', 'property', 'declarator', 'pattern']

export function nodeRoles(language: CodeLanguage, grammar: Language): NodeRoles {
  const of = new Uint8Array(errorKind + 1)
  const signs = Array.from(grammar.types, () => '')
  const titles = new Map<number, TitleForm>()
  const identifiers = new Set<number>()
  const strings = new Set<number>()
  grammar.types.forEach((kind, id) => {
    if (kind === null || kind === undefined) return
    const named = grammar.nodeTypeIsNamed(id)
    of[id] = named ? roleOfNamed(language, kind) : roleOfSign(kind)
    if (!named && plainSign.test(kind)) signs[id] = kind
    if (!named) return
    const form = language.declarations[kind] ?? language.values?.[kind]
    if (form !== undefined) titles.set(id, form)
    if (identifier.test(kind)) identifiers.add(id)
    if (language.docstrings && (kind === 'string' || kind === 'expression_statement')) strings.add(id)
  })
  of[errorKind] = role.transparent
  const field = (name: string) => grammar.fieldIdForName(name) ?? 0
  const names = new Set(nameFields.map(field).filter((id) => id !== 0))
  return { of, signs, titles, identifiers, strings, fields: { names, receiver: field('receiver') } }
}

function roleOfNamed(language: CodeLanguage, kind: string): Role {
  if (Object.hasOwn(language.declarations, kind)) return role.declaration
  if (language.values !== undefined && Object.hasOwn(language.values, kind)) return role.value
  if (language.literals?.includes(kind)) return role.literal
  if (language.wrappers?.includes(kind)) return role.wrapper
  if (language.decorators?.includes(kind)) return role.decorator
  if (language.imports?.includes(kind)) return role.import
  if (sharedKinds.comments.test(kind)) return role.comment
  if (includes(sharedKinds.transparent, kind)) return role.transparent
  if (language.bodies?.includes(kind) || includes(sharedKinds.bodies, kind)) return role.body
  if (sharedKinds.parameters.test(kind)) return role.parameters
  if (sharedKinds.texts.test(kind)) return role.text
  if (sharedKinds.closers.test(kind)) return role.closer
  return sharedKinds.continuations.test(kind) ? role.continuation : role.other
}

function roleOfSign(kind: string): Role {
  if (sharedKinds.closers.test(kind)) return role.closer
  if (sharedKinds.openers.test(kind)) return role.opener
  return sharedKinds.separators.test(kind) ? role.other : role.sign
}

function includes(kinds: readonly string[], kind: string): boolean {
  return kinds.includes(kind)
}
