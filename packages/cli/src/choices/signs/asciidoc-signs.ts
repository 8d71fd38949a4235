import { withoutFences } from './prose-around.js'

const title = /^\ufeff?(?:[ \t]*\n|\/\/[^\n]*\n|:[\w-]+:[^\n]*\n){0,20}= \S[^\n]*[^\s=][ \t]*(?:\n|$)/
const attributes =
  /^\[(?:source|listing|quote|verse|NOTE|TIP|WARNING|IMPORTANT|CAUTION|cols|options|%)[^\]\n]{0,200}\]\n(?:\.[^\n]{1,200}\n)?(?:-{4,}|={4,}|\.{4,}|_{4,}|\*{4,}|\|={3,})[ \t]*$/m
const macro = /^(?:include|image|video|audio)::[^\s[\]]{1,300}\[[^\]\n]{0,300}\][ \t]*$/m
const tableMark = /^\|={3,}[ \t]*\n(?:[^\n]*\n){1,400}?\|={3,}[ \t]*$/m

/** Whether a text begins with a title of AsciiDoc, or has one of its blocks with attributes, its block macros or tables. */
export function looksLikeAsciidoc(head: string): boolean {
  const text = withoutFences(head)
  return title.test(text) || attributes.test(text) || macro.test(text) || tableMark.test(text)
}
