import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunk } from '../../chunk-text.js'
import { AshlarError } from '../../errors.js'
import { expectOutlineInvariants } from '../../outline/outline-invariants.test-support.js'
import { outlineOfRecords } from '../../outline/record-format.js'
import { json } from '../../strategies/json.js'
import { barred, leadsOf, mixtures, stagedDocuments } from '../mixtures.test-support.js'
import { readJson } from './read-json.js'
import { jsonLinesFormat } from './read-json-lines.js'

const readJsonLines = (text: string) => outlineOfRecords(jsonLinesFormat, text)
const bars = (text: string) => barred(text, readJson(text))
const long = 'x'.repeat(90)

describe('JSON', () => {
  test('has places before members and elements but the first, shallow ones stronger', () => {
    const text = `{\n  "a": 1,\n  "b": [\n    "${long}", "${long}",\n    {"d": 3}\n  ],\n  "e": {}\n}\n`
    expect(bars(text)).toBe(
      `{\n  "a": 1,\n|  "b": [\n    "${long}", |"${long}",\n|    {"d": 3}\n  ],\n|  "e": {}\n}\n`,
    )
    expect([...readJson(text).places.strength]).toEqual([119, 116, 125, 128])
  })

  test('has weaker places near an opening bracket, so that no chunk is little more than that', () => {
    const items = Array.from({ length: 12 }, (_, id) => ({ id, kind: 'ashlar' }))
    const [first] = chunk(JSON.stringify({ version: 1, items }), { size: 200, strategy: json() })
    expect(first!.text).toMatch(/^\{"version":1,"items":\[\{"id":0.{100,}\},$/)
  })

  test('has long strings as nodes, so that later pieces show their keys', () => {
    const text = JSON.stringify({ a: { note: 'A stone lies there. '.repeat(20), b: 1 } })
    const [, second] = chunk(text, { size: 250, strategy: json() })
    expect([second!.headings, second!.rendered.slice(0, 20)]).toEqual([
      ['a', 'note'],
      '"a":\n"note":\nA stone',
    ])
  })

  test('has long members as nodes, with keys and indices for titles', () => {
    const text = `{"a": {"b\\u0021": ["${long}", {"c": "${long}"}]}, "d": []}`
    const outline = readJson(text)
    expect(outline.nodes.map(({ title, parent }) => [title, parent])).toEqual([
      ['a', -1],
      ['b!', 0],
      ['[1]', 1],
    ])
    expect(leadsOf(text, outline, 'member')).toEqual(['"a":', '"b\\u0021":'])
  })

  test('leaves the inside of long strings to prose', () => {
    const text = `["${'A stone. '.repeat(30)}"]`
    expect([...readJson(text).verbatim]).toEqual([
      { start: 0, end: 2 },
      { start: text.length - 2, end: text.length },
    ])
  })

  test.each([
    ['{"a": 1,\n  "b": }', 'invalid JSON at line 2, column 8: wanted a value, not "}".'],
    ['[1, 2', "invalid JSON at line 1, column 6: wanted ',' or ']'."],
    ['{"a" 1}', 'invalid JSON at line 1, column 6: wanted \':\', not "1".'],
    ['{,}', 'invalid JSON at line 1, column 2: wanted a key in quotes, not ",".'],
    ['[01]', 'invalid JSON at line 1, column 3: wanted a number without leading zeros, not "1".'],
    ['1 2', 'invalid JSON at line 1, column 3: wanted the end of the text, not "2".'],
    ['"a', 'invalid JSON at line 1, column 3: wanted the closing quote of a string.'],
    ['\ufeff\r\n"\\x"', 'invalid JSON at line 2, column 2: wanted one of'],
  ])('that is broken is refused: %j', (text, message) => {
    expect(() => readJson(text)).toThrow(message)
    expect(() => readJson(text)).toThrow(AshlarError)
  })

  test('that is broken behind a comma that may be the last is refused with all that may follow', () => {
    const message = 'invalid JSON at line 1, column 5: wanted a value or \']\', not "}".'
    expect(() => readJson('[1, }', { syntax: 'jsonc' })).toThrow(message)
  })

  test('may have comments and last commas by option; comments on their own lines go to what follows', () => {
    const text =
      '// a\n{\n  "a": 1, // of a\n  // of b\n\n  /* also\n of b */\n  "b": [1, 2,], /**/ "c": {/**/}, // d\n}\n/'
    expect(barred(text.slice(0, -1), readJson(text.slice(0, -1), { syntax: 'jsonc' }))).toBe(
      '// a\n{\n  "a": 1, // of a\n|  // of b\n\n  /* also\n of b */\n  "b": [1, |2,], /**/ |"c": {/**/}, // d\n}\n',
    )
    expect(() => readJson(text, { syntax: 'jsonc' })).toThrow(
      'line 10, column 1: wanted the end of the text, not "/".',
    )
    expect(() => readJson('{} /* never', { syntax: 'jsonc' })).not.toThrow()
    expect(() => readJson('[1,]')).toThrow('wanted a value, not "]"')
  })

  test('that is something else is refused with advice', () => {
    expect(() => readJson('{ // c\n}')).toThrow("Comments are read with syntax: 'jsonc'.")
    expect(() => readJson('{"a": 1}\n{"a": 2}\n')).toThrow('are JSON Lines (strategy json-lines).')
  })

  test('that is broken is lines of text by option', () => {
    expect(barred('{\nx\n\ny', readJson('{\nx\n\ny', { invalid: 'text' }))).toBe('{\n|x\n\n|y')
  })

  test('may be blank, a scalar, and begin with a byte order mark', () => {
    for (const text of ['', ' \n', '  "one"\n', '\ufeff{}']) expect(readJson(text).nodes).toEqual([])
  })

  test('may be a hundred thousand deep', () => {
    const text = '['.repeat(100_000) + ']'.repeat(100_000)
    expect(readJson(text).nodes.length).toBeGreaterThan(99_000)
  })
})

describe('JSON Lines', () => {
  test('have a place before each record, and inside of long ones', () => {
    const text = `{"a": 1}\n\nno JSON\n{"b": "${long}", "c": "${long}"}\n{"b": "${long}", "c": ${long}}\n`
    const outline = readJsonLines(text)
    expect(barred(text, outline)).toBe(
      `{"a": 1}\n\n|no JSON\n|{"b": "${long}", |"c": "${long}"}\n|{"b": "${long}", "c": ${long}}\n`,
    )
    expect([...outline.places.strength]).toEqual([80, 80, 67, 80])
  })
})

const value = fc.jsonValue({ maxDepth: 4 })
const space = fc.constantFrom(undefined, 1, 2, '\t')
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
const isRead = (text: string): boolean => {
  try {
    expectOutlineInvariants(text, readJson(text))
    return true
  } catch (error) {
    if (!AshlarError.isInstance(error)) throw error
    return false
  }
}

test('what is JSON is what JSON.parse takes', () => {
  const change = fc.tuple(
    fc.nat(),
    fc.nat({ max: 2 }),
    fc.constantFrom(...'{}[],:"\\0123.eE+-tfnu \n\t\u0001x'),
  )
  const check = fc.property(value, space, fc.array(change, { maxLength: 2 }), (json, indent, changes) => {
    let text = JSON.stringify(json, undefined, indent)
    for (const [place, removed, added] of changes) {
      const at = place % (text.length + 1)
      text = text.slice(0, at) + added + text.slice(at + removed)
    }
    if (text.trim() !== '') expect(isRead(text), text).toBe(isJson(text))
  })
  fc.assert(check, { seed: 11, numRuns: 1000 })
})

test('any text of lines has an outline that keeps its promises', () => {
  const texts = mixtures([
    '{"a": [1, 2]}\n',
    `{"k": "${long}", "l": [{}, {"m": "${long}"}]}\n`,
    '{',
    '}',
    '"',
    ',',
    '[1]',
  ])
  const check = fc.property(texts, (text) => {
    expectOutlineInvariants(text, readJsonLines(text))
    expectOutlineInvariants(text, readJson(text, { invalid: 'text' }))
  })
  fc.assert(check, { seed: 12, numRuns: 400 })
})

const staged = stagedDocuments('json')

test.skipIf(staged.length === 0)('real documents are read (needs ASHLAR_DATA)', () => {
  for (const { text } of staged) expectOutlineInvariants(text, readJson(text))
})
