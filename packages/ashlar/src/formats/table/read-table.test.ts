import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { strengths } from '../../boundaries/boundary.js'
import { chunk } from '../../chunk-text.js'
import { AshlarError } from '../../errors.js'
import { expectOutlineInvariants } from '../../outline/outline-invariants.test-support.js'
import { outlineOfRecords } from '../../outline/record-format.js'
import { table } from '../../strategies/table.js'
import { barred, leadsOf, mixtures, stagedDocuments } from '../mixtures.test-support.js'
import { tableFormat } from './read-table.js'
import { sniffDelimiter } from './sniff-delimiter.js'
import type { TableOptions } from './table-form.js'

const readTable = (text: string, options: TableOptions = {}) => outlineOfRecords(tableFormat(options), text)
const bars = (text: string) => barred(text, readTable(text))

/** The rows of an outline, as source. */
function rowsOf(text: string): string[] {
  const { nodes, places } = readTable(text, { header: false, delimiter: ',' })
  if (nodes.length === 0) return []
  const starts = [...places.at].filter((_, index) => places.strength[index] === strengths.row)
  const edges = [nodes[0]!.start, ...starts, nodes[0]!.end]
  return edges.slice(1).map((end, index) => text.slice(edges[index], end).replace(/[\r\n]+$/, ''))
}

describe('tables', () => {
  test('have a place before every row but the first two, and the first row for a lead', () => {
    const text = 'id,name\n1,a\n2,"b, c"\n3,"d\ne ""f"""\n4,g\n'
    expect(bars(text)).toBe('id,name\n1,a\n|2,"b, c"\n|3,"d\ne ""f"""\n|4,g\n')
    expect(leadsOf(text, readTable(text), 'table')).toEqual(['id,name'])
  })

  test('have a header or none by option', () => {
    expect(barred('1,a\n2,b\n', readTable('1,a\n2,b\n', { header: false }))).toBe('1,a\n|2,b\n')
    expect(leadsOf('1,a\n2,b\n', readTable('1,a\n2,b\n', { header: 'auto' }), 'table')).toEqual([])
    expect(leadsOf('n,a\n2,b\n', readTable('n,a\n2,b\n', { header: 'auto' }), 'table')).toEqual(['n,a'])
  })

  test.each([
    ['a;b,c;d\n1;2,5;3\n', ';'],
    ['a\tb, c\n1\t2\n', '\t'],
    ['a|b\n1|2\n', '|'],
    ['"a;b;c",d\n"e;f",g\n', ','],
    ['one column\n', ','],
  ])('%j have their delimiter found', (text, delimiter) => {
    expect(sniffDelimiter(text)).toBe(delimiter)
  })

  test('may say what is between cells in a first line, which is no row', () => {
    const text = '\ufeffsep=;\r\na,x;b\r\n1,2;3\r\n4,5;6\r\n'
    expect(leadsOf(text, readTable(text), 'table')).toEqual(['a,x;b'])
    expect(bars(text)).toBe('\ufeffsep=;\r\na,x;b\r\n1,2;3\r\n|4,5;6\r\n')
  })

  test('may have one column, ragged and blank rows, and CR for line ends', () => {
    expect(bars('name\ra\rb\r\rc')).toBe('name\ra\r|b\r\r|c')
    expect(bars('a,b,c\n1\n1,2,3,4\n\n,\n')).toBe('a,b,c\n1\n|1,2,3,4\n\n|,\n')
  })

  test('name the line of a quote that nothing closes, or are refused for it', () => {
    const lines: number[] = []
    const text = 'a,b\n1,"two\nlines"\n2,"never\n3,c\n'
    readTable(text, { onUnclosedQuote: (line) => lines.push(line) })
    expect(lines).toEqual([4])
    expect(() => readTable(text, { invalid: 'error' })).toThrow('a quote at line 4 that nothing closes')
    expect(() => readTable('a\n"b" c\n', { invalid: 'error' })).not.toThrow()
  })

  test('have quoted cells of any length', () => {
    const text = `a,b\n1,"${'x,\n'.repeat(100_000)}"\n2,c\n3,d\n`
    expect([...readTable(text).places.strength].filter((one) => one === strengths.row)).toHaveLength(2)
  })

  test('of many columns have of their header the cells above a piece shown', () => {
    const cells = (name: string) => Array.from({ length: 200 }, (_, column) => `${name}${column}`).join(',')
    const text = `${cells('column ')}\n${cells('a')}\n${cells('b')}\n`
    const chunks = chunk(text, { size: 120, strategy: table() })
    for (const { rendered, text: piece } of chunks.filter(({ text: one }) => /^[ab]/.test(one))) {
      const column = /^[ab](\d+)/.exec(piece)![1]
      expect(rendered).toMatch(new RegExp(`^column ${column},(?:column \\d+,)*column \\d+\\n[ab]${column},`))
    }
    expect(chunks.length).toBeGreaterThan(20)
  })

  test.each([
    [{ header: 1 }],
    [{ delimiter: '"' }],
    [{ delimiter: ', ' }],
    [{ invalid: 'no' }],
    [{ onUnclosedQuote: 1 }],
  ])('are refused with the option %j', (options) =>
    expect(() => table(options as object)).toThrow(AshlarError),
  )

  test('go on by lines behind a quote that is never closed', () => {
    expect(bars('id,note\n1,fine\n2,"never\n3,a\n4,b\n')).toBe('id,note\n1,fine\n|2,"never\n|3,a\n|4,b\n')
    expect(bars('id,note\n1,"a" b\n2,c\n3,d\n')).toBe('id,note\n1,"a" b\n|2,c\n|3,d\n')
  })

  test('have places between the cells of wide rows, and prose in long ones', () => {
    const prose = 'A stone. '.repeat(30)
    const text = `id,text,more\n1,"${prose}",x\n`
    const outline = readTable(text)
    expect([...outline.places.strength]).toEqual([strengths.clause, strengths.clause])
    expect([...outline.verbatim]).toEqual([
      { start: 0, end: text.indexOf('"') },
      { start: text.lastIndexOf('"') + 1, end: text.length },
    ])
  })

  test('between pipes lead with two lines', () => {
    const text = '| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 | 4 |\n'
    expect(leadsOf(text, readTable(text), 'table')).toEqual(['| a | b |\n|---|:-:|'])
    expect([...readTable(text).places.at]).toEqual([text.indexOf('| 3')])
  })
})

