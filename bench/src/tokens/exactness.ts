/**
 * Compares our counts and token ends with gpt-tokenizer on generated texts, and where the two differ with the WASM of
 * tiktoken, which is the reference. Ends with an error when we are the one that differs.
 *
 *   npm run -w @ashlar/bench build && node bench/dist/tokens/exactness.js [TEXTS]
 */
import { type EncodingName, loadEncoding, tokens } from 'ashlar/tokens'
import { get_encoding } from 'tiktoken'
import { oddText, randomNumbers } from './texts.js'

const counters = {
  o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
  p50k_base: () => import('gpt-tokenizer/encoding/p50k_base'),
  r50k_base: () => import('gpt-tokenizer/encoding/r50k_base'),
} satisfies Partial<Record<EncodingName, unknown>>

const texts = Number(process.argv[2] ?? 100_000)
let wrong = 0

for (const name of Object.keys(counters) as (keyof typeof counters)[]) {
  const tokenizer = await loadEncoding(name)
  const measure = tokens(tokenizer)
  const { countTokens } = await counters[name]()
  const reference = get_encoding(name)
  const options = { disallowedSpecial: new Set<string>() }
  const random = randomNumbers(2026)
  const found = { equal: 0, theirs: 0, ours: 0 }
  for (let i = 0; i < texts; i++) {
    const text = oddText(random, 1 + random(i % 100 === 0 ? 300 : 30))
    const start = random(text.length)
    const limit = 1 + random(20)
    const end = measure.reach!(text, start, limit)
    const slice = text.slice(start, end)
    const size = measure.size(text, { start, end })
    const expected = countTokens(slice, options)
    if (size <= limit && size === expected) found.equal++
    else if (size <= limit && size === reference.encode(slice, [], []).length) found.theirs++
    else {
      found.ours++
      console.error(name, JSON.stringify(slice), { size, expected, limit })
    }
  }
  wrong += found.ours
  console.log(
    `${name}: ${texts} spans, ${found.equal} equal to gpt-tokenizer, ${found.theirs} where only tiktoken agrees, ` +
      `${found.ours} wrong`,
  )
}

if (wrong > 0) process.exitCode = 1
