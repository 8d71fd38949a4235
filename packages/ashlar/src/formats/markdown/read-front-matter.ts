import { strengths } from '../../boundaries/boundary.js'
import { frontMatter } from './front-matter.js'
import type { LineCursor } from './line-cursor.js'
import type { OutlineWriter } from './outline-writer.js'

/** Reads front matter, if the document at the cursor begins with some, line by line. Gives where it ends, 0 for none. */
export function readFrontMatter(cursor: LineCursor, writer: OutlineWriter): number {
  const found = frontMatter(cursor.text)
  if (found === undefined) return 0
  const { end, next, mark } = found
  cursor.advance()
  const lead = { start: cursor.content, end: cursor.contentEnd }
  writer.add({ kind: 'front matter', start: 0, end, parent: -1, lead, leadIsNeeded: true, closer: mark })
  writer.verbatim(0, end)
  writer.glue(0, lead.end, 0)
  let lastEnd = lead.end
  while (cursor.next < next && cursor.advance()) {
    if (cursor.isBlank) continue
    if (cursor.next < next) {
      writer.place(cursor.start, strengths.line)
      writer.reach(cursor.content)
      lastEnd = cursor.contentEnd
    }
  }
  if (writer.isGlued) writer.reach(end - 1)
  else writer.keep(lastEnd, end)
  return end
}
