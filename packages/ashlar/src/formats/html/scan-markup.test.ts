import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import { Tokenizer } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import type { MarkupRules } from './markup-handler.js'
import { scanMarkup } from './scan-markup.js'
import { silent } from './tokenizer-callbacks.js'

type Told = readonly [what: string, ...places: number[]]

/** What our scan tells of a text, but for the empty end tag of HTML, of which htmlparser2 tells nothing. */
function scanned(text: string, rules: MarkupRules): Told[] {
  const told: Told[] = []
  scanMarkup(text, rules, {
    startTag: (...places) => told.push(['start', ...places]),
    emptyTag: (...places) => told.push(['empty', ...places]),
    endTag: (_, ...places) => told.push(['end', ...places]),
    comment: (start, end) => {
      if (text.slice(start, end) !== '</>') told.push(['comment', start, end])
    },
    declaration: (...places) => told.push(['declaration', ...places]),
    data: (...places) => told.push(['data', ...places]),
    isForeign: false,
  })
  return told
}

/** What htmlparser2's tokenizer tells, of what we tell too. */
function expected(text: string, rules: MarkupRules): Told[] {
  const told: Told[] = []
  let name: [number, number] = [0, 0]
  const isXml = rules === 'xml'
  const behind = (at: number) => {
    const found = text.indexOf('>', at)
    return found === -1 ? text.length : found + 1
  }
  const before = (mark: string, at: number) => text.lastIndexOf(mark, at - 1)
  const tokenizer = new Tokenizer(
    { decodeEntities: false, xmlMode: isXml },
    {
      ...silent,
      onopentagname: (...places) => {
        name = places
      },
      onopentagend: (at) => told.push(['start', ...name, at + 1]),
      onselfclosingtag: (at) => told.push(['empty', ...name, at + 1]),
      onclosetag: (start, end) => told.push(['end', start, end, behind(end)]),
      oncomment: (start, at) => {
        const from = before('<', start)
        const what = text[from + 1] === '?' ? 'declaration' : 'comment'
        told.push([what, from, Math.min(at + 1, text.length)])
      },
      ondeclaration: (start, at) => told.push(['declaration', before('<', start), at + 1]),
      onprocessinginstruction: (start, at) => told.push(['declaration', before('<', start), at + 2]),
      oncdata: (start, at, offset) =>
        told.push(['data', start - 9, start, at - offset, offset === 0 ? at : at + 1]),
    },
  )
  tokenizer.write(text)
  tokenizer.end()
  return told
}

const piece = fc.constantFrom(
  ...[
    '<p>',
    '</p>',
    '<a b="c">',
    "<a b='>'>",
    '<a b=c/>',
    '<a b = "c" d/>',
    '<br/>',
    '<br / >',
    '<x/ y>',
    '<i\n>',
  ],
  ...[
    '<script>',
    '</script>',
    '</SCRIPT >',
    '<style/>',
    '</style>',
    '<title>',
    '</title',
    '<textarea>',
    '</textarea>',
  ],
  ...[
    '<!-- a -->',
    '<!-->',
    '<!--->',
    '<!--',
    '-->',
    '--!>',
    '--',
    '-',
    '!',
    '<!doctype html>',
    '<!DOCTYPE',
    '<!x>',
  ],
  ...[
    '<![CDATA[',
    ']]>',
    '<?xml ?>',
    '<?a',
    '?>',
    '<!',
    '</',
    '</>',
    '</ p>',
    '<',
    '>',
    '/',
    '"',
    "'",
    '=',
    ' ',
    '\n',
  ],
  ...[
    'a',
    '<é>',
    '<1>',
    '</é>',
    '<a',
    '<a b',
    '<a b=',
    '<a "b">',
    '<a =b>',
    '<a/b=">">',
    '&lt;',
    '\0',
    '<xmp>',
    '</xmp>',
  ],
)
const texts = fc.array(piece, { maxLength: 25 }).map((pieces) => pieces.join(''))

describe('markup is scanned as htmlparser2 does', () => {
  test.each(['html', 'xml'] as const)('by the rules of %s, whatever the text', (rules) => {
    fc.assert(
      fc.property(texts, (given) => {
        // Brackets inside document types are read by us alone, and what a text ends in differs in XML.
        fc.pre(rules === 'html' || !/<!(?!--|\[CDATA\[)|--!>|<(?![^<]*>)/.test(given))
        expect(scanned(given, rules), JSON.stringify(given)).toEqual(expected(given, rules))
      }),
      { seed: 4, numRuns: 4000 },
    )
  })

  const data =
    process.env.ASHLAR_DATA ?? fileURLToPath(new URL('../../../../../../shared/data', import.meta.url))
  const folder = join(data, 'formats', 'html')
  const documents = existsSync(folder) ? readdirSync(folder) : []

  test.skipIf(documents.length === 0).each(documents)('in %s', (name) => {
    const text = readFileSync(join(folder, name), 'utf8')
    expect(scanned(text, 'html')).toEqual(expected(text, 'html'))
  })
})

describe('a scan', () => {
  test('reads the brackets of a document type in XML', () => {
    const type = '<!DOCTYPE a [<!ENTITY b "]>"><!-- ]> -->]>'
    expect(scanned(`${type}<a/>`, 'xml')).toEqual([
      ['declaration', 0, type.length],
      ['empty', type.length + 1, type.length + 2, type.length + 4],
    ])
  })

  test.each([
    '<',
    '<!',
    '</',
    '<a ',
    '<a b="',
    '<!--',
    '<![CDATA[',
    '<!DOCTYPE [',
    '<?',
    '<script>',
    '</a',
    '<é',
  ])('of many %s ends soon', (mark) => {
    for (const rules of mark === '<script>' ? (['html'] as const) : (['html', 'xml'] as const)) {
      expect(scanned(mark.repeat(100_000), rules).length).toBeLessThanOrEqual(1)
    }
  })
})
