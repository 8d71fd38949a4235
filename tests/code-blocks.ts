import { textOf } from './repository.js'

/** A fenced block of a Markdown file. */
export interface CodeBlock {
  readonly path: string
  /** The line of the opening fence, from 1. */
  readonly line: number
  readonly language: string
  readonly code: string
  /** What the page says that it prints: the `// -> ` comments, else the ```text block that follows directly. */
  readonly printed: readonly string[]
}

/** The fenced blocks of a Markdown file, in order. */
export function codeBlocks(path: string): CodeBlock[] {
  const blocks: CodeBlock[] = []
  let last: CodeBlock | undefined
  let between = ''
  for (const match of textOf(path).matchAll(/^```(\w*)[^\n]*\n(.*?)^```$|^[^\n]*$/gms)) {
    const [whole, language, code] = match
    if (code === undefined) {
      between += whole
      continue
    }
    const line = textOf(path).slice(0, match.index).split('\n').length
    if (language === 'text' && last !== undefined && last.printed.length === 0 && between === '') {
      blocks[blocks.length - 1] = { ...last, printed: code.trimEnd().split('\n') }
    }
    last = { path, line, language: language ?? '', code, printed: expectedLines(code) }
    blocks.push(last)
    between = ''
  }
  return blocks
}

function expectedLines(code: string): string[] {
  return [...code.matchAll(/\/\/ -> (.*)$/gm)].map((match) => match[1]!)
}
