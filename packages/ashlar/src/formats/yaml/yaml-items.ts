import { CST } from 'yaml'
import type { Span } from '../../span.js'

/** One member of a mapping or element of a sequence. */
export type YamlItem = CST.CollectionItem

/** Where an item begins: with the comments before it, at the beginning of its line if nothing else stands there. */
export function itemStart(text: string, item: YamlItem, floor: number): number {
  const first = item.start.find(({ type }) => type !== 'space' && type !== 'newline' && type !== 'comma')
  const at = first?.offset ?? item.key?.offset ?? item.sep?.[0]?.offset ?? item.value?.offset ?? floor
  return Math.max(floor, indentationStart(text, at))
}

/** Whether there is more than comments. */
export function hasContent({ start, key, sep, value }: YamlItem): boolean {
  return (
    key !== undefined ||
    sep !== undefined ||
    value !== undefined ||
    start.some(({ type }) => type === 'seq-item-ind')
  )
}

/** A key from the beginning of its line to behind its colon; `undefined` where there is none or a long one. */
export function keyLead(text: string, { key, sep }: YamlItem, floor: number): Span | undefined {
  const colon = sep?.find(({ type }) => type === 'map-value-ind')
  if (!key || colon === undefined) return undefined
  const start = Math.max(floor, indentationStart(text, key.offset))
  const end = colon.offset + 1
  return end - start > longestKey ? undefined : { start, end }
}

/** The plain text of a key. */
export function keyTitle({ key }: YamlItem): string {
  if (!key) return ''
  if (CST.isScalar(key) && 'source' in key) return CST.resolveAsScalar(key)?.value.slice(0, longestKey) ?? ''
  return CST.stringify(key).trim().slice(0, longestKey)
}

const longestKey = 200

/** The beginning of a line when there are only blanks between it and `at`; else `at`. */
export function indentationStart(text: string, at: number): number {
  let start = at
  while (start > 0 && (text[start - 1] === ' ' || text[start - 1] === '\t')) start--
  return start === 0 || text[start - 1] === '\n' ? start : at
}
