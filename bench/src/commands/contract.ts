import { type ChunkOptions, chunk, chunkStream } from 'ashlar'
import { assertFaithful, documents, limits, measures, packers, pieces, strategies } from 'ashlar/testing'
import fc from 'fast-check'
import type { BenchArguments } from '../arguments.js'

/** What a long run of the contract has shown. */
export interface ContractResult {
  readonly seed: number
  readonly texts: number
  readonly seconds: number
  /** The first failure, shrunk; missing when there was none. */
  readonly failure?: string
}

/** How many texts are tried between two lines of progress. */
const stage = 10_000

/** One text in so many is also streamed in pieces and compared. */
const streamedOneIn = 10

/**
 * Chunks generated texts (`--count`, 200,000) by every strategy, measure, packer, trim and overlap and holds the chunks to
 * the contract; some also streamed. Ends at the first failure, prints it shrunk, and throws.
 */
export async function contract(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<ContractResult> {
  const seed = given.seed ?? Date.now() % 2 ** 31
  const count = given.count ?? (given.isQuick ? 20_000 : 200_000)
  const began = performance.now()
  print(`seed ${seed}: the same run again with --seed ${seed}`)
  for (let texts = 0; texts < count; ) {
    const runs = Math.min(stage, count - texts)
    const failure =
      (await inMemory(seed + texts, runs)) ?? (await streamed(seed + texts, Math.ceil(runs / streamedOneIn)))
    if (failure !== undefined) {
      print(failure)
      throw new Error(`the contract was broken after ${texts.toLocaleString('en')} texts or more`)
    }
    texts += runs
    print(`${texts.toLocaleString('en')} texts, ${Math.round((performance.now() - began) / 1000)} s`)
  }
  print(
    `the contract was kept in ${count.toLocaleString('en')} texts, and by streaming one in ${streamedOneIn} more`,
  )
  return { seed, texts: count, seconds: (performance.now() - began) / 1000 }
}

const options = () =>
  fc
    .record({ limit: limits(), measure: measures(), packer: packers(), strategy: strategies() })
    .map(({ limit, ...rest }): ChunkOptions => ({ ...limit, ...rest }))

function inMemory(seed: number, numRuns: number): Promise<string | undefined> {
  const property = fc.property(documents(), options(), (source, given) => {
    assertFaithful(source, chunk(source, given), given)
  })
  return failureOf(property, { seed, numRuns })
}

function streamed(seed: number, numRuns: number): Promise<string | undefined> {
  const property = fc.asyncProperty(
    pieces(documents()),
    options(),
    async ({ text, pieces: parts }, given) => {
      const found: unknown[] = []
      for await (const one of chunkStream(parts, given)) found.push(one)
      const [got, wanted] = [JSON.stringify(found), JSON.stringify(chunk(text, given))]
      if (got !== wanted) throw new Error(`streamed: ${got}\nin memory: ${wanted}`)
    },
  )
  return failureOf(property, { seed, numRuns })
}

async function failureOf<Given>(
  property: fc.IRawProperty<Given>,
  parameters: fc.Parameters<Given>,
): Promise<string | undefined> {
  const details = await fc.check(property, parameters)
  return details.failed ? fc.defaultReportMessage(details) : undefined
}
