/**
 * How fast tokenizers count, side by side: MB of text a second of processor time, each in a process of its own,
 * and then how ours takes texts that others choke on.
 *
 *   npm run -w @ashlar/bench build && node bench/dist/tokens/count-speed.js [ENCODING] [LENGTH]
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { loadEncoding } from 'ashlar/tokens'
import { peers } from './peers.js'
import { makeText } from './texts.js'

interface Result {
  readonly tokens: number
  readonly loadMs: number
  readonly first: number
  readonly median: number
  readonly megabytes: number
}

const [encoding = 'o200k_base', length = '10000000'] = process.argv.slice(2)
const child = fileURLToPath(new URL('./measure-one.js', import.meta.url))
const rounds = 5
/** What is too slow to wait for. */
const patience = 120_000

function measure(peer: string, kind: string, size: number): Result | undefined {
  const run = spawnSync(process.execPath, [child, peer, encoding, kind, String(size), String(rounds)], {
    encoding: 'utf8',
    timeout: patience,
  })
  if (run.status !== 0 && run.stderr !== '') console.error(run.stderr)
  return run.status === 0 ? (JSON.parse(run.stdout) as Result) : undefined
}

for (const kind of ['prose', 'markdown', 'typescript', 'chinese']) {
  const size = kind === 'chinese' ? Number(length) / 10 : Number(length)
  console.log(
    `\n${kind}, ${size / 1e6} million characters, ${encoding}, MB/s: first run, median of ${rounds}`,
  )
  const bare = measure('gpt-tokenizer', kind, size)
  for (const peer of Object.keys(peers)) {
    const found = peer === 'gpt-tokenizer' ? bare : measure(peer, kind, size)
    if (found === undefined) {
      console.log(`${peer.padEnd(16)} more than ${patience / 1000} s, or failed`)
      continue
    }
    const ratios = [found.first / (bare?.first ?? Number.NaN), found.median / (bare?.median ?? Number.NaN)]
    console.log(
      peer.padEnd(16),
      `${found.first.toFixed(1).padStart(6)} ${found.median.toFixed(1).padStart(6)}`,
      ` x ${ratios.map((ratio) => ratio.toFixed(1)).join(' ')} of gpt-tokenizer`,
      ` ${found.tokens} tokens, load ${found.loadMs.toFixed(0)} ms, ${found.megabytes.toFixed(0)} MB resident`,
    )
  }
}

const pathological: Readonly<Record<string, string>> = {
  'one letter': 'a',
  spaces: ' ',
  newlines: '\n',
  digits: '7',
  'three letters in turn': 'abc',
  emoji: '👩\u200d👩\u200d👧\u200d👦',
}

console.log('\nFive million characters of one thing, nanoseconds of processor time a character')
const tokenizer = await loadEncoding(encoding as 'o200k_base')
const costOf = (text: string): number => {
  const before = process.cpuUsage()
  tokenizer.count(text)
  const { user, system } = process.cpuUsage(before)
  return ((user + system) * 1000) / text.length
}
const proseText = makeText('prose', 5e6, 'node_modules')
costOf(proseText)
const prose = costOf(proseText)
console.log('prose'.padEnd(24), prose.toFixed(1))
for (const [name, unit] of Object.entries(pathological)) {
  const cost = costOf(unit.repeat(5e6 / unit.length))
  console.log(name.padEnd(24), cost.toFixed(1), `= ${(cost / prose).toFixed(1)} x prose`)
}
