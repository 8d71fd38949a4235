import { extname } from 'node:path'
import { codeLanguageOf } from './code-language-of.js'
import { markupOf } from './signs/markup-of.js'
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
  return known ?? (codeLanguageOf(name, head) === undefined ? (markupOf(head) ?? 'recursive') : 'code')
}
