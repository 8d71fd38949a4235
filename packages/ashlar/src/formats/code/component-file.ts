import type { Outline } from '../../outline/outline.js'
import type { Span } from '../../span.js'
import { readLines } from './indented-code.js'
import { type Block, JoinedItems } from './joined-items.js'
import { lineFrom, lineMap } from './line-map.js'
import { outlineOf } from './outline-of-code.js'
import { type CodeReader, readProgram } from './read-code.js'

/** Who reads the parts of a component: scripts as TypeScript, which holds JavaScript, and styles as CSS. */
export interface ComponentReaders {
  readonly script: CodeReader
  readonly style: CodeReader
}

/**
 * The outline of a component of one file, as Vue and Svelte have them: each script, style and template is a block with its
 * tag as context; what stands outside of blocks is read by its lines.
 */
export function readComponent(text: string, readers: ComponentReaders): Outline {
  const lines = lineMap(text)
  const found = new JoinedItems()
  let from = 0
  for (const block of blocksOf(text)) {
    found.add(readLines(text, lines, { start: from, end: block.start }))
    found.open(block, lineFrom(lines, block.start))
    const reader = block.tag === 'template' ? undefined : readers[block.tag as keyof ComponentReaders]
    found.add(
      reader
        ? readProgram(text, lines, block.inner, reader)
        : readLines(text, lines, afterLine(text, block.inner)),
    )
    found.close()
    from = block.inner.end
  }
  found.add(readLines(text, lines, { start: from, end: text.length }))
  return outlineOf(text, lines, found)
}

/** The blocks whose tags begin a line without indentation. Without a closing tag a block reaches to the end. */
function* blocksOf(text: string): Iterable<Block> {
  const opening = /^<(script|style|template)(?=[\s>])[^<>]{0,1000}>/gm
  for (let match = opening.exec(text); match !== null; match = opening.exec(text)) {
    const closing = new RegExp(`^</${match[1]!}`, 'gm')
    closing.lastIndex = opening.lastIndex
    const end = closing.exec(text)?.index ?? text.length
    yield { tag: match[1]!, start: match.index, end, inner: { start: opening.lastIndex, end } }
    opening.lastIndex = end
  }
}

/** A span without what is left of its first line, which is the tag's. */
function afterLine(text: string, { start, end }: Span): Span {
  const lineEnd = text.indexOf('\n', start)
  return { start: lineEnd === -1 ? end : Math.min(end, lineEnd + 1), end }
}
