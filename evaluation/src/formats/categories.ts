import { recursive, type Strategy } from 'ashlar'
import { asciidoc } from 'ashlar/asciidoc'
import { html } from 'ashlar/html'
import { json } from 'ashlar/json'
import { latex } from 'ashlar/latex'
import { markdown } from 'ashlar/markdown'
import { org } from 'ashlar/org'
import { rst } from 'ashlar/rst'
import { table } from 'ashlar/table'

/** The strategy for each folder of the evaluation data that holds texts of a format. */
const strategies: Readonly<Record<string, () => Strategy>> = {
  markdown,
  html,
  latex,
  rst,
  asciidoc,
  org,
  csv: table,
  json,
  notebook: json,
}

/** The strategy for a folder: that of its format, else the one for plain text. */
export function strategyOf(category: string): Strategy {
  return (strategies[category] ?? recursive)()
}
