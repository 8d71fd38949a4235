import { textOf } from './repository.js'

/** A fenced block of a Markdown file. */
export interface CodeBlock {
  readonly path: string
  /** The line of the opening fence, from 1. */
  readonly line: number
  readonly language: string
  readonly code: string
  /** What the page says that it prints: the `// -> ` comments, else the `text` block directly below. */
  readonly printed: readonly string[]
}

const fence = /^( *)```(\w*)\n(.*?)^\1```$/gms

/** The fenced blocks of a Markdown file, in order. */
export function codeBlocks(path: string): CodeBlock[] {
  const text = textOf(path)
  return [...text.matchAll(fence)].map((match, index, all) => {
    const [whole, indent, language, body] = match
    const code = body!.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    const comments = [...code.matchAll(/\/\/ -> (.*)$/gm)].map((comment) => comment[1]!)
    const below = all[index + 1]
    const outputBelow =
      comments.length === 0 &&
      below?.[2] === 'text' &&
      text.slice(match.index + whole.length, below.index).trim() === ''
    const printed = outputBelow ? below[3]!.trimEnd().split('\n') : comments
    const line = text.slice(0, match.index).split('\n').length
    return { path, line, language: language!, code, printed }
  })
}