const cell = fc.string({ unit: fc.constantFrom('a', ' ', ',', '"', '\n', '\r\n', '石', ';'), maxLength: 8 })
const generated = fc
  .array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 8 })
  .map((rows) =>
    rows.map((row) =>
      row.map((value) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)),
    ),
  )

test('rows are those of csv-parse', () => {
  const check = fc.property(generated, fc.constantFrom('\n', '\r\n'), (rows, lineEnd) => {
    const text = rows.map((row) => row.join(',') + lineEnd).join('')
    const records: unknown[] = parse(text, { relax_column_count: true, record_delimiter: lineEnd })
    const read = rowsOf(text).map(
      (row) => parse(row, { relax_column_count: true, record_delimiter: lineEnd })[0],
    )
    expect(read).toEqual(records)
  })
  fc.assert(check, { seed: 9, numRuns: 300 })
})

test('any text has an outline that keeps its promises', () => {
  const text = mixtures(['a,b\n', '1,2\r\n', ',', ';', '"', '""', '"a,b"', '|', '|---|\n', '\n\n'])
  fc.assert(
    fc.property(text, (source) => expectOutlineInvariants(source, readTable(source))),
    { seed: 10, numRuns: 600 },
  )
})

const staged = stagedDocuments('csv')

test.skipIf(staged.length === 0)('real tables have the rows that csv-parse finds (needs ASHLAR_DATA)', () => {
  for (const { name, text } of staged) {
    const outline = readTable(text)
    expectOutlineInvariants(text, outline)
    const records: unknown[] = parse(text, {
      relax_column_count: true,
      delimiter: sniffDelimiter(text),
      bom: true,
    })
    const rows = outline.places.strength.filter((strength) => strength === strengths.row)
    expect(rows.length + 2, name).toBe(records.length)
  }
})
