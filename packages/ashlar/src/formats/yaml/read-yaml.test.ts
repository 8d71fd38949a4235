import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strengths } from '../../boundaries/boundary.js'
import { chunk } from '../../chunk-text.js'
import { AshlarError } from '../../errors.js'
import { expectOutlineInvariants } from '../../outline/outline-invariants.test-support.js'
import { yaml } from '../../strategies/yaml.js'
import { marked } from '../../testing/marked.js'
import { barred, leadsOf, mixtures } from '../mixtures.test-support.js'
import { readYaml } from './read-yaml.js'

const bars = (text: string) => barred(text, readYaml(text))
const long = 'stone '.repeat(20).trim()

describe('YAML', () => {
  test('has places before members and elements but the first, with the comments before them', () => {
    const text =
      'a: 1 # one\n\n# about b\nb:\n  # first\n  - x: 1\n    y: 2\n  # second\n  - x: 3\n# about c\nc: {}\n'
    expect(bars(text)).toBe(
      'a: 1 # one\n\n|# about b\nb:\n  # first\n  - x: 1\n|    y: 2\n|  # second\n  - x: 3\n|# about c\nc: {}\n',
    )
  })

  test('has a place before each further document, with its directives', () => {
    const text = '---\na: 1\n...\n# next\n%YAML 1.2\n---\nb: 2\n---\nc\n'
    expect(bars(text)).toBe('---\na: 1\n...\n|# next\n%YAML 1.2\n---\nb: 2\n|---\nc\n')
    expect([...readYaml(text).places.strength]).toEqual([strengths.section, strengths.section])
  })

  test('has long members as nodes, with keys and indices for titles, and keys as they stand for leads', () => {
    const text = `walls:\n  north: &n\n    - ${long}\n    - "key": ${long}\n      ? odd\n      : ${long}\n`
    const outline = readYaml(text)
    expect(outline.nodes.map(({ title, parent }) => [title, parent])).toEqual([
      ['walls', -1],
      ['north', 0],
      ['[0]', 1],
      ['[1]', 1],
      ['key', 3],
      ['odd', 3],
    ])
    expect(leadsOf(text, outline, 'member')).toEqual(['walls:', '  north:', '"key":', 'odd\n      :'])
  })

  test('leaves long scalars to prose, literals to their lines, folded text to its sentences', () => {
    const folded = `a: >-\n${'  A stone lies. It is\n  old.\n'.repeat(2)}\n  Next.\n`
    expect(bars(folded)).toBe(folded.replace('  Next', '|  Next'))
    expect(bars('a: |\n  one\n  two\n\n  three\n')).toBe('a: |\n  one\n|  two\n\n|  three\n')
    expect([...readYaml(folded).verbatim]).toEqual([{ start: 0, end: folded.indexOf('  A') }])
  })

  test('goes into flow collections, and reads anchors, aliases and tags as text', () => {
    const text = '{a: [1, 2, {b: c}], d: *x}\n'
    expect(bars(text)).toBe('{a: [1, |2, |{b: c}], |d: *x}\n')
    expect(bars('a: &x !t 1\nb: *x\n<<: *x\n')).toBe('a: &x !t 1\n|b: *x\n|<<: *x\n')
  })

  test.each([
    ['a: 1\nb: [1, 2\nc: 3', 'invalid YAML at line 3, column 1'],
    [
      'a: b: c',
      'invalid YAML at line 1, column 4: wanted YAML without this fault: Nested mappings are not allowed',
    ],
    ['a: "x', 'invalid YAML at line 1, column 6'],
    ['\ufeffa: 1\n\tb: 2', 'invalid YAML at line 2, column 1'],
  ])('that is broken is refused: %j', (text, message) => {
    expect(() => readYaml(text)).toThrow(message)
    expect(() => readYaml(text)).toThrow(AshlarError)
  })

  test('that is broken is lines of text by option', () => {
    expect(barred('{\nx\n\ny', readYaml('{\nx\n\ny', { invalid: 'text' }))).toBe('{\n|x\n\n|y')
  })

  test('that is nested beyond the parser is refused', () => {
    expect(() => readYaml('['.repeat(50_000))).toThrow('invalid YAML at line 1')
  })

  test('may be blank, a scalar, comments only, and begin with a byte order mark', () => {
    for (const text of ['', ' \n', 'one\n', '# only\n', '\ufeffa: 1', '---\n'])
      expect(readYaml(text).nodes).toEqual([])
  })
})

describe('chunks of YAML', () => {
  test('keep their indentation and show the keys on the way', () => {
    const text = `walls:\n  north:\n    kind: ashlar\n    note: >\n      ${'A stone lies there. '.repeat(8).trim()}\n    row: 1\n`
    const chunks = chunk(text, { size: 100, strategy: yaml() })
    const [opening, note] = chunks
    expect([opening!.headings, opening!.rendered]).toEqual([['walls'], 'walls:\n  north:\n    kind: ashlar'])
    expect(note!.headings).toEqual(['walls', 'north', 'note'])
    expect(note!.rendered).toBe(
      `walls:\n  north:\n    note: >\n      ${'A stone lies there. '.repeat(3).trim()}`,
    )
    expect(chunks[2]!.rendered).toMatch(/^walls:\n {2}north:\n {4}note:\nA stone/)
  })

  test('end between members', () => {
    const text = 'a: one stone\nb: two stones\nc: three stones\n'
    expect(marked(text, { size: 28, strategy: yaml() })).toBe(
      '⟦a: one stone\nb: two stones⟧\n⟦c: three stones⟧\n',
    )
  })
})

const pieces = [
  'a: 1\n',
  'b:\n',
  '  - x\n',
  '  - {y: [z, 1]}\n',
  '# c\n',
  '---\n',
  '...\n',
  '> \n',
  '|\n',
  '  ',
  '"',
  "'",
  ': ',
  '? ',
  '&a ',
  '*a',
  '!t ',
  `k: ${long}\n`,
  '%YAML 1.2\n',
]

test('any text has an outline that keeps its promises', () => {
  const check = fc.property(mixtures(pieces), (text) => {
    expectOutlineInvariants(text, readYaml(text, { invalid: 'text' }))
  })
  fc.assert(check, { seed: 21, numRuns: 600 })
})

test('what is written as YAML of any values is read', async () => {
  const { stringify } = await import('yaml')
  const check = fc.property(
    fc.jsonValue({ maxDepth: 4 }),
    fc.integer({ min: 20, max: 90 }),
    (value, lineWidth) => {
      const text = stringify(value, { lineWidth })
      expectOutlineInvariants(text, readYaml(text))
    },
  )
  fc.assert(check, { seed: 22, numRuns: 300 })
})
