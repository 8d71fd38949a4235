/**
 * Counts one text with one tokenizer and prints the numbers as JSON: the child process of count-speed.
 *
 *   node measure-one.js PEER ENCODING KIND LENGTH ROUNDS
 */
import { peers } from './peers.js'
import { makeText, type TextKind } from './texts.js'

/** Milliseconds of processor time, that of the collector and the compiler included. */
function cpuTime<T>(run: () => T): { readonly result: T; readonly ms: number } {
  const before = process.cpuUsage()
  const result = run()
  const { user, system } = process.cpuUsage(before)
  return { result, ms: (user + system) / 1000 }
}

const [peer = '', encoding = '', kind = '', length = '0', rounds = '1'] = process.argv.slice(2)

const before = process.cpuUsage()
const count = await peers[peer]!(encoding as 'o200k_base' | 'cl100k_base')
const { user, system } = process.cpuUsage(before)

const text = makeText(kind as TextKind, Number(length), 'node_modules')
const megabytes = Buffer.byteLength(text) / 1e6
const runs = Array.from({ length: Number(rounds) }, () => cpuTime(() => count(text)))
const speeds = runs.map(({ ms }) => (megabytes / ms) * 1000)

console.log(
  JSON.stringify({
    peer,
    tokens: runs[0]!.result,
    loadMs: (user + system) / 1000,
    first: speeds[0],
    median: speeds.toSorted((a, b) => a - b)[Math.floor(speeds.length / 2)],
    megabytes: process.memoryUsage().rss / 1e6,
  }),
)
