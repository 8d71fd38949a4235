import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import {
  marks,
  marksByMarkdownIt,
  topBlocks,
  topBlocksByLezer,
  topBlocksByMarkdownIt,
} from './oracles.test-support.js'

interface Example {
  readonly markdown: string
  readonly number: number
}

const { tests } = createRequire(import.meta.url)('commonmark-spec') as { tests: readonly Example[] }
const examples = tests.map(({ number, markdown }) => ({ number, text: markdown.replaceAll('→', '\t') }))

describe('the examples of CommonMark', () => {
  test('are 652', () => {
    expect(examples.length).toBe(652)
  })

  test('have the same top-level blocks as in markdown-it, all of them', () => {
    expect(examples.filter(({ text }) => topBlocks(text) !== topBlocksByMarkdownIt(text))).toEqual([])
  })

  test('have the same top-level blocks as in lezer, but for at most four', () => {
    const others = examples.filter(({ text }) => topBlocks(text) !== topBlocksByLezer(text))
    expect(others.length, JSON.stringify(others)).toBeLessThanOrEqual(4)
  })

  test('have the same blocks with every kind of line end', () => {
    for (const { number, text } of examples) {
      const told = topBlocks(text)
      expect(topBlocks(text.replaceAll('\n', '\r\n')), `example ${number} with CRLF`).toBe(told)
      expect(topBlocks(text.replaceAll('\n', '\r')), `example ${number} with CR`).toBe(told)
    }
  })
})

const data =
  process.env.ASHLAR_DATA ?? fileURLToPath(new URL('../../../../../../shared/data', import.meta.url))
const folder = join(data, 'formats', 'markdown')
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.md')) : []

describe.skipIf(files.length === 0)('real documents (needs ASHLAR_DATA)', () => {
  test.each(files)('%s has the headings, fences and tables that markdown-it finds', (name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    const theirs = marksByMarkdownIt(text)
    // To markdown-it a line of colons that closes a call-out is one more row of the table before it.
    const withColons = theirs.filter((mark) => !marks(text).includes(mark) && endsWithColons(text, mark))
    const expected = theirs.map((mark) => (withColons.includes(mark) ? oneLineLess(mark) : mark))
    expect(marks(text)).toEqual(expected)
  })
})

function endsWithColons(text: string, mark: string): boolean {
  const last = Number(mark.slice(mark.lastIndexOf('-') + 1))
  return mark.startsWith('table') && /^:{3,}$/.test(text.split('\n')[last]!)
}

function oneLineLess(mark: string): string {
  return mark.replace(/\d+$/, (last) => String(Number(last) - 1))
}
