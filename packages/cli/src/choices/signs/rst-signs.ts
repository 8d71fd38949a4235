import { looksLikeCode, withoutFences } from './prose-around.js'

/** One of these is proof. */
const strong: readonly RegExp[] = [
  /^ {0,8}\.\. [a-z][\w:-]{1,40}::(?:\s|$)/m,
  /^\.\. _[^:\n]{1,100}:/m,
  /:[a-z][\w+.-]{1,30}:`[^`\n]{1,200}`/,
  /`[^`\n<]{1,200}<[^>\n]{1,400}>`__?(?!\w)/,
  /^(=|-|~|\*|#|\^){4,80}\n[^\n]{1,80}\n\1{4,80}[ \t]*$/m,
]

/** Of these, two kinds are. */
const weak: readonly RegExp[] = [
  /^\S[^\n]{2,80}\n(?:={3,80}|-{3,80}|~{3,80}|\^{3,80}|"{3,80}|\*{3,80})[ \t]*$/m,
  /^\S[^\n]{2,80}\n(?:~{3,80}|\^{3,80}|"{3,80}|\*{3,80})[ \t]*$/m,
  /(?:^|[\s(])``[^`\n]{1,200}``/m,
  /\S::[ \t]*\n[ \t]*\n[ \t]+\S/,
  /^={2,40} +={2,40}(?: +={2,40})*[ \t]*$/m,
  /^:[A-Za-z][\w ]{0,30}: \S/m,
]

/** A heading of Markdown, as no line of reStructuredText looks. */
const heading = /^ {0,3}#{1,6} \S/m

/** Whether a text shows signs of reStructuredText that Markdown has not. */
export function looksLikeRst(head: string): boolean {
  const text = withoutFences(head)
  if (heading.test(text)) return false
  if (looksLikeCode(text.replace(/^[ \t]*(?:\.\.|:)[^\n]*$/gm, ''))) return false
  return strong.some((sign) => sign.test(text)) || weak.filter((sign) => sign.test(text)).length >= 2
}
