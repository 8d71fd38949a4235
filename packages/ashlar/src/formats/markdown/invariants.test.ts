import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Outline } from '../../outline/outline.js'
import type { Span } from '../../span.js'
import { documents } from '../../testing/generators.js'
import { readMarkdown } from './read-markdown.js'

const pieces = [
  ...[
    '# A',
    '## B ##',
    'C\n===',
    'D\n---',
    '####',
    '> ',
    '>',
    '> > ',
    '- ',
    '  - ',
    '* ',
    '1. ',
    '2) ',
    '    ',
    '\t',
  ],
  ...[
    '```',
    '~~~~js',
    '`',
    '``',
    '| a | b |',
    '|---|:-:|',
    'a|b',
    '-|-',
    '$$',
    '$x$',
    '\\[',
    '\\]',
    '\\(',
    '---',
    '+++',
  ],
  ...[
    '***',
    'key: value',
    '<div>',
    '</div>',
    '<!--',
    '-->',
    '<Tag',
    '<b>',
    ':::tip',
    ':::',
    '::::',
    '!!! note',
    '> [!NOTE]',
  ],
  ...[
    '[^1]: ',
    '[a]: b',
    '[a]',
    '[',
    ']',
    '](b)',
    '![',
    '[[w]]',
    'https://a.b/c)',
    'import a from "b"',
    'text',
    '👍🏽',
    'e\u0301',
  ],
  ...['\n', '\n', '\n', '\n\n', '\r\n', '\r', '\u2028', '\ufeff', ' ', '\\'],
]
const markdownTexts = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((parts) => parts.join(''))

/** What is wrong with an outline, in words. */
function faults(text: string, { nodes, places, verbatim, unbroken }: Outline): string[] {
  const found: string[] = []
  const isInText = ({ start, end }: Span) => start >= 0 && start <= end && end <= text.length
  nodes.forEach((node, index) => {
    const { start, end, parent, lead } = node
    const around = nodes[parent]
    if (!isInText(node)) found.push(`node ${index} is not in the text`)
    if (index > 0 && start < nodes[index - 1]!.start)
      found.push(`node ${index} begins before the one before it`)
    if (parent >= index) found.push(`node ${index} comes before its parent`)
    if (around && (start < around.start || end > around.end)) found.push(`node ${index} is not in its parent`)
    if (lead && (lead.start < start || lead.end > end || lead.end < lead.start))
      found.push(`node ${index} does not hold its lead`)
  })
  const ends = new Map<number, number>()
  nodes.forEach(({ start, end, parent }, index) => {
    if (start < (ends.get(parent) ?? 0)) found.push(`node ${index} overlaps its sibling`)
    ends.set(parent, end)
  })
  places.at.forEach((at, index) => {
    if (index > 0 && at <= places.at[index - 1]!) found.push(`place ${index} does not ascend`)
    if (!/[\n\r]$/.test(text.slice(at - 1, at)) || (text[at - 1] === '\r' && text[at] === '\n'))
      found.push(`place ${index} is not at the beginning of a line`)
    if (!(places.strength[index]! >= 64 && places.strength[index]! <= 212))
      found.push(`place ${index} is too weak`)
  })
  for (const spans of [verbatim, unbroken]) {
    spans.forEach((span, index) => {
      if (!isInText(span) || span.start === span.end) found.push(`span ${index} is not in the text`)
      if (index > 0 && span.start < spans[index - 1]!.end)
        found.push(`span ${index} overlaps the one before it`)
    })
  }
  return found
}

describe('an outline is well formed', () => {
  test('of any Markdown', () => {
    fc.assert(
      fc.property(markdownTexts, (text) => {
        expect(faults(text, readMarkdown(text))).toEqual([])
      }),
      { seed: 5, numRuns: 4000 },
    )
  })

  test('of any text', () => {
    fc.assert(
      fc.property(documents(), (text) => {
        expect(faults(text, readMarkdown(text))).toEqual([])
      }),
      { seed: 6, numRuns: 1000 },
    )
  })
})

/** Long enough that what is not linear runs out of time, and what recurses out of stack. */
const length = 300_000
const fill = (part: string, units = length) => part.repeat(Math.ceil(units / part.length))

describe('long texts are read in one pass', () => {
  test.each([
    ['quotes', fill('>')],
    ['quotes in lines', fill(`${'>'.repeat(1000)}a\n`)],
    ['items in one line', `${fill('- ')}a`],
    ['numbers in one line', `${fill('1. ')}a`],
    ['rules that are none', `${fill('* ')}a`],
    ['items in items', Array.from({ length: 800 }, (_, depth) => `${' '.repeat(depth)}- a\n`).join('')],
    ['blank lines in deep items', `${fill('- ', 20_000)}a${fill('\n')}`],
    ['lazy lines in deep quotes', `${fill('> ', 20_000)}a\n${fill('b\n')}`],
    ['brackets', fill('[')],
    ['images', fill('![')],
    ['brackets and targets', fill('[', length / 4) + fill('](', length / 2)],
    ['titles of targets', fill('[', length / 5) + fill('](x "')],
    ['ticks', fill('`')],
    ['ticks of all lengths', Array.from({ length: 800 }, (_, run) => '`'.repeat(run + 1)).join(' ')],
    ['bars', fill('|')],
    ['delimiter rows', `a|b\n${fill('-|-\n')}`],
    ['tables', fill('|a|\n|-|\n')],
    ['headings', fill('#\n')],
    ['a heading of marks', `# ${fill('*a_')}`],
    ['a heading of links', `# ${fill('[a](')}`],
    ['a heading of tags', `# ${fill('<a')}`],
    ['line feeds', fill('\n')],
    ['carriage returns', fill('\r')],
    ['spaces', fill(' ')],
    ['tags', fill('<a b="')],
    ['comments', fill('> <!--\n\n')],
    ['fences', fill('> ```\n\n')],
    ['call-outs', fill(':::a\n', length / 2) + fill(':::\n', length / 2)],
    ['call-outs of many lengths', fill('::::a\n', length / 2) + fill(':::\n', length / 2)],
    ['dollars', fill('$')],
    ['formulas', fill('$$ a\n\n')],
    ['definitions', fill('[a]: b\n')],
    ['definitions and underlines', fill('[a]: b\n===\n')],
    ['footnotes in one line', fill('[^a]: ')],
    ['addresses', fill('https://a(')],
  ])('%s', (_, text) => {
    const { nodes, places } = readMarkdown(text)
    expect(nodes.length).toBeLessThanOrEqual(text.length)
    expect(places.at.length).toBeLessThanOrEqual(text.length)
  })
})
