import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const folder = join(process.env.ASHLAR_DATA ?? join(root, '../shared/data'), 'unicode')

/** One line of a break test of the Unicode Character Database. */
export interface BreakCase {
  readonly text: string
  /** Where the text breaks, its end included, its start not. */
  readonly breaks: readonly number[]
  readonly comment: string
}

/** The lines of a `...BreakTest` file in the folder of test data, `undefined` where that is missing. */
export function readBreakTest(file: string): readonly BreakCase[] | undefined {
  const path = join(folder, file)
  if (!existsSync(path)) return undefined
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('÷'))
    .map(parseLine)
}

function parseLine(line: string): BreakCase {
  const [fields = '', comment = ''] = line.split('#')
  let text = ''
  const breaks: number[] = []
  for (const field of fields.trim().split(/\s+/)) {
    if (field === '÷') breaks.push(text.length)
    else if (field !== '×') text += String.fromCodePoint(Number.parseInt(field, 16))
  }
  return { text, breaks: breaks.slice(1), comment }
}
