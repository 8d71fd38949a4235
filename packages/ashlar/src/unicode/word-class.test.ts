import { expect, test } from 'vitest'
import { firstUnspaced, unspacedScript, wordClass, wordClasses } from './word-class.js'

const members: Readonly<Record<keyof typeof wordClasses, string>> = {
  other: 'aé한ㄅक😀\ud800\u0301 \u3000๐',
  cjk: '中𠀀𰀀〇あアｱ㌔',
  cjkNonstarter: 'っーｰ々ゝヶ',
  thai: 'กำๆ',
  lao: 'ກໆ',
  khmer: 'ក្',
  myanmar: 'ကꩠ',
  opening: '([{「（“«‘¡¿$¥',
  closing: ')]}」）。，！？…”»’-—%。។၊・\u200b',
  quote: '"\'',
}

test('each member has its class', () => {
  for (const [name, text] of Object.entries(members)) {
    for (const character of text) {
      expect(wordClass(character.codePointAt(0)!), character).toBe(
        wordClasses[name as keyof typeof wordClasses],
      )
    }
  }
})

test('all of Han and kana are of one script', () => {
  for (let codePoint = 0; codePoint < 0x110000; codePoint++) {
    const isCjk = /[\p{Script=Han}\p{Script=Hira}\p{Script=Kana}\u30fc\uff70]/u.test(
      String.fromCodePoint(codePoint),
    )
    const isAssigned = codePoint < 0xe000 || codePoint > 0xf8ff
    if (isCjk && isAssigned) {
      if (unspacedScript(codePoint) !== wordClasses.cjk)
        expect.fail(`U+${codePoint.toString(16)} is of no script`)
    }
  }
})

test('no letter of these scripts is below the first', () => {
  for (let codePoint = 0; codePoint < firstUnspaced; codePoint++) {
    const found = wordClass(codePoint)
    expect(found === wordClasses.other || found >= wordClasses.opening).toBe(true)
  }
})
