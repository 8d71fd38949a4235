import type { Span } from '../../span.js'
import { readAttributes } from './attributes.js'
import { decodeEntities } from './decode-entities.js'
import { type Page, tokenKinds } from './page.js'
import { tokenAt } from './token-at.js'

/** How much of a page a title is read from, in code units. */
const most = 2000

/** The text of a part of a page as a title: without tags, entities decoded, white space folded, images by their `alt`. */
export function plainTitle(page: Page, { start, end: whole }: Span): string {
  const { text, tokens, elements } = page
  const end = Math.min(whole, start + most)
  let title = ''
  let at = start
  for (let index = tokenAt(tokens, start); index < tokens.length && tokens.start[index]! < end; index++) {
    title += decodeEntities(text.slice(at, tokens.start[index]!))
    at = Math.max(at, tokens.end[index]!)
    if (tokens.kind[index] !== tokenKinds.open) continue
    const element = tokens.element[index]!
    const { role, isBlock } = elements.tag[element]!
    if (role === 'image')
      title += readAttributes(text.slice(tokens.start[index]!, at), 'alt').get('alt') ?? ''
    else if (isBlock || role === 'break') title += ' '
    else if (role === 'skipped') {
      at = elements.end[element]!
      index = tokenAt(tokens, at) - 1
    }
  }
  if (at < end) title += decodeEntities(text.slice(at, end))
  return title.replace(/\s+/g, ' ').trim()
}
