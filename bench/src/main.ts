import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type BenchArguments, readArguments } from './arguments.js'
import { compare } from './commands/compare.js'
import { pathological } from './commands/pathological.js'

type Command = (given: BenchArguments, print: (line: string) => void) => Promise<unknown>

const commands: Readonly<Record<string, Command>> = { compare, pathological }

const help = `npm run bench -- [COMMAND] [OPTION...]

Commands
  compare       ours and the peers on every text and setting, side by side (default)
  pathological  time per character on texts made to be slow, against prose

Options
  --only REGEX    compare: what matches "TEXT SIZE/OVERLAP SUBJECT"; pathological: the subject's name
  --quick         texts of at most 1 MB, 3 rounds
  --rounds N      measured rounds (5)
  --json FILE     the results, with every sample, as JSON
  -h, --help      this text

Examples
  npm run bench -- --quick
  npm run bench -- --only '^prose 1000/0'
  npm run bench -- pathological --only ashlar

bench/README.md says what each column means.`

async function main(): Promise<void> {
  const given = readArguments(process.argv.slice(2))
  const print = (line: string) => console.log(line)
  const [name = 'compare', ...rest] = given.words
  const command = commands[name]
  if (given.asksForHelp) return print(help)
  if (command === undefined || rest.length > 0) {
    throw new Error(`${[name, ...rest].join(' ')}: wanted one of ${Object.keys(commands).join(', ')}`)
  }
  const machine = { node: process.version, processor: cpus()[0]?.model, cores: cpus().length }
  print(`Node ${machine.node}, ${machine.cores} x ${machine.processor}`)
  const results = await command(given, print)
  if (given.json !== undefined)
    writeFileSync(given.json, `${JSON.stringify({ machine, results }, undefined, 1)}\n`)
}

main().catch((fault: unknown) => {
  console.error(fault instanceof Error ? fault.message : fault)
  process.exitCode = 1
})
