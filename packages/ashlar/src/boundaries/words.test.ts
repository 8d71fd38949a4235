import { describe, expect, test } from 'vitest'
import { longRuns } from '../unicode/mixed-texts.test-support.js'
import { strengths } from './boundary.js'
import { barred, expectBoundariesToBeLocal, expectShortcutsToAgree } from './level.test-support.js'
import { words } from './words.js'

const cut = (text: string) => barred(words(), text)

function dictionary(text: string): string {
  const segments = new Intl.Segmenter('en', { granularity: 'word' }).segment(text)
  return Array.from(segments, ({ segment }) => segment).join('|')
}

describe('words', () => {
  test('begin where white space ends', () => {
    expect(cut('Hello  brave\r\n\r\nnew\u3000world ')).toBe('Hello  |brave\r\n\r\n|new\u3000|world ')
    expect(cut(' \n ')).toBe(' \n ')
    expect(cut('')).toBe('')
  })

  test('have the strength of words', () => {
    expect(words().strongest!('one two', { start: 0, end: 7 })).toEqual({ at: 4, strength: strengths.word })
  })

  test('are those of the dictionary in scripts without spaces', () => {
    for (const run of [
      '我爱北京天安门',
      '東京タワーへ行く',
      'ภาษาไทยเป็นภาษา',
      'ພາສາລາວ',
      'ខ្ញុំស្រឡាញ់',
      'မြန်မာစကား',
    ]) {
      expect(cut(run)).toBe(dictionary(run))
      expect(cut(run)).toContain('|')
    }
  })

  test('are told apart from another script beside them', () => {
    expect(cut('中abc文 3月')).toBe('中|abc|文 |3|月')
    expect(cut('ไทยabcไทย中')).toBe('ไทย|abc|ไทย|中')
    expect(cut('𠀀a😀中')).toBe('𠀀|a😀|中')
  })

  test('keep marks that close and let go of marks that open', () => {
    expect(cut('他说：「你好，」')).toBe('他|说：|「你好，」')
    expect(cut('中（文）。文')).toBe('中|（文）。|文')
    expect(cut('中“文”……文')).toBe('中|“文”……|文')
    expect(cut('abc「def」ghi，jkl')).toBe('abc|「def」|ghi，|jkl')
    expect(cut('中"文"中, 50%中')).toBe('中"文"中, |50%|中')
    expect(cut('ខ្ញុំ។ខ្ញុំ')).toBe('ខ្ញុំ។|ខ្ញុំ')
  })

  test('never begin with a small kana or a sound mark', () => {
    expect(cut('あっいー々')).not.toMatch(/\|[っー々]/)
  })

  test('do not end inside a cluster', () => {
    expect(cut('a \u0301b')).toBe('a \u0301b')
    expect(cut('中\u0301文')).toBe('中\u0301|文')
  })

  test('are found from both sides, in order, and never inside a cluster', () => {
    expectShortcutsToAgree(words())
  })

  test('begin anywhere in a letter that is repeated without end', () => {
    const text = '好'.repeat(40)
    expect(words().strongest!(text, { start: 0, end: 33 })?.at).toBe(33)
    expect(words().strongest!('𠀀'.repeat(40), { start: 0, end: 33 })?.at).toBe(32)
  })

  test('depend on the text near them alone', () => {
    expectBoundariesToBeLocal(words())
  })

  test('deep in a long run are mostly those of the whole run', () => {
    for (const run of longRuns.slice(3)) {
      const expected = new Set(
        Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(run), (s) => s.index),
      )
      const found = [...words().within(run, { start: 0, end: run.length })].map(({ at }) => at)
      const shared = found.filter((at) => expected.has(at)).length
      expect(shared / Math.max(found.length, expected.size - 1)).toBeGreaterThan(0.85)
    }
  })
})
