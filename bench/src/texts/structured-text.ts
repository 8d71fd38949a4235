import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StructureFormat } from '../structure-subjects.js'
import { textNamed } from './catalogue.js'
import { evaluationData } from './evaluation-data.js'
import { storedText } from './stored-text.js'

/**
 * Markdown or HTML of so many code units. Markdown has line feeds only, as markdown-it's block parse leaves it to another
 * step to make them so and misreads others.
 *
 * @throws Error for HTML when the folder with the evaluation data is not there
 */
export function structuredText(format: StructureFormat, length: number): string {
  const unit = format === 'html' ? pages() : readMe()
  return unit.repeat(Math.ceil(length / unit.length)).slice(0, length)
}

function readMe(): string {
  const { path } = storedText(textNamed('markdown'), 10_000_000)
  return readFileSync(path, 'utf8').replace(/\r\n?/g, '\n')
}

/** The pages of the evaluation data. */
function pages(): string {
  const folder = join(evaluationData(), 'formats', 'html')
  if (!existsSync(folder)) throw new Error('set ASHLAR_DATA to the folder with the evaluation data')
  return readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}
