import { looksLikeCode, withoutFences } from './prose-around.js'

/** Signs of Markdown, none of which plain text is likely to show; two kinds of them are taken for proof. */
const signs: readonly RegExp[] = [
  /^ {0,3}#{1,6} +\S/m,
  /^ {0,3}(?:```|~~~)/m,
  /^ {0,3}\|?(?: *:?-{3,}:? *\|)+ *(?::?-{3,}:?)? *\|? *$/m,
  /\[[^\]\n]{1,200}\]\([^)\s]{1,400}\)/,
  /^ {0,3}[-*+] +\S[^\n]*\n {0,3}[-*+] +\S/m,
  /(?:^|\s)\*\*[^*\s][^*\n]{0,200}\*\*(?:\s|[.,:;!?]|$)/m,
]

/** A fence with a closing one below it. */
const fencePair = /^ {0,3}(```|~~~)[^\n`]*\n(?:[^\n]*\n){0,400}? {0,3}\1[`~]*[ \t]*$/m

/** How many kinds of signs of Markdown a text shows. Front matter is none. */
export function markdownSigns(head: string): number {
  const text = withoutFences(head)
  return signs.filter((sign) => sign.test(text)).length
}

/**
 * Whether a text is Markdown: by three kinds of signs; or, where its lines are not those of programs and settings, by two, by
 * a fence that is closed, or by headings that stand free and have prose below them. Comments look like headings.
 */
export function looksLikeMarkdown(head: string): boolean {
  const text = withoutFences(head)
  const count = markdownSigns(head)
  if (count < 3 && looksLikeCode(text)) return false
  return count >= 2 || fencePair.test(head.replace(/\r\n?/g, '\n')) || hasHeadingsOverProse(text)
}

function hasHeadingsOverProse(text: string): boolean {
  const lines = text.replace(/^\ufeff/, '').split('\n')
  const isBlank = (at: number) => (lines[at] ?? '').trim() === ''
  const isHeading = (line: string) => /^#{1,6} +\S/.test(line)
  const headings = lines.flatMap((line, at) => (isHeading(line) ? [at] : []))
  const areFree = headings.every((at) => isBlank(at - 1) && isBlank(at + 1))
  const hasProse = lines.some((line) => /^(?:\p{Lu}|\p{Lo}|["'*_[(\u201c])/u.test(line))
  return headings.length > 0 && areFree && hasProse
}
