import type { SentenceBoundaries } from './boundaries/sentence-boundaries.js'
import { closest } from './closest.js'
import type { AshlarError } from './errors.js'
import { refuseUnknownKeys } from './known-keys.js'
import { characters } from './measure/characters.js'
import { type CompleteMeasure, completeMeasure } from './measure/complete-measure.js'
import type { Measure } from './measure/measure.js'
import type { ContextOptions } from './outline/context-options.js'
import { greedy } from './pack/greedy.js'
import type { OverlapRule, Packer } from './pack/task.js'
import { refusal, valueRefusal, wholeNumber } from './refusal.js'
import { searchPattern } from './search-pattern.js'
import { checkedSentences } from './strategies/prose-options.js'
import { recursive } from './strategies/recursive.js'
import type { Strategy } from './strategies/strategy.js'

/** How to cut. Every option may be left out; a key that is not one of these is refused. */
export interface ChunkOptions {
  /** The limit of what is embedded, in units of the measure; a whole number. Default 512. */
  readonly size?: number
  /**
   * What a chunk repeats of the one before, at most: units of the measure, a share of `size` (`'10%'`), or whole
   * sentences (`{ sentences: 2 }`; `by` is the rule that finds them where the strategy has none, by default `plainSentences()`).
   * Less than `size`. Default 0.
   */
  readonly overlap?:
    | number
    | `${number}%`
    | { readonly sentences: number; readonly by?: SentenceBoundaries | undefined }
  /**
   * No chunk is smaller than this, unless its section is. Promised up to half of `size`; above that as far as the text
   * allows. Default 0.
   */
  readonly min?: number
  /** What is counted: a {@link Measure} or a function of a text. Default `characters`. */
  readonly measure?: Measure | ((text: string) => number)
  /** Where a text may be cut. Default `recursive()`. */
  readonly strategy?: Strategy
  /** Which of those places are used. Default what the strategy prefers: for prose by any unit but characters mostly `nearest()`, else `greedy()`. */
  readonly packer?: Packer
  /** Whether white space at both ends of a chunk is left out. Default true. With false the chunks tile the source. */
  readonly trim?: boolean
  /**
   * A pattern at whose matches sections begin, which no chunk crosses: `'\\f'`, `/^CHAPTER .+$/m`. The match (its first
   * group, where it has one) names the section in `headings`. A match is at most 1,024 code units long.
   */
  readonly breaks?: string | RegExp
  /**
   * What a format's enclosing nodes add to `rendered`: headings, a table's header, a fence's opening line. It counts inside
   * the limit. Plain strategies add nothing.
   */
  readonly context?: ContextOptions
}

/** The options, checked and completed. */
export interface Settings {
  readonly size: number
  readonly overlap: OverlapRule | undefined
  readonly min: number
  readonly measure: CompleteMeasure
  readonly strategy: Strategy
  readonly packer: Packer
  readonly trim: boolean
  readonly breaks: RegExp | undefined
  readonly context: ContextOptions
}

const keys = ['size', 'overlap', 'min', 'measure', 'strategy', 'packer', 'trim', 'breaks', 'context'] as const

/** What people know from other tools under another name: small letters of which one says what is meant. */
const otherNames: readonly (readonly [RegExp, (typeof keys)[number]])[] = [
  [/overlap/, 'overlap'],
  [/^min/, 'min'],
  [/function|tokenizer|unit/, 'measure'],
  [/size|^max|splitlength/, 'size'],
  [/separator/, 'strategy'],
  [/whitespace/, 'trim'],
]

/**
 * Checks options and fills in what is left out.
 *
 * @throws AshlarError `invalid-option` for the first option that is not accepted.
 */
