import { chunk } from 'ashlar'
import { loadEncoding, loadTokenizerFile, tokens } from 'ashlar/tokens'
import { get_encoding } from 'tiktoken'
import type { BenchArguments } from '../arguments.js'
import { oddText } from '../texts/odd-text.js'
import { type Random, seededRandom } from '../texts/random.js'
import { foundFiles, learntFiles, type NamedFile } from '../tokenizer-files.js'

/** What the comparison of one tokenizer has shown. */
export interface Exactness {
  readonly tokenizer: string
  readonly checked: number
  /** Where gpt-tokenizer differs and the WASM of tiktoken agrees with us. */
  readonly onlyReference: number
  readonly wrong: number
}

const counters = {
  o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
  p50k_base: () => import('gpt-tokenizer/encoding/p50k_base'),
  r50k_base: () => import('gpt-tokenizer/encoding/r50k_base'),
}

/** A fifth as many texts are chunked by the tokenizer files, which count slowly. */
const filesShare = 5

/**
 * Compares the sizes of spans of generated texts (`--count`, 100,000 for each encoding) with gpt-tokenizer, and where the two
 * differ with the WASM of tiktoken, which is the reference; and the sizes of chunks by tokenizer files with the library's own
 * encoding. Throws when one is wrong or over its limit.
 */
export async function tokensExactness(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<Exactness[]> {
  const count = given.count ?? (given.isQuick ? 5_000 : 100_000)
  const seed = given.seed ?? 2026
  const results: Exactness[] = []
  for (const name of Object.keys(counters) as (keyof typeof counters)[]) {
    if (given.only.test(name)) results.push(await compareEncoding(name, count, seed, print))
  }
  for (const named of [...learntFiles(), ...foundFiles()]) {
    if (given.only.test(named.name))
      results.push(await compareFile(named, Math.ceil(count / filesShare), seed, print))
  }
  for (const { tokenizer, checked, onlyReference, wrong } of results)
    print(`${tokenizer}: ${checked} checked, ${onlyReference} where only tiktoken agrees, ${wrong} wrong`)
  if (results.some(({ wrong }) => wrong > 0)) throw new Error('not exact')
  return results
}

async function compareEncoding(
  name: keyof typeof counters,
  count: number,
  seed: number,
  print: (line: string) => void,
): Promise<Exactness> {
  const measure = tokens(await loadEncoding(name))
  const { countTokens } = await counters[name]()
  const reference = get_encoding(name)
  const options = { disallowedSpecial: new Set<string>() }
  const random = seededRandom(seed)
  const found = { onlyReference: 0, wrong: 0 }
  for (let turn = 0; turn < count; turn++) {
    const { text, limit } = task(random, turn)
    const start = random.between(0, text.length - 1)
    const end = measure.reach!(text, start, limit)
    const slice = text.slice(start, end)
    const size = measure.size(text, { start, end })
    const expected = countTokens(slice, options)
    if (size <= limit && size === expected) continue
    if (size <= limit && size === reference.encode(slice, [], []).length) found.onlyReference++
    else {
      found.wrong++
      print(`${name}: ${JSON.stringify({ slice, size, expected, limit })}`)
    }
  }
  reference.free()
  return { tokenizer: name, checked: count, ...found }
}

async function compareFile(
  { name, file }: NamedFile,
  count: number,
  seed: number,
  print: (line: string) => void,
): Promise<Exactness> {
  const tokenizer = await loadTokenizerFile(file)
  const library = new (await import('@huggingface/tokenizers')).Tokenizer(file, {})
  const measure = tokens(tokenizer)
  const random = seededRandom(seed)
  let wrong = 0
  for (let turn = 0; turn < count; turn++) {
    const { text, limit } = task(random, turn)
    const size = limit + (tokenizer.added ?? 0)
    const overlap = random.between(0, limit - 1)
    for (const one of chunk(text, { size, overlap, measure })) {
      const expected = library.encode(one.text).ids.length
      if (one.size === expected && (one.size <= size || one.oversized === true)) continue
      wrong++
      print(`${name}: ${JSON.stringify({ text: one.text, size: one.size, expected, limit: size })}`)
    }
  }
  const kind = tokenizer.pieces === undefined ? 'counted whole' : 'counted by the word'
  return { tokenizer: `${name} (${kind})`, checked: count, onlyReference: 0, wrong }
}

function task(random: Random, turn: number): { text: string; limit: number } {
  const text = oddText(random, random.between(1, turn % 100 === 0 ? 300 : 30))
  return { text, limit: random.between(1, 20) }
}
