import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from 'ashlar'
import { type MetricForm, precisionOmega, type SourceSpan } from 'ashlar/evaluate'
import { recursiveText, tokenText } from './chroma-chunkers.js'
import type { GoldSet } from './gold-sets.js'
import { locateAsChroma, locateInOrder } from './locate-chunks.js'

/** A row of Chroma's table, and what our metric says of the questions at hand. Means and deviations in per cent. */
export interface PublishedRow {
  readonly chunker: string
  readonly published: string
  readonly chunks: number
  readonly asChroma: string
  readonly strict: string
}

const rows = [
  ['TokenText', 800, 400],
  ['Recursive', 800, 400],
  ['TokenText', 400, 200],
  ['Recursive', 400, 200],
  ['TokenText', 400, 0],
  ['Recursive', 400, 0],
  ['TokenText', 200, 0],
  ['Recursive', 200, 0],
] as const

/** Precision omega of the chunkers in Chroma's report, by our own writing of both. */
export function publishedRows(set: GoldSet, folder: string): PublishedRow[] {
  const published = readFileSync(join(folder, 'chroma/published_results.csv'), 'utf8').trim().split('\n')
  return rows.map(([chunker, size, overlap]) => {
    const cells = published
      .map((line) => line.split(','))
      .find((line) => line[1] === chunker && line[2] === String(size) && line[4] === String(overlap))!
    const cut = chunker === 'TokenText' ? tokenText : recursiveText
    const texts = set.sources.map((source) => ({ ...source, chunks: cut(source.text, size, overlap) }))
    const omegas = (
      locate: (text: string, chunks: readonly string[]) => readonly (Span | undefined)[],
      form: MetricForm,
    ) => {
      const spans = texts.flatMap(({ id, text, chunks }): SourceSpan[] =>
        locate(text, chunks).flatMap((span) => (span === undefined ? [] : [{ source: id, ...span }])),
      )
      return meanAndDeviation(set.questions.map(({ gold }) => precisionOmega(gold, spans, { form })))
    }
    return {
      chunker: `${chunker} ${size}/${overlap}`,
      published: `${cells[9]} ± ${cells[10]}`,
      chunks: texts.reduce((sum, { chunks }) => sum + chunks.length, 0),
      asChroma: omegas((text, chunks) => chunks.map((one) => locateAsChroma(text, one)), 'chroma'),
      strict: omegas(locateInOrder, 'strict'),
    }
  })
}

function meanAndDeviation(values: readonly number[]): string {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return `${(100 * mean).toFixed(1)} ± ${(100 * Math.sqrt(variance)).toFixed(1)}`
}
