import type { Chunk } from 'ashlar'

/** The last line of a chunk where it is a heading. */
const headings: Readonly<Record<string, RegExp>> = {
  markdown: /^ {0,3}#{1,6}[ \t]+\S/,
  asciidoc: /^={1,6} \S/,
  org: /^\*+ \S/,
  latex: /^[ \t]*\\(?:part|chapter|(?:sub){0,2}section|(?:sub)?paragraph)\*?\{.*\}$/,
}

/** Whether a chunk ends with a heading and does not end there where the document does. Headings in blocks of code are none. */
export function endsWithHeading(
  category: string,
  { start, end, text, kind }: Chunk,
  source: string,
): boolean {
  const heading = headings[category]
  if (heading === undefined || kind === 'code' || source.slice(end).trim() === '') return false
  if (!/^[ \t]*[\r\n]/.test(source.slice(end, end + 200))) return false
  const lines = text.trimEnd().split(/\r\n|\n|\r/)
  if (!heading.test(lines.at(-1)!)) return false
  return category !== 'markdown' || !isInFence(source.slice(0, start) + lines.slice(0, -1).join('\n'))
}

/** Whether a fence is open at the end of a text, by the rules of CommonMark 4.5 for lines outside of containers. */
function isInFence(text: string): boolean {
  let open: string | undefined
  for (const line of text.split(/\r\n|\n|\r/)) {
    const fence = /^[ >]*(`{3,}|~{3,})(.*)$/.exec(line)
    if (fence === null) continue
    const [, marks, info] = fence as unknown as [string, string, string]
    if (open === undefined) {
      if (marks[0] === '~' || !info.includes('`')) open = marks
    } else if (marks[0] === open[0] && marks.length >= open.length && info.trim() === '') open = undefined
  }
  return open !== undefined
}
