import type { Span } from '../../span.js'
import { decodeEntities } from '../html/decode-entities.js'

/** How much of a title is read, in code units. */
const most = 2000

const markup = /<!--[\s\S]*?-->|<!\[CDATA\[|\]\]>|<[^>]*>/g

/** The text of an element without tags and comments, entities decoded, white space folded. */
export function plainXmlTitle(text: string, { start, end }: Span): string {
  const written = text.slice(start, Math.min(end, start + most)).replace(markup, '')
  return decodeEntities(written).replace(/\s+/g, ' ').trim()
}
