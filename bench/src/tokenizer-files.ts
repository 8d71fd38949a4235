import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { englishParagraphs } from './texts/english.js'

/** A `tokenizer.json`, as the object that it holds. */
export interface NamedFile {
  readonly name: string
  readonly file: object
}

const folder = fileURLToPath(new URL('../.cache/tokenizers', import.meta.url))

/** The real files that somebody has put into `bench/.cache/tokenizers`; none where there is no such folder. */
export function foundFiles(): NamedFile[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, file: JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as object }))
}

/** One small file of each kind, learnt from generated prose: WordPiece, Unigram, byte-level BPE. */
export function learntFiles(): NamedFile[] {
  return [
    { name: 'WordPiece', file: wordPiece() },
    { name: 'Unigram', file: unigram() },
    { name: 'byte-level BPE', file: byteLevel() },
  ]
}

const letters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index))

/** The words of a few paragraphs, the most frequent first. */
function commonWords(most: number): string[] {
  const counts = new Map<string, number>()
  let paragraphs = 0
  for (const paragraph of englishParagraphs(5, { marks: 'ascii', lines: 'paragraphs' })) {
    for (const [word] of paragraph.matchAll(/[a-z]+/gi)) counts.set(word, (counts.get(word) ?? 0) + 1)
    if (++paragraphs === 60) break
  }
  return [...counts]
    .sort((one, other) => other[1] - one[1])
    .slice(0, most)
    .map(([word]) => word)
}

const idsOf = (names: Iterable<string>) =>
  Object.fromEntries([...new Set(names)].map((name, id) => [name, id]))

const special = (names: readonly string[], ids: Readonly<Record<string, number>>) =>
  names.map((content) => ({
    id: ids[content],
    content,
    single_word: false,
    lstrip: false,
    rstrip: false,
    normalized: false,
    special: true,
  }))

function around(first: string, last: string, ids: Readonly<Record<string, number>>): object {
  const token = (id: string) => ({ SpecialToken: { id, type_id: 0 } })
  const text = (id: string) => ({ Sequence: { id, type_id: 0 } })
  return {
    type: 'TemplateProcessing',
    single: [token(first), text('A'), token(last)],
    pair: [token(first), text('A'), token(last), text('B'), token(last)],
    special_tokens: Object.fromEntries([first, last].map((id) => [id, { id, ids: [ids[id]], tokens: [id] }])),
  }
}

function wordPiece(): object {
  const names = ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]']
  const words = commonWords(400).map((word) => word.toLowerCase())
  const endings = words.filter((word) => word.length > 4).map((word) => `##${word.slice(-3)}`)
  const vocab = idsOf([...names, ...letters, ...letters.map((letter) => `##${letter}`), ...words, ...endings])
  return {
    added_tokens: special(names, vocab),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: around('[CLS]', '[SEP]', vocab),
    decoder: { type: 'WordPiece', prefix: '##', cleanup: true },
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab,
    },
  }
}

function unigram(): object {
  const names = ['<s>', '<pad>', '</s>', '<unk>']
  const metaspace = { type: 'Metaspace', replacement: '▁', add_prefix_space: true, prepend_scheme: 'always' }
  const words = commonWords(400)
  const pieces = [...words.map((word) => `▁${word}`), ...words.map((word) => word.slice(-3)), ...letters]
  const vocab: [string, number][] = [...names.map((name): [string, number] => [name, 0]), ['▁', -3]]
  for (const piece of new Set(pieces)) vocab.push([piece, -3 - vocab.length / 100])
  return {
    added_tokens: special(names, { '<s>': 0, '<pad>': 1, '</s>': 2, '<unk>': 3 }),
    normalizer: { type: 'Replace', pattern: { Regex: ' {2,}' }, content: ' ' },
    pre_tokenizer: metaspace,
    post_processor: around('<s>', '</s>', { '<s>': 0, '</s>': 2 }),
    decoder: metaspace,
    model: { type: 'Unigram', unk_id: 3, vocab },
  }
}

function byteLevel(): object {
  const words = commonWords(400).map((word) => [...`\u0120${word}`])
  const merges: string[] = []
  const tokens: string[] = []
  for (let rank = 0; rank < 300; rank++) {
    const [left, right] = mostFrequentPair(words)
    merges.push(`${left} ${right}`)
    tokens.push(left + right)
    for (const word of words) join(word, left, right)
  }
  const bytes = Array.from({ length: 256 }, (_, byte) => letterOfByte(byte))
  return {
    added_tokens: [],
    normalizer: null,
    pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
    post_processor: { type: 'ByteLevel', trim_offsets: true },
    decoder: { type: 'ByteLevel' },
    model: { type: 'BPE', vocab: idsOf([...bytes, ...tokens]), merges },
  }
}

function mostFrequentPair(words: readonly (readonly string[])[]): [string, string] {
  const counts = new Map<string, number>()
  for (const word of words) {
    for (let at = 1; at < word.length; at++) {
      const pair = `${word[at - 1]} ${word[at]}`
      counts.set(pair, (counts.get(pair) ?? 0) + 1)
    }
  }
  const [best] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))
  return best.split(' ') as [string, string]
}

function join(word: string[], left: string, right: string): void {
  for (let at = word.length - 1; at > 0; at--) {
    if (word[at] === right && word[at - 1] === left) word.splice(at - 1, 2, left + right)
  }
}

/** The visible letter that byte-level tokenizers write for a byte. */
function letterOfByte(byte: number): string {
  const isVisible = (byte > 32 && byte < 127) || (byte > 160 && byte !== 173)
  if (isVisible) return String.fromCharCode(byte)
  return String.fromCharCode(256 + (byte <= 32 ? byte : byte <= 160 ? byte - 94 : 67))
}
