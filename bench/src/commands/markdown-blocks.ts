import { readFileSync } from 'node:fs'
import { markdown } from 'ashlar'
import MarkdownIt from 'markdown-it'
import type { BenchArguments } from '../arguments.js'
import { median } from '../median.js'
import { figure, table } from '../table.js'
import { textNamed } from '../texts/catalogue.js'
import { storedText } from '../texts/stored-text.js'

/** Times of one way to read the blocks of a text, in milliseconds. */
export interface BlockTimes {
  readonly subject: string
  readonly wall: readonly number[]
  /** Of all threads of the process. */
  readonly cpu: readonly number[]
}

/**
 * Reading the structure of Markdown, ours beside markdown-it's bare block parse: no inline tokens, no rendering. Ours also
 * finds places, titles, and the links and code in paragraphs. They take turns in one process.
 */
export async function markdownBlocks(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<BlockTimes[]> {
  const recipe = textNamed('markdown')
  const stored = storedText(recipe, given.isQuick ? 1_000_000 : recipe.bytes)
  // Line feeds only: markdown-it's block parse leaves it to another step to make them so, and misreads others.
  const text = readFileSync(stored.path, 'utf8').replace(/\r\n?/g, '\n')
  const ours = markdown()
  const theirs = new MarkdownIt({ html: true })
  const subjects = [
    { name: 'ashlar outline', run: () => ours.outline?.({ text }).nodes.length },
    { name: 'markdown-it block.parse', run: () => blocksOf(theirs, text) },
  ]
  const times = subjects.map(({ name }) => ({ subject: name, wall: [] as number[], cpu: [] as number[] }))
  const rounds = given.rounds ?? (given.isQuick ? 5 : 9)
  for (let round = -1; round < rounds; round++) {
    subjects.forEach(({ run }, index) => {
      const sample = timed(run)
      if (round < 0) return
      times[index].wall.push(sample.wall)
      times[index].cpu.push(sample.cpu)
    })
  }
  print(`${recipe.about}, ${figure(stored.bytes / 1e6)} MB; ratios are round by round (wanted: at least 4)`)
  print(
    table(
      ['subject', 'MB/s', 'ms', 'CPU ms', 'ratio', 'CPU ratio'],
      times.map((one) => row(one, times[0], stored.bytes)),
    ),
  )
  return times
}

function blocksOf(parser: InstanceType<typeof MarkdownIt>, text: string): number {
  const tokens: Parameters<typeof parser.block.parse>[3] = []
  parser.block.parse(text, parser, {}, tokens)
  return tokens.length
}

function timed(run: () => unknown): { wall: number; cpu: number } {
  const cpuBefore = process.cpuUsage()
  const before = performance.now()
  run()
  const wall = performance.now() - before
  const { user, system } = process.cpuUsage(cpuBefore)
  return { wall, cpu: (user + system) / 1000 }
}

function row({ subject, wall, cpu }: BlockTimes, ours: BlockTimes, bytes: number): string[] {
  const ratio = (all: readonly number[], own: readonly number[]) =>
    median(all.map((time, round) => time / own[round]))
  return [
    subject,
    figure(bytes / 1000 / median(wall)),
    figure(median(wall)),
    figure(median(cpu)),
    figure(ratio(wall, ours.wall)),
    figure(ratio(cpu, ours.cpu)),
  ]
}
