import { recursive, type Strategy } from 'ashlar'
import { asciidoc } from 'ashlar/asciidoc'
import { html } from 'ashlar/html'
import { json } from 'ashlar/json'
import { latex } from 'ashlar/latex'
import { markdown } from 'ashlar/markdown'
import { rst } from 'ashlar/rst'
import { table } from 'ashlar/table'
import { xml } from 'ashlar/xml'

/** The strategy for each folder of the evaluation data that holds texts; behind `as` another one for the same folder. */
export const strategiesByCategory: Readonly<Record<string, () => Strategy | Promise<Strategy>>> = {
  markdown: () => markdown(),
  html: () => html(),
  'html as markdown': () => html({ as: 'markdown' }),
  'html as html': () => html({ as: 'html' }),
  'html as xml': () => xml(),
  latex: () => latex(),
  rst: () => rst(),
  asciidoc: () => asciidoc(),
  csv: () => table(),
  json: () => json(),
  book_txt: () => recursive(),
  prose_intl: () => recursive(),
  subtitles: () => recursive(),
}
