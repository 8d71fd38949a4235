import { recursive, type Strategy } from 'ashlar'
import { asciidoc } from 'ashlar/asciidoc'
import { html } from 'ashlar/html'
import { json } from 'ashlar/json'
import { latex } from 'ashlar/latex'
import { markdown } from 'ashlar/markdown'
import { org } from 'ashlar/org'
import { rst } from 'ashlar/rst'
import { table } from 'ashlar/table'
import { xml } from 'ashlar/xml'

/** How the texts of a folder are cut. */
export interface Category {
  readonly name: string
  readonly strategy: Strategy
}

/** The strategies for each folder of the evaluation data that holds texts of a format. */
const byFolder: Readonly<Record<string, () => readonly Category[]>> = {
  markdown: () => [{ name: 'markdown', strategy: markdown() }],
  html: () => [
    { name: 'html', strategy: html() },
    { name: 'html as markdown', strategy: html({ as: 'markdown' }) },
    { name: 'html as html', strategy: html({ as: 'html' }) },
    { name: 'html as xml', strategy: xml() },
  ],
  latex: () => [{ name: 'latex', strategy: latex() }],
  rst: () => [{ name: 'rst', strategy: rst() }],
  asciidoc: () => [{ name: 'asciidoc', strategy: asciidoc() }],
  org: () => [{ name: 'org', strategy: org() }],
  csv: () => [{ name: 'csv', strategy: table() }],
  json: () => [{ name: 'json', strategy: json() }],
  notebook: () => [{ name: 'notebook', strategy: json() }],
}

/** The ways in which the texts of a folder are cut: by their format, else as plain text. */
export function categoriesOf(folder: string): readonly Category[] {
  return byFolder[folder]?.() ?? [{ name: folder, strategy: recursive() }]
}
