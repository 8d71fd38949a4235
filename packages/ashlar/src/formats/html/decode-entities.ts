import { readEntity } from './read-entity.js'

/** What may be a character reference; whether it is one, its name decides. */
export const entityPattern = /&(?:#\d{1,8}|#[xX][\da-fA-F]{1,7}|[A-Za-z][A-Za-z\d]{0,31});?/g

const entityHere = new RegExp(entityPattern.source, 'y')

/** What may be a character reference at a place, as it is written. */
export function entityAt(text: string, at: number): string | undefined {
  entityHere.lastIndex = at
  return entityHere.test(text) ? text.slice(at, entityHere.lastIndex) : undefined
}

const most = 4096
const known = new Map<string, string>()

/** A character reference as the text it stands for; what is none stays as it is. */
export function decodeEntity(written: string): string {
  const seen = known.get(written)
  if (seen !== undefined) return seen
  const entity = readEntity(written)
  const value = entity === undefined ? written : entity.value + written.slice(entity.length)
  if (known.size >= most) known.clear()
  known.set(written, value)
  return value
}

/** The value of an attribute, where a character reference needs its semicolon: `?a=1&copy=2` has none. */
export function decodeAttribute(value: string): string {
  if (!value.includes('&')) return value
  return value.replace(entityPattern, (written) => (written.endsWith(';') ? decodeEntity(written) : written))
}

/** A text with its character references replaced by what they stand for. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? text.replace(entityPattern, decodeEntity) : text
}
