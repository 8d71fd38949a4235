/** A text with the words that the vocabularies below are learnt from. */
const corpus =
  'the stone was cut so true that the blocks fit without mortar and the wall stood for a thousand years while ' +
  'masons came and went with their tools singing of rivers and of rain they measured every edge counted every ' +
  'token and never broke a word they did not have to break counting is slow recounting is slower remembering is fast ' +
  'don’t stop measuring 12 blocks 345 edges (really) “quoted” naïve café 北京 大学 学习'

const characters = [
  ...new Set(`${corpus}abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;!?'"()[]{}-_/`),
].filter((character) => character !== ' ')

const added = (content: string, id: number) => ({
  id,
  content,
  single_word: false,
  lstrip: false,
  rstrip: false,
  normalized: false,
  special: true,
})

/** A WordPiece tokenizer as of BERT, uncased. */
export function wordPieceFile(): object {
  const words = corpus
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
  const pieces = [
    '[PAD]',
    '[UNK]',
    '[CLS]',
    '[SEP]',
    '[MASK]',
    ...characters,
    ...characters.map((c) => `##${c}`),
  ]
  pieces.push(
    ...words.filter((_, i) => i % 3 !== 0),
    '##ing',
    '##ed',
    '##ring',
    '##s',
    '##er',
    'count',
    'measur',
  )
  const vocab = Object.fromEntries([...new Set(pieces)].map((piece, id) => [piece, id]))
  return {
    added_tokens: ['[PAD]', '[UNK]', '[CLS]', '[SEP]', '[MASK]'].map((name) => added(name, vocab[name]!)),
    normalizer: {
      type: 'BertNormalizer',
      clean_text: true,
      handle_chinese_chars: true,
      strip_accents: null,
      lowercase: true,
    },
    pre_tokenizer: { type: 'BertPreTokenizer' },
    post_processor: aroundEach('[CLS]', vocab['[CLS]']!, '[SEP]', vocab['[SEP]']!),
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

/** A Unigram tokenizer as of XLM-R: NFKC, spaces as ▁. */
export function unigramFile(): object {
  const words = corpus.split(' ')
  const vocab: [string, number][] = [
    ['<s>', 0],
    ['<pad>', 0],
    ['</s>', 0],
    ['<unk>', 0],
    ['▁', -3],
  ]
  const seen = new Set(vocab.map(([piece]) => piece))
  const learn = (piece: string, score: number): void => {
    if (!seen.has(piece)) vocab.push([piece, score])
    seen.add(piece)
  }
  characters.slice(0, -3).forEach((character, i) => {
    learn(character, -6 - (i % 7) / 8)
  })
  words.forEach((word, i) => {
    learn(`▁${word}`, -5 - (i % 11) / 4)
    learn(word.slice(0, 3), -7 - (i % 5) / 4)
    learn(word.slice(-3), -7.5 - (i % 3) / 4)
  })
  return {
    added_tokens: [added('<s>', 0), added('<pad>', 1), added('</s>', 2), added('<unk>', 3)],
    normalizer: {
      type: 'Sequence',
      normalizers: [
        { type: 'Precompiled', precompiled_charsmap: null },
        { type: 'Replace', pattern: { Regex: ' {2,}' }, content: ' ' },
      ],
    },
    pre_tokenizer: { type: 'Metaspace', replacement: '▁', add_prefix_space: true, prepend_scheme: 'always' },
    post_processor: aroundEach('<s>', 0, '</s>', 2),
    decoder: { type: 'Metaspace', replacement: '▁', add_prefix_space: true, prepend_scheme: 'always' },
    model: { type: 'Unigram', unk_id: 3, vocab },
  }
}

/** A byte-level BPE tokenizer as of GPT-2, which adds no tokens. */
export function byteLevelFile(): object {
  const pieces = corpus.match(/ ?\p{L}+| ?\p{N}+| ?[^\s\p{L}\p{N}]+|\s/gu)!.map(bytesAsLetters)
  const letters = Array.from({ length: 256 }, (_, byte) => letterOfByte(byte))
  const { merges, tokens } = learnMerges(pieces, 220)
  return {
    added_tokens: [added('<|endoftext|>', 256 + tokens.length)],
    normalizer: null,
    pre_tokenizer: { type: 'ByteLevel', add_prefix_space: false, trim_offsets: true, use_regex: true },
    post_processor: { type: 'ByteLevel', trim_offsets: true },
    decoder: { type: 'ByteLevel' },
    model: {
      type: 'BPE',
      vocab: Object.fromEntries([...letters, ...tokens, '<|endoftext|>'].map((token, id) => [token, id])),
      merges,
    },
  }
}

/** A SentencePiece BPE tokenizer, whose normalizer writes ▁ for spaces and one more at the beginning. */
export function sentencePieceFile(prefix: 'metaspace' | 'prepend'): object {
  const pieces = corpus.split(' ').map((word) => `▁${word}`)
  const { merges, tokens } = learnMerges(pieces, 200)
  const bytes = Array.from(
    { length: 256 },
    (_, byte) => `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
  )
  const names = ['<unk>', '<s>', '</s>', ...bytes, '▁', ...characters, ...tokens]
  const isMetaspace = prefix === 'metaspace'
  return {
    added_tokens: [added('<unk>', 0), added('<s>', 1), added('</s>', 2)],
    normalizer: isMetaspace
      ? null
      : {
          type: 'Sequence',
          normalizers: [
            { type: 'Prepend', prepend: '▁' },
            { type: 'Replace', pattern: { String: ' ' }, content: '▁' },
          ],
        },
    pre_tokenizer: isMetaspace
      ? { type: 'Metaspace', replacement: '▁', prepend_scheme: 'first', split: false }
      : null,
    post_processor: aroundEach('<s>', 1),
    decoder: { type: 'Fuse' },
    model: {
      type: 'BPE',
      unk_token: '<unk>',
      fuse_unk: true,
      byte_fallback: true,
      vocab: Object.fromEntries([...new Set(names)].map((name, id) => [name, id])),
      merges,
    },
  }
}

function aroundEach(first: string, firstId: number, last?: string, lastId?: number): object {
  const special = (id: string) => ({ SpecialToken: { id, type_id: 0 } })
  const tokens = [[first, firstId], ...(last === undefined ? [] : [[last, lastId]])] as [string, number][]
  return {
    type: 'TemplateProcessing',
    single: [
      special(first),
      { Sequence: { id: 'A', type_id: 0 } },
      ...(last === undefined ? [] : [special(last)]),
    ],
    pair: [special(first), { Sequence: { id: 'A', type_id: 0 } }, { Sequence: { id: 'B', type_id: 1 } }],
    special_tokens: Object.fromEntries(
      tokens.map(([id, number]) => [id, { id, ids: [number], tokens: [id] }]),
    ),
  }
}

/** Joins the most frequent pair of neighbours, again and again. */
function learnMerges(words: readonly string[], count: number): { merges: string[]; tokens: string[] } {
  let split = words.map((word) => [...word])
  const merges: string[] = []
  const tokens = new Set<string>()
  while (merges.length < count) {
    const pairs = new Map<string, number>()
    for (const word of split)
      for (let i = 0; i + 1 < word.length; i++) {
        const pair = `${word[i]} ${word[i + 1]}`
        pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
      }
    const [best] = [...pairs].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    if (best === undefined) break
    merges.push(best[0])
    const [left, right] = best[0].split(' ') as [string, string]
    tokens.add(left + right)
    split = split.map((word) => joinPairs(word, left, right))
  }
  return { merges, tokens: [...tokens] }
}

function joinPairs(word: readonly string[], left: string, right: string): string[] {
  const joined: string[] = []
  for (const part of word) {
    if (part === right && joined.at(-1) === left) joined[joined.length - 1] = left + right
    else joined.push(part)
  }
  return joined
}

function bytesAsLetters(text: string): string {
  return Array.from(new TextEncoder().encode(text), letterOfByte).join('')
}

/** The visible letter that byte-level tokenizers write for a byte. */
function letterOfByte(byte: number): string {
  const isVisible = (byte > 32 && byte < 127) || (byte > 160 && byte !== 173)
  if (isVisible) return String.fromCharCode(byte)
  const hidden = byte <= 32 ? byte : byte <= 160 ? byte - 94 : 67
  return String.fromCharCode(256 + hidden)
}
