import { type Chunk, chunk, type Measure, type Source } from 'ashlar'
import { cuttingRules } from '../choices/cutting-rules.js'
import { sniffedLength } from '../choices/format-of.js'
import type { Host } from '../host.js'
import type { Report } from '../report.js'
import type { Configuration } from './configuration.js'
import type { Corpus } from './corpus.js'

/** A chunk as it is evaluated: its `size` is in tokens, whatever unit it was cut by. */
export type EvaluatedChunk = Pick<
  Chunk,
  'source' | 'start' | 'end' | 'text' | 'rendered' | 'size' | 'headings'
>

/** In which tokens sizes are given. */
export interface TokenCount {
  /** As `--tokenizer` names it; `undefined` is the default. */
  readonly tokenizer: string | undefined
  readonly measure: Measure
}

/** What {@link CorpusCutting} works on. */
export interface CuttingSetup {
  readonly corpus: Corpus
  readonly tokens: TokenCount
  readonly host: Host
  readonly report: Report
}

/** Cuts a source of the corpus. */
export type Cut = (source: Source) => readonly EvaluatedChunk[]

/** Makes ready to cut a corpus by configurations. */
export class CorpusCutting {
  readonly #setup: CuttingSetup
  readonly #told = new Set<string>()

  constructor(setup: CuttingSetup) {
    this.#setup = setup
  }

  /**
   * A function that cuts a source. A source that cannot be cut has no chunks, and is a fault that is told once.
   *
   * @throws UsageError when the configuration is refused
   */
  async by({ values }: Configuration): Promise<Cut> {
    const { corpus, tokens, host } = this.#setup
    const isSized = values.unit === 'tokens' && values.tokenizer === tokens.tokenizer
    const { options, strategyFor } = await cuttingRules(values, host, isSized ? tokens.measure : undefined)
    const strategies = new Map(
      await Promise.all(
        corpus.map(
          async ({ id, text }) => [id, await strategyFor(id, text.slice(0, sniffedLength))] as const,
        ),
      ),
    )
    return (source) => {
      try {
        const chunks = chunk(source, { ...options, strategy: strategies.get(source.id!)! })
        return isSized ? chunks : chunks.map((one) => this.#sized(one))
      } catch (error) {
        this.#tell(`${source.id}: ${(error as Error).message}`)
        return []
      }
    }
  }

  #sized({ source, start, end, text, rendered, headings }: Chunk): EvaluatedChunk {
    const size = this.#setup.tokens.measure.size(rendered, { start: 0, end: rendered.length })
    return { source, start, end, text, rendered, headings, size }
  }

  #tell(fault: string): void {
    if (!this.#told.has(fault)) this.#setup.report.fault(fault)
    this.#told.add(fault)
  }
}
