import type { StrategyName } from '../strategies.js'
import { looksLikeAsciidoc } from './asciidoc-signs.js'
import { looksLikeHtml } from './html-signs.js'
import { looksLikeLatex } from './latex-signs.js'
import { looksLikeMarkdown } from './markdown-signs.js'
import { looksLikeOrg } from './org-signs.js'
import { looksLikeRst } from './rst-signs.js'

/** Signs of markup are looked for in so many code units: the more text, the likelier is a sign that means nothing. */
const markupLength = 4096

/** The formats in the order in which they are asked for: those with the clearest signs first. */
const formats: readonly (readonly [StrategyName, (head: string) => boolean])[] = [
  ['html', looksLikeHtml],
  ['latex', looksLikeLatex],
  ['org', looksLikeOrg],
  ['asciidoc', looksLikeAsciidoc],
  ['rst', looksLikeRst],
  ['markdown', looksLikeMarkdown],
]

/** The markup that a text begins like, if any. */
export function markupOf(head: string): StrategyName | undefined {
  const text = head.slice(0, markupLength).replace(/\r\n?/g, '\n')
  return formats.find(([, looksLikeIt]) => looksLikeIt(text))?.[0]
}
