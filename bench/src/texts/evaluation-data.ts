import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with the evaluation data: `ASHLAR_DATA`, else `shared/data` beside the repository. It may not be there. */
export function evaluationData(): string {
  return process.env.ASHLAR_DATA ?? fileURLToPath(new URL('../../../../shared/data', import.meta.url))
}

/** English documents of the evaluation data: encyclopedia, a speech, novels, papers of medicine. None without the data. */
export function englishDocuments(): readonly string[] {
  const data = evaluationData()
  if (!existsSync(data)) return []
  const corpora = join(data, 'chroma', 'corpora')
  const books = join(data, 'formats', 'book_txt')
  return [
    ...textsOfRecords('xquad.en'),
    ...['wikitexts.md', 'state_of_the_union.md'].map((name) => readFileSync(join(corpora, name), 'utf8')),
    ...readdirSync(books).map((name) => readFileSync(join(books, name), 'utf8')),
    ...textsOfRecords('covidqa'),
  ]
}

/** Chinese documents of the evaluation data, all of an encyclopedia. None without the data. */
export function chineseDocuments(): readonly string[] {
  return existsSync(evaluationData())
    ? [...textsOfRecords('cmrc2018_trial'), ...textsOfRecords('xquad.zh')]
    : []
}

function textsOfRecords(name: string): string[] {
  const lines = readFileSync(join(evaluationData(), 'retrieval', `${name}.jsonl`), 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => (JSON.parse(line) as { text: string }).text)
}
