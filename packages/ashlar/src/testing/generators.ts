import fc from 'fast-check'
import { bytes } from '../measure/bytes.js'
import { characters } from '../measure/characters.js'
import { codePoints } from '../measure/code-points.js'
import { graphemes } from '../measure/graphemes.js'
import type { Measure } from '../measure/measure.js'
import { words } from '../measure/words.js'
import type { ChunkOptions } from '../options.js'
import { balanced } from '../pack/balanced.js'
import { greedy } from '../pack/greedy.js'
import { nearest } from '../pack/nearest.js'
import type { Packer } from '../pack/task.js'
import { windows } from '../pack/windows.js'
import { fixed } from '../strategies/fixed.js'
import { paragraph } from '../strategies/paragraph.js'
import { recursive } from '../strategies/recursive.js'
import { sentence } from '../strategies/sentence.js'
import { langchainSeparators, separators } from '../strategies/separators.js'
import type { Strategy } from '../strategies/strategy.js'
import { word } from '../strategies/word.js'

/** Fragments of many scripts, of what hurts, and of what documents are made of. */
const fragments = [
  'the ',
  'stone ',
  'wall',
  'A mason lays it. ',
  'Dr. Hill waited? ',
  'e.g. 3.14',
  'naïve',
  'Größe ',
  "don't ",
  'x',
  '0',
  '42,000 ',
  '石',
  '石を切る。',
  '测量，',
  '“好”',
  'กำแพง',
  'หินก้อนนี้',
  'ខ្មែរ',
  'ကျောက်',
  'ລາວ',
  'حجر ',
  'سؤال؟ ',
  'पत्थर। ',
  'क्षि',
  'நி',
  'камень. ',
  'e\u0301',
  '\u0301',
  'Z͑ͫ̓ͪ̂ͫ',
  '한',
  '\u1112\u1161\u11ab',
  '😀',
  '👩\u200d👩\u200d👧',
  '👍🏽',
  '🇫🇷',
  '🇫',
  '1\ufe0f\u20e3',
  '\u200d',
  '\ufe0f',
  '\u200b',
  '\u00ad',
  '\ufeff',
  '\ud83d',
  '\ude00',
  '\u0000',
  ' ',
  '  ',
  '\t',
  '\u00a0',
  '\u3000',
  '\n',
  '\r\n',
  '\r',
  '\n\n',
  '\r\n\r\n',
  '\n \n\n',
  '\f',
  '\v',
  '\u0085',
  '\u2028',
  '\u2029',
  '.',
  '...',
  '…',
  '!',
  '?!',
  ',',
  '; ',
  ': ',
  '—',
  '-',
  '/',
  '_',
  '"',
  '“',
  '”',
  '(',
  ')',
  '«',
  '»',
  '。',
  '、',
  '<|endoftext|>',
  'https://example.org/a/b?c=d#e ',
  'name@example.org',
  'camelCaseName',
  '# Title\n\n',
  '- item\n',
  '| a | b |\n',
  '```\n',
  '{"k": 1}',
  '<p>',
  '&amp;',
  '\\',
  '$x^2$',
] as const

/** Documents of mixed scripts and structure, ordinary text, and single fragments repeated many times. */
export function documents(options: { readonly most?: number } = {}): fc.Arbitrary<string> {
  const { most = 60 } = options
  const fragment = fc.constantFrom(...fragments)
  const mixed = fc.array(fragment, { maxLength: most }).map((parts) => parts.join(''))
  const repeated = fc
    .tuple(fragment, fc.integer({ min: 1, max: 2 * most }))
    .map(([part, count]) => part.repeat(count))
  const raw = fc.string({ unit: 'binary', maxLength: most })
  return fc.oneof(
    { weight: 5, arbitrary: mixed },
    {
      weight: 2,
      arbitrary: fc.array(fc.oneof(repeated, mixed), { maxLength: 4 }).map((parts) => parts.join('')),
    },
    { weight: 1, arbitrary: repeated },
    { weight: 1, arbitrary: raw },
  )
}

/** Every plain strategy. */
export function strategies(): fc.Arbitrary<Strategy> {
  return fc.constantFrom<Strategy>(
    fixed(),
    word(),
    sentence(),
    paragraph(),
    recursive(),
    separators(langchainSeparators),
    separators([/\n(?=#)/, '. ', /\s+/], { keep: 'after' }),
  )
}

/** Every measure of the root entry, and one as a caller would write it. */
export function measures(): fc.Arbitrary<Measure | ((text: string) => number)> {
  return fc.constantFrom<Measure | ((text: string) => number)>(
    characters,
    codePoints,
    graphemes,
    bytes,
    words,
    (text) => Math.ceil(text.length / 3),
  )
}

/** Every packer. */
export function packers(): fc.Arbitrary<Packer> {
  return fc.constantFrom(greedy(), nearest(), windows(), balanced(), balanced({ target: 0.5 }))
}

/** Sizes with an overlap and a minimum that go with them, trim, and breaks now and then. */
export function limits(): fc.Arbitrary<Pick<ChunkOptions, 'size' | 'overlap' | 'min' | 'trim' | 'breaks'>> {
  const size = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }) },
    { weight: 1, arbitrary: fc.integer({ min: 41, max: 400 }) },
  )
  return size
    .chain((limit) =>
      fc.record({
        size: fc.constant(limit),
        overlap: fc.oneof(
          { weight: 3, arbitrary: fc.constant(0) },
          { weight: 3, arbitrary: fc.integer({ min: 0, max: limit - 1 }) },
          {
            weight: 1,
            arbitrary: fc.constantFrom<ChunkOptions['overlap']>(
              '10%',
              '50%',
              { sentences: 1 },
              { sentences: 2 },
            ),
          },
        ) as fc.Arbitrary<NonNullable<ChunkOptions['overlap']>>,
        min: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: Math.floor(limit / 2) })),
        trim: fc.boolean(),
        breaks: fc.option(
          fc.constantFrom<NonNullable<ChunkOptions['breaks']>>(
            '\n',
            '\f',
            /^# .+$/m,
            /\s(?=\S)/,
            /[\u0300-\u{1ffff}]/u,
          ),
          {
            nil: undefined,
            freq: 6,
          },
        ),
      }),
    )
    .map(({ breaks, ...rest }) => (breaks === undefined ? rest : { ...rest, breaks }))
}

/** A text and a way to cut it into pieces, anywhere: inside pairs and line ends too. */
export function pieces(source: fc.Arbitrary<string>): fc.Arbitrary<{ text: string; pieces: string[] }> {
  return source.chain((text) =>
    fc.array(fc.integer({ min: 0, max: text.length }), { maxLength: 12 }).map((cuts) => {
      const places = [0, ...cuts.sort((a, b) => a - b), text.length]
      return { text, pieces: places.slice(1).map((end, i) => text.slice(places[i], end)) }
    }),
  )
}
