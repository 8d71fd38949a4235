import { extname } from 'node:path'
import { codeLanguageOf } from './code-language-of.js'
import { looksLikePage, looksLikeXml } from './signs/html-signs.js'
import { looksLikeJson, looksLikeJsonLines } from './signs/json-signs.js'
import { markupOf } from './signs/markup-of.js'
import { looksLikeTable } from './signs/table-signs.js'
import { looksLikeYaml } from './signs/yaml-signs.js'
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
  jsonc: 'json',
  geojson: 'json',
  webmanifest: 'json',
  yaml: 'yaml',
  yml: 'yaml',
  jsonl: 'json-lines',
  ndjson: 'json-lines',
  txt: 'recursive',
  text: 'recursive',
  log: 'recursive',
}

/** How much of a text is looked at, in code units. */
export const sniffedLength = 16_384

/**
 * The strategy that `auto` stands for: by the ending of the name, else by what the text looks like. Plain text is what
 * shows no clear signs of anything else.
 *
 * @param head the beginning of the text, {@link sniffedLength} code units of it or all
 */
export function formatOf(name: string, head: string): StrategyName {
  const known = byExtension[extname(name).slice(1).toLowerCase()]
  if (known === 'json' && looksLikeJsonLines(head, isWhole(head))) return 'json-lines'
  return known ?? (codeLanguageOf(name, head) === undefined ? sniff(head) : 'code')
}

function sniff(head: string): StrategyName {
  if (looksLikePage(head)) return 'html'
  if (looksLikeXml(head)) return 'xml'
  return sniffData(head) ?? markupOf(head) ?? 'recursive'
}

/** The format of data that a text begins like. */
function sniffData(head: string): StrategyName | undefined {
  if (looksLikeJsonLines(head, isWhole(head))) return 'json-lines'
  if (looksLikeJson(head)) return 'json'
  if (looksLikeTable(head, isWhole(head))) return 'table'
  return looksLikeYaml(head, isWhole(head)) ? 'yaml' : undefined
}

/** Whether the beginning of a text is all of it. */
function isWhole(head: string): boolean {
  return head.length < sniffedLength
}
