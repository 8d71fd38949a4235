import type { FileStep, TokenizerFile } from './parse-tokenizer-file.js'

/** What SentencePiece writes for a space. */
const mark = '▁'

const localNormalizers = new Set([
  'BertNormalizer',
  'Lowercase',
  'NFC',
  'NFD',
  'NFKC',
  'NFKD',
  'Precompiled',
  'Strip',
  'StripAccents',
])

const splittersAtSpace = new Set(['BertPreTokenizer', 'Whitespace', 'WhitespaceSplit'])
const otherSplitters = new Set(['ByteLevel', 'Digits', 'Metaspace', 'Punctuation', 'Split'])

/**
 * True when the counts of a text's words add up, as far as the file tells: nothing that it does to a word depends
 * on the words around it, and no token reaches over the space between two. (A word is everything up to a space
 * that follows a letter, a number or a sign.)
 */
export function addsUp(file: TokenizerFile): boolean {
  return (
    file.added_tokens.every(staysInWord) &&
    stepsOf(file.normalizer, 'normalizers').every(isLocal) &&
    splitsWords(file)
  )
}

/** True when nothing tells spaces from line ends: a tokenizer that writes ▁ for a space has no mark for a line end. */
export function splitsAtLines(file: TokenizerFile): boolean {
  const steps = stepsOf(file.pre_tokenizer, 'pretokenizers')
  return steps.length > 0 && steps.every(({ type }) => type !== 'Metaspace')
}

/** An added token that takes the space behind it, or holds some, reaches into the next word. */
function staysInWord({ content, rstrip }: TokenizerFile['added_tokens'][number]): boolean {
  return rstrip !== true && !/\S\s|\s\S/.test(content)
}

function isLocal(step: FileStep): boolean {
  if (step.type === 'Replace') return isLocalReplacement(step.pattern)
  return localNormalizers.has(step.type ?? '')
}

/** Replacing runs of white space, or something that holds none. */
function isLocalReplacement(pattern: unknown): boolean {
  if (typeof pattern !== 'object' || pattern === null) return false
  if ('String' in pattern && typeof pattern.String === 'string')
    return pattern.String === ' ' || !/\s/.test(pattern.String)
  return 'Regex' in pattern && [' {2,}', ' +', '\\s+', '\\s{2,}'].includes(String(pattern.Regex))
}

function splitsWords(file: TokenizerFile): boolean {
  const steps = stepsOf(file.pre_tokenizer, 'pretokenizers')
  if (!steps.every(({ type = '' }) => splittersAtSpace.has(type) || otherSplitters.has(type))) return false
  const first = steps[0]?.type ?? ''
  const usesMark = steps.length === 0 || steps.some(({ type }) => type === 'Metaspace')
  const fuses = file.model.type === 'Unigram' || file.model.fuse_unk === true
  if (usesMark && !hasOnlyLeadingMarks(file.model)) return false
  if (usesMark) return true
  if (fuses) return false
  const splitsBytes = steps.some(({ type, use_regex }) => type === 'ByteLevel' && use_regex !== false)
  return splittersAtSpace.has(first) || splitsBytes || steps.some(hasPattern)
}

function hasPattern({ type, pattern }: FileStep): boolean {
  return type === 'Split' && typeof pattern === 'object' && pattern !== null && 'Regex' in pattern
}

/** True when a space is a token of its own and stands at the beginning of every token that has one. */
function hasOnlyLeadingMarks(model: FileStep): boolean {
  const entries = model.vocab as Readonly<Record<string, number>> | readonly (readonly [string, number])[]
  const names = Array.isArray(entries) ? entries.map(([name]) => String(name)) : Object.keys(entries)
  return names.includes(mark) && names.every((name) => name.lastIndexOf(mark) <= leadingMarks(name) - 1)
}

function leadingMarks(name: string): number {
  let count = 0
  while (name[count] === mark) count++
  return count
}

function stepsOf(step: FileStep | null, key: string): readonly FileStep[] {
  if (step === null) return []
  if (step.type !== 'Sequence') return [step]
  return ((step[key] ?? []) as FileStep[]).flatMap((inner) => stepsOf(inner, key))
}
