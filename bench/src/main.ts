import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { type BenchArguments, readArguments } from './arguments.js'
import { balanced } from './commands/balanced.js'
import { code } from './commands/code.js'
import { codePeers } from './commands/code-peers.js'
import { compare } from './commands/compare.js'
import { contract } from './commands/contract.js'
import { data } from './commands/data.js'
import { dataHuge } from './commands/data-huge.js'
import { dataMemory } from './commands/data-memory.js'
import { memory } from './commands/memory.js'
import { pathological } from './commands/pathological.js'
import { stability } from './commands/stability.js'
import { structure } from './commands/structure.js'
import { structurePeers } from './commands/structure-peers.js'
import { tokens } from './commands/tokens.js'
import { tokensExactness } from './commands/tokens-exactness.js'
import { tokensFiles } from './commands/tokens-files.js'
import { tokensMemory } from './commands/tokens-memory.js'
import { tokensPathological } from './commands/tokens-pathological.js'

type Command = (given: BenchArguments, print: (line: string) => void) => Promise<unknown>

const commands: Readonly<Record<string, Command>> = {
  compare,
  pathological,
  memory,
  balanced,
  stability,
  contract,
  tokens,
  'tokens-memory': tokensMemory,
  'tokens-pathological': tokensPathological,
  'tokens-exactness': tokensExactness,
  structure,
  'structure-peers': structurePeers,
  code,
  'code-peers': codePeers,
  'tokens-files': tokensFiles,
  data,
  'data-memory': dataMemory,
  'data-huge': dataHuge,
}

const help = `npm run bench -- [COMMAND] [OPTION...]

Commands
  compare              ours and the peers on every text and setting, side by side (default)
  pathological         time per character on texts made to be slow, against prose
  memory               peak memory of the ashlar command on a long stream
  balanced             spread of sizes, balanced against greedy packing at the same mean
  stability            ids that change when one sentence is inserted
  contract             the contract on generated texts, as many as you like
  structure            chunking Markdown and HTML, against bare parsers and LangChain.js, and how it grows
  structure-peers      what splitters of Markdown, HTML and tables break of the same documents
  code                 chunking code against the bare parse, and the memory that many files leave
  code-peers           what splitters of code lose or break of the same sources
  tokens               chunks of at most 512 tokens, beside bare counts and LangChain.js
  tokens-files         the same by tokenizer.json files, beside the library's encode
  tokens-memory        peak memory of the ashlar command on a long stream, in tokens
  tokens-pathological  time per character of counting and chunking in tokens, on texts of one thing
  tokens-exactness     sizes in tokens against independent counts, on generated texts
  data                 chunking JSON, CSV and YAML, beside what only reads them
  data-memory          peak memory of the command on long streams of rows and of records
  data-huge            how the time grows on huge documents, wide tables and endless lines

Options
  --only REGEX    compare: what matches "TEXT SIZE/OVERLAP SUBJECT"; pathological: the subject's name;
                  balanced: the text's name; stability: "TEXT STRATEGY"; tokens: "ENCODING TEXT N MB";
                  tokens-pathological: the subject's name; tokens-exactness: the tokenizer's name; tokens-files: "FILE TEXT"
  --quick         smaller texts, fewer rounds
  --rounds N      compare, pathological, tokens: measured rounds (7)
  --megabytes N   memory, tokens-memory, data-memory: how much is piped (1000, 200, 200)
  --count N       contract, tokens-exactness: how many texts (200000, 100000)
  --seed N        contract: the first seed (taken from the clock, and printed); tokens-exactness: 2026
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
  if (command === undefined || (rest.length > 0 && command !== memory)) {
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
