import { isSpaceOrTab, LineCursor } from './line-cursor.js'

/** Where front matter ends, without the line end behind it, and where the line after it begins. */
export interface FrontMatter {
  /** The line that opens it. */
  readonly mark: string
  readonly end: number
  readonly next: number
}

/**
 * The YAML (`---`) or TOML (`+++`) that a document begins with. A rule at the beginning is
 * none: the first line of YAML has to be a key, a comment, an item or a brace.
 */
export function frontMatter(text: string): FrontMatter | undefined {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const mark = text.slice(start, start + 3)
  if (mark !== '---' && mark !== '+++') return undefined
  const lines = new LineCursor(text)
  lines.advance()
  if (lines.contentEnd !== start + 3) return undefined
  let isBelieved = mark === '+++'
  while (lines.advance()) {
    const length = lines.contentEnd - lines.start
    if (length === 3 && isClosing(text, lines.start, mark)) {
      return isBelieved ? { mark, end: lines.contentEnd, next: lines.next } : undefined
    }
    if (!isBelieved && !startsYaml(text, lines.start, lines.contentEnd)) return undefined
    isBelieved = true
  }
  return undefined
}

function isClosing(text: string, at: number, mark: string): boolean {
  return text.startsWith(mark, at) || (mark === '---' && text.startsWith('...', at))
}

function startsYaml(text: string, start: number, end: number): boolean {
  const first = text.charAt(start)
  if (end === start || isSpaceOrTab(first.charCodeAt(0))) return false
  if (first === '#' || first === '{' || first === '%' || text.startsWith('- ', start)) return true
  const line = text.slice(start, end)
  return line.endsWith(':') || line.includes(': ') || line.includes(':\t')
}
