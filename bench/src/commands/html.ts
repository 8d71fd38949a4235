import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chunk } from 'ashlar'
import { html, readHtml } from 'ashlar/html'
import { Tokenizer } from 'htmlparser2'
import type { BenchArguments } from '../arguments.js'
import { median } from '../median.js'
import { figure, table } from '../table.js'

const ignore = () => {}

/** The least a reader of HTML built on htmlparser2's tokenizer can cost: its callbacks do nothing. */
function tokenize(text: string): void {
  const tokenizer = new Tokenizer(
    {},
    {
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onopentagname: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  )
  tokenizer.write(text)
  tokenizer.end()
}

const subjects: Readonly<Record<string, (text: string) => unknown>> = {
  'htmlparser2 tokenizer, bare': tokenize,
  'ashlar outline': (text) => readHtml(text),
  'ashlar chunks': (text) => chunk(text, { size: 1000, strategy: html() }),
  'ashlar chunks, rendered as text': (text) => chunk(text, { size: 1000, strategy: html({ as: 'text' }) }),
}

/** The speed of reading and cutting real pages, next to htmlparser2's bare tokenizer on the same text. */
export async function htmlSpeed(given: BenchArguments, print: (line: string) => void): Promise<unknown> {
  const text = pages(given.isQuick ? 1_000_000 : 10_000_000)
  const names = Object.keys(subjects)
  const times = new Map(names.map((name) => [name, [] as number[]]))
  const rounds = given.rounds ?? (given.isQuick ? 5 : 9)
  for (let round = -2; round < rounds; round++) {
    for (const name of names) {
      const begun = performance.now()
      subjects[name](text)
      if (round >= 0) times.get(name)!.push(performance.now() - begun)
    }
  }
  const yardstick = median(times.get(names[0])!)
  const rows = names.map((name) => {
    const time = median(times.get(name)!)
    return [name, figure(text.length / 1000 / time), `${figure(yardstick / time)} x`]
  })
  print(`real pages, ${figure(text.length / 1e6)} million code units, median of ${rounds} rounds`)
  print(table(['subject', 'million code units a second', 'against the tokenizer'], rows))
  return Object.fromEntries(times)
}

/** The pages of the evaluation data, again and again up to a length. */
function pages(length: number): string {
  const data = process.env.ASHLAR_DATA ?? fileURLToPath(new URL('../../../../shared/data', import.meta.url))
  const folder = join(data, 'formats', 'html')
  if (!existsSync(folder)) throw new Error('set ASHLAR_DATA to the folder with the evaluation data')
  const page = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  return page.repeat(Math.ceil(length / page.length))
}
