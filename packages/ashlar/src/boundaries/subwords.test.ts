import { describe, expect, test } from 'vitest'
import { strengths } from './boundary.js'
import { barred, expectBoundariesToBeLocal, expectShortcutsToAgree } from './level.test-support.js'
import { subwords } from './subwords.js'

const cut = (text: string) => barred(subwords(), text)

describe('subwords', () => {
  test('end with punctuation', () => {
    expect(cut('https://example.com/a/b-c_d?x=1&y=2#end')).toBe(
      'https://|example.|com/|a/|b-|c_|d?|x=|1&|y=|2#|end',
    )
    expect(cut('foo::bar->baz C:\\dir\\file')).toBe('foo::|bar->|baz C:\\|dir\\|file')
    expect(cut('naïve/élan—dash…x')).toBe('naïve/|élan—|dash…|x')
  })

  test('begin with brackets and quotes that open', () => {
    expect(cut('foo(bar)[0].baz{x}')).toBe('foo|(bar)|[0].|baz|{x}')
    expect(cut('a="b"c')).toBe('a=|"b"|c')
    expect(cut('says“no”then')).toBe('says|“no”|then')
  })

  test('begin at a capital after a small letter', () => {
    expect(cut('camelCaseHTMLParser')).toBe('camel|Case|HTMLParser')
  })

  test('end at a soft hyphen and a zero width space', () => {
    expect(cut('x\u00ady zero\u200bwidth')).toBe('x\u00ad|y zero\u200b|width')
  })

  test('leave numbers and apostrophes whole', () => {
    expect(cut("3.14 1,000 12:30 don't sha256 don’t")).toBe("3.14 1,000 12:30 don't sha256 don’t")
  })

  test('do not begin or end at white space', () => {
    expect(cut('one - two, (three)')).toBe('one - two, (three)')
  })

  test('have the strength of subwords', () => {
    expect(subwords().first!('a/b', { start: 0, end: 3 })).toEqual({ at: 2, strength: strengths.subword })
  })

  test('are found from both sides, in order, and never inside a cluster', () => {
    expectShortcutsToAgree(subwords())
  })

  test('depend on the text near them alone', () => {
    expectBoundariesToBeLocal(subwords())
  })
})
