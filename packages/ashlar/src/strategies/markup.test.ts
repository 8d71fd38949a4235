import { describe, expect, test } from 'vitest'
import { chunk } from '../chunk-text.js'
import { asciidoc } from './asciidoc.js'
import { latex } from './latex.js'
import { org } from './org.js'
import { rst } from './rst.js'
import type { Strategy } from './strategy.js'

const rendered = (text: string, size: number, strategy: Strategy) =>
  chunk(text, { size, strategy }).map((one) => one.rendered)

describe('pieces of an item show its first line', () => {
  test('in reStructuredText, with the blank line that a list needs', () => {
    expect(rendered('* wall\n\n  * first stone\n  * second stone\n', 32, rst())).toEqual([
      '* wall\n\n  * first stone',
      '* wall\n\n  * second stone',
    ])
  })

  test('but where that line announces the literal block of the piece', () => {
    const [, second] = rendered('* build so::\n\n    lay(1, 2)\n    lay(3, 4)\n    lay(5, 6)\n', 44, rst())
    expect(second).toBe('build so::\n\n    lay(5, 6)')
  })

  test('in Org', () => {
    expect(rendered('- wall\n  - first stone\n  - second stone\n', 28, org())).toEqual([
      '- wall\n  - first stone',
      '- wall\n  - second stone',
    ])
  })

  test('in AsciiDoc', () => {
    expect(rendered('* wall\n** first stone\n** second stone\n', 28, asciidoc())).toEqual([
      '* wall\n** first stone',
      '* wall\n** second stone',
    ])
  })
})

describe('rows that are too long are cut between cells, and each piece keeps its column', () => {
  const alpha = 'alpha '.repeat(7)
  const beta = 'beta '.repeat(8)

  test('in Org', () => {
    expect(rendered(`| a | b |\n|---+---|\n| ${alpha}| ${beta}|\n`, 70, org())).toEqual([
      `| a | b |\n|---+---|\n| ${alpha}|`,
      `| a | b |\n|---+---|\n| | ${beta}|`,
    ])
  })

  test('in AsciiDoc', () => {
    expect(rendered(`|===\n|a |b\n\n|${alpha}|${beta}\n|===\n`, 72, asciidoc())).toEqual([
      `|===\n|a |b\n\n|${alpha}|\n|===`,
      `|===\n|a |b\n\n| | ${beta}\n|===`,
    ])
  })

  test('in LaTeX', () => {
    const text = `\\begin{tabular}{ll}\na & b \\\\ \\hline\n${alpha}& ${beta}\\\\\n\\end{tabular}\n`
    expect(rendered(text, 100, latex())).toEqual([
      `\\begin{tabular}{ll}\na & b \\\\ \\hline\n${alpha}&\n\\end{tabular}`,
      `\\begin{tabular}{ll}\na & b \\\\ \\hline\n& ${beta}\\\\\n\\end{tabular}`,
    ])
  })
})

test('a table whose header has no room shows its opening line, and is closed', () => {
  const header = '\\textbf{The names of the stones} & \\textbf{Where they are found} \\\\ \\hline'
  const text = `\\begin{tabular}{ll}\n${header}\nflint & chalk \\\\\nslate & hills \\\\\n\\end{tabular}\n`
  for (const piece of rendered(text, 80, latex())) {
    expect(piece).toMatch(/^\\begin\{tabular\}/)
    expect(piece).toMatch(/\\end\{tabular\}$/)
  }
})

test('a caption above a table is shown with its header', () => {
  const rows = 'flint & 2 \\\\\nslate & 3 \\\\\nchalk & 1 \\\\\n'.repeat(8)
  const text = `\\begin{table}\n\\caption{Stones}\n\\begin{tabular}{ll}\nstone & weight \\\\ \\hline\n${rows}\\end{tabular}\n\\end{table}\n`
  const pieces = rendered(text, 300, latex())
  expect(pieces.length).toBeGreaterThan(1)
  for (const piece of pieces)
    expect(piece).toContain('\\begin{table}\n\\caption{Stones}\n\\begin{tabular}{ll}\nstone & weight')
})

test('a caption below a table is no part of what its pieces show', () => {
  const rows = 'flint & 2 \\\\\n'.repeat(12)
  const text = `\\begin{table}\n\\begin{tabular}{ll}\n${rows}\\end{tabular}\n\\caption{Stones}\n\\end{table}\n`
  for (const piece of rendered(text, 120, latex()).slice(0, -1)) expect(piece).not.toContain('caption')
})

test('a heading goes with the beginning of a word that is too long for a chunk', () => {
  const word = 'x'.repeat(60)
  const texts: [string, Strategy][] = [
    [`Walls\n=====\n\n${word}\n`, rst()],
    [`\\section{Walls}\n${word}\n`, latex()],
    [`* Walls here\n${word}\n`, org()],
    [`== Walls here\n\n${word}\n`, asciidoc()],
  ]
  for (const [text, strategy] of texts) expect(rendered(text, 30, strategy)[0]).toMatch(/x$/)
})
