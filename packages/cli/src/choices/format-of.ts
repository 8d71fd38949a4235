import { extname } from 'node:path'
import { codeLanguageOf } from './code-language-of.js'
import type { StrategyName } from './strategies.js'

/** What files of a name hold, by what stands behind the last dot. */
const byExtension: Readonly<Record<string, StrategyName>> = {
  md: 'markdown',
  markdown: 'markdown',
  mdown: 'markdown',
  mkd: 'markdown',
  mdx: 'markdown',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  xml: 'xml',
  svg: 'xml',
  rss: 'xml',
  atom: 'xml',
  opml: 'xml',
  nxml: 'xml',
  dbk: 'xml',
  docbook: 'xml',
  tei: 'xml',
  xsd: 'xml',
  xsl: 'xml',
  xslt: 'xml',
  kml: 'xml',
  gpx: 'xml',
  tex: 'latex',
  latex: 'latex',
  ltx: 'latex',
  sty: 'latex',
  rst: 'rst',
  rest: 'rst',
  adoc: 'asciidoc',
  asciidoc: 'asciidoc',
  asc: 'asciidoc',
  org: 'org',
  csv: 'table',
  tsv: 'table',
  tab: 'table',
  json: 'json',
  geojson: 'json',
  webmanifest: 'json',
  jsonl: 'json-lines',
  ndjson: 'json-lines',
  txt: 'recursive',
  text: 'recursive',
  log: 'recursive',
}

/** How much of a text is looked at, in code units. */
export const sniffedLength = 4096

/**
 * The strategy that `auto` stands for: by the ending of the name, else by what the text looks like. Plain text is what
 * shows no clear signs of anything else.
 *
 * @param head the beginning of the text, {@link sniffedLength} code units of it or all
 */
export function formatOf(name: string, head: string): StrategyName {
  const known = byExtension[extname(name).slice(1).toLowerCase()]
  return known ?? (codeLanguageOf(name, head) === undefined ? sniff(head) : 'code')
}

/** Signs of Markdown, none of which plain text is likely to show; two kinds of them are taken for proof. */
const markdownSigns: readonly RegExp[] = [
  /^ {0,3}#{1,6} +\S/m,
  /^ {0,3}(?:```|~~~)/m,
  /^ {0,3}\|?(?: *:?-{3,}:? *\|)+ *(?::?-{3,}:?)? *\|? *$/m,
  /\[[^\]\n]{1,200}\]\([^)\s]{1,400}\)/,
  /^ {0,3}[-*+] +\S[^\n]*\n {0,3}[-*+] +\S/m,
  /(?:^|\s)\*\*[^*\s][^*\n]{0,200}\*\*(?:\s|[.,:;!?]|$)/m,
]

function sniff(head: string): StrategyName {
  if (
    /^\ufeff?\s*(?:<\?xml[^>]{0,200}>\s*)?(?:<!--[\s\S]{0,1000}?-->\s*)?<(?:!doctype html|html)[\s>]/i.test(
      head,
    )
  )
    return 'html'
  if (/^\ufeff?\s*<\?xml\s/.test(head)) return 'xml'
  const signs = markdownSigns.filter((sign) => sign.test(head)).length
  return signs >= 2 ? 'markdown' : 'recursive'
}
