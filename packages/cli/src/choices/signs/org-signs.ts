import { withoutFences } from './prose-around.js'

const keyword = /^#\+(?:title|author|date|options|startup|property|filetags|include|begin_[a-z]+)[: \t]/im
const headline = /^\*+ (?:(?:TODO|DONE) \S|[^\n]{1,300}\n[ \t]*:PROPERTIES:[ \t]*$)/m

/** Whether a text has lines that only Org has: its keywords, headlines with a state or with a drawer of properties. */
export function looksLikeOrg(head: string): boolean {
  const text = withoutFences(head)
  return keyword.test(text) || headline.test(text)
}
