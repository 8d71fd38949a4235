import fc from 'fast-check'
import { clusterTexts } from './grapheme-samples.test-support.js'

const pieces = [
  ...[
    'Hello',
    'don’t',
    "it's",
    'naïve',
    'Привет',
    'नमस्ते',
    'שלום',
    '한국어',
    'camelCase',
    'x',
    '3.14',
    '2024-01-02',
  ],
  ...[
    '中文',
    '我爱北京天安门',
    '東京タワーへ行った',
    'ちょっと',
    'か\u3099',
    '𠀀𠀁',
    'ภาษาไทย',
    'น้ำ',
    'ພາສາລາວ',
  ],
  ...['ខ្ញុំស្រឡាញ់', 'မြန်မာဘာသာ', 'カタカナ'],
  ...[
    '。',
    '，',
    '」',
    '「',
    '（',
    '）',
    '……',
    '“',
    '”',
    '"',
    "'",
    '(',
    ')',
    '.',
    ',',
    '!',
    '-',
    '—',
    '/',
    '://',
    '_',
    '$',
    '%',
  ],
  ...['😀', '👩‍👩‍👧', '🇩🇪', '🇫', '❤️', '\u0301', '\u200b', '\u00ad', '\u0600'],
  ...['\ud83d', '\ude00', '\ufeff'],
]
const spaces = [' ', ' ', ' ', '\n', '\r\n', '\n\n', '\t', '\u3000', '\u00a0', '\u0085']

/** Short texts of many scripts, with and without spaces, emoji, marks and lone surrogates among them. */
export function mixedTexts(): fc.Arbitrary<string> {
  const piece = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...pieces) },
    { weight: 3, arbitrary: fc.constantFrom(...spaces) },
    { weight: 1, arbitrary: clusterTexts() },
  )
  return fc.array(piece, { maxLength: 20 }).map((parts) => parts.join(''))
}

/** Texts whose runs are longer than any window: of one letter, of a few in turn, of words in any order. */
export const longRuns: readonly string[] = [
  '好'.repeat(1500),
  '我爱北京天安门'.repeat(200),
  'ก'.repeat(1500),
  shuffled(['ภาษา', 'ไทย', 'เป็น', 'น้ำ', 'คน', 'ที่', 'การ', 'ความ'], 400),
  shuffled(['中', '国', '人', '民', '共', '和', '国', '北京', '大学', '生活', '研究', '生命'], 900),
  shuffled(['カタカナ', 'ひらがな', 'か\u3099', '漢字', 'です', 'ー', '𠀀'], 400),
  shuffled(['ខ្ញុំ', 'ស្រឡាញ់', 'ភាសា', 'ខ្មែរ'], 250),
]

function shuffled(words: readonly string[], count: number): string {
  let state = 17
  let text = ''
  for (let index = 0; index < count; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    text += words[(state >>> 16) % words.length]
  }
  return text
}
