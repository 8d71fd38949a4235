import type { Outline } from '../../outline/outline.js'
import type { HtmlOptions } from './html-options.js'
import { readHtml } from './read-html.js'

/** The source with a bar before every place to cut. */
export function barred(text: string): string {
  const { at } = readHtml(text).places
  let shown = ''
  let from = 0
  for (const place of at) {
    shown += `${text.slice(from, place)}|`
    from = place
  }
  return shown + text.slice(from)
}

/** The nodes of a page, one a line, indented by depth: kind, title, and the source. */
export function nodeLines(text: string, options?: HtmlOptions): string[] {
  const { nodes } = readHtml(text, options)
  const depths: number[] = []
  return nodes.map(({ kind, title, parent, start, end }, index) => {
    depths[index] = parent === -1 ? 0 : depths[parent]! + 1
    const name = title === undefined ? kind : `${kind} ${JSON.stringify(title)}`
    return `${'  '.repeat(depths[index]!)}${name}: ${text.slice(start, end).replaceAll('\n', ' ')}`
  })
}

/** The source of spans. */
export function slices(text: string, spans: Outline['unbroken'] = []): string[] {
  return spans.map(({ start, end }) => text.slice(start, end))
}