export function settle(options: ChunkOptions = {}): Settings {
  if (typeof options !== 'object' || options === null)
    throw valueRefusal('options', options, 'an object such as { size: 512 }')
  for (const key of Object.keys(options))
    if (!(keys as readonly string[]).includes(key)) throw unknownKey(key)
  const { size: givenSize = 512, min: givenMin = 0 } = options
  const size = wholeNumber('size', givenSize, 1)
  const min = wholeNumber('min', givenMin, 0)
  if (min > size) throw valueRefusal('min', min, `a whole number of at most the size, ${size}`)
  const strategy = checkedStrategy(options.strategy)
  const { packer = strategy.packer ?? greedy() } = options
  if (typeof packer?.begin !== 'function')
    throw valueRefusal('packer', packer, 'a packer such as greedy() or balanced()')
  if (options.trim !== undefined && typeof options.trim !== 'boolean')
    throw valueRefusal('trim', options.trim, 'true or false')
  return {
    size,
    min,
    strategy,
    packer,
    overlap: overlapRule(options.overlap, size),
    measure: checkedMeasure(options.measure),
    trim: options.trim ?? true,
    breaks: breakPattern(options.breaks),
    context: checkedContext(options.context),
  }
}

function unknownKey(key: string): AshlarError {
  const letters = key.toLowerCase().replace(/[^a-z]/g, '')
  const known = otherNames.find(([name]) => name.test(letters))?.[1] ?? closest(key, keys)
  const advice = known === undefined ? undefined : `Did you mean ${known}?`
  return refusal(`unknown option ${key}`, `one of ${keys.join(', ')}`, advice)
}

function overlapRule(overlap: unknown, size: number): OverlapRule | undefined {
  if (overlap === undefined || overlap === 0) return undefined
  if (typeof overlap === 'object' && overlap !== null) {
    refuseUnknownKeys('overlap', overlap, ['sentences', 'by'])
    const { sentences, by }: { readonly sentences?: unknown; readonly by?: unknown } = overlap
    return {
      sentences: wholeNumber('overlap.sentences', sentences, 1),
      by: by === undefined ? by : checkedSentences(by),
    }
  }
  if (typeof overlap === 'string') return { units: shareOf(overlap, size) }
  const units = wholeNumber('overlap', overlap, 0)
  if (units >= size)
    throw valueRefusal('overlap', units, `less than the size, ${size}`, 'A chunk needs room for new text.')
  return { units }
}

function shareOf(overlap: string, size: number): number {
  const percent = /^(\d+(?:\.\d+)?)%$/.exec(overlap)?.[1]
  if (percent === undefined)
    throw valueRefusal('overlap', overlap, "a whole number, a share such as '10%', or { sentences: 2 }")
  if (Number(percent) >= 100) throw valueRefusal('overlap', overlap, 'less than 100%')
  return Math.floor((Number(percent) / 100) * size)
}

function checkedMeasure(measure: ChunkOptions['measure'] = characters): CompleteMeasure {
  if (typeof measure === 'function' || typeof measure?.size === 'function') return completeMeasure(measure)
  throw valueRefusal('measure', measure, 'a measure such as words, or a function from a text to a number')
}

function checkedStrategy(strategy: Strategy = recursive()): Strategy {
  if (typeof strategy?.boundaries === 'function') return strategy
  throw valueRefusal(
    'strategy',
    strategy,
    'a strategy such as recursive() or sentence()',
    'Names exist only in the command line.',
  )
}

function breakPattern(breaks: unknown): RegExp | undefined {
  if (breaks === undefined) return undefined
  if (breaks instanceof RegExp || (typeof breaks === 'string' && breaks !== '')) return searchPattern(breaks)
  throw valueRefusal('breaks', breaks, 'a RegExp or a string of at least one character')
}

function checkedContext(context: unknown = {}): ContextOptions {
  if (typeof context !== 'object' || context === null)
    throw valueRefusal('context', context, "an object such as { headings: 'titles' }")
  refuseUnknownKeys('context', context, ['headings', 'share'])
  const { headings = 'path', share = 0 }: { headings?: unknown; share?: unknown } = context
  if (headings !== 'path' && headings !== 'titles' && headings !== 'off')
    throw valueRefusal('context.headings', headings, "'path', 'titles' or 'off'")
  if (typeof share !== 'number' || !(share >= 0 && share <= 0.45))
    throw valueRefusal('context.share', share, 'a number from 0 to 0.45')
  return context
}
