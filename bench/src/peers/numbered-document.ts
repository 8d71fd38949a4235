import { seededRandom } from '../texts/random.js'

/** A block of a document that is written in several formats. Every word is numbered, so that each can be missed. */
export type NumberedBlock =
  | { readonly kind: 'heading'; readonly rank: number; readonly words: string }
  | { readonly kind: 'paragraph'; readonly words: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'code'; readonly lines: readonly string[] }
  | {
      readonly kind: 'table'
      readonly header: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

const seed = 20262

/** Sections with what splitters break: code and tables larger than a chunk, headings in rows, lists. */
export function numberedDocument(sections: number): NumberedBlock[] {
  const random = seededRandom(seed)
  let number = 0
  const words = (count: number) =>
    Array.from(
      { length: count },
      () => `${random.pick(['stone', 'wall', 'arch', 'lime', 'chalk'])}${++number}`,
    )
  const line = (least: number, most: number) => words(random.between(least, most)).join(' ')
  const list = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make)
  const blocks: NumberedBlock[] = []
  for (let section = 0; section < sections; section++) {
    blocks.push({ kind: 'heading', rank: 1 + (section % 3), words: line(2, 5) })
    if (random.once(3)) blocks.push({ kind: 'heading', rank: 2 + (section % 3), words: line(2, 4) })
    for (let count = random.between(1, 3); count > 0; count--)
      blocks.push({ kind: 'paragraph', words: list(random.between(1, 9), () => `${line(6, 20)}.`).join(' ') })
    if (random.once(2)) blocks.push({ kind: 'list', items: list(random.between(2, 12), () => line(2, 12)) })
    if (random.once(2))
      blocks.push({ kind: 'code', lines: list(random.between(3, 60), () => `${line(1, 6)};`) })
    if (random.once(2)) {
      const columns = random.between(2, 4)
      const cells = () => list(columns, () => line(1, 2))
      blocks.push({ kind: 'table', header: words(columns), rows: list(random.between(3, 40), cells) })
    }
  }
  return blocks
}

export function asMarkdown(blocks: readonly NumberedBlock[]): string {
  return blocks.map((block) => `${markdownOf(block)}\n`).join('\n')
}

function markdownOf(block: NumberedBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.rank)} ${block.words}`
    case 'paragraph':
      return block.words
    case 'list':
      return block.items.map((item) => `- ${item}`).join('\n')
    case 'code':
      return ['```js', ...block.lines, '```'].join('\n')
    case 'table':
      return [block.header, block.header.map(() => '---'), ...block.rows]
        .map((cells) => `| ${cells.join(' | ')} |`)
        .join('\n')
  }
}

export function asHtml(blocks: readonly NumberedBlock[]): string {
  return `<!doctype html>\n<html><body>\n${blocks.map(htmlOf).join('\n')}\n</body></html>\n`
}

function htmlOf(block: NumberedBlock): string {
  const each = (items: readonly string[], tag: string) =>
    items.map((item) => `<${tag}>${item}</${tag}>`).join('')
  switch (block.kind) {
    case 'heading':
      return `<h${block.rank}>${block.words}</h${block.rank}>`
    case 'paragraph':
      return `<p>${block.words}</p>`
    case 'list':
      return `<ul>${each(block.items, 'li')}</ul>`
    case 'code':
      return `<pre><code>${block.lines.join('\n')}</code></pre>`
    case 'table':
      return `<table><thead><tr>${each(block.header, 'th')}</tr></thead><tbody>\n${block.rows
        .map((cells) => `<tr>${each(cells, 'td')}</tr>`)
        .join('\n')}\n</tbody></table>`
  }
}
