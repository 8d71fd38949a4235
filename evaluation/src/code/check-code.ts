import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { characters, chunk, type Strategy } from 'ashlar'
import { loadCode } from 'ashlar/code'
import { json } from 'ashlar/json'
import { markdown } from 'ashlar/markdown'
import { findBreaches } from 'ashlar/testing'
import { loadEncoding, tokens } from 'ashlar/tokens'
import { type Limit, lossesOf, noLosses, unitsLost } from './losses.js'
import { type CodeFile, codeFiles } from './sources.js'

const require = createRequire(import.meta.url)
const strategies = new Map<CodeFile['language'], Promise<Strategy>>()

/**
 * Prints what chunks of real code and data break. `--all` for all files instead of a dozen of each ending in each place,
 * `--most N` for so many; `--show` for where.
 */
async function main(args: readonly string[]): Promise<void> {
  process.chdir(join(import.meta.dirname, '../..'))
  const most = args.includes('--most') ? Number(args[args.indexOf('--most') + 1]) : 12
  const files = codeFiles(args.includes('--all') ? Number.POSITIVE_INFINITY : most)
  const encoding = tokens(await loadEncoding('o200k_base'))
  const limits: Limit[] = [
    ...[100, 400, 1600].map((size) => ({ name: `${size} characters`, size, measure: characters })),
    ...[64, 256].map((size) => ({ name: `${size} tokens`, size, measure: encoding })),
  ]
  console.log(`${files.length} files, ${files.reduce((sum, { text }) => sum + text.length, 0)} characters`)
  const rows = await Promise.all(limits.map((limit) => checkLimit(files, limit, args.includes('--show'))))
  console.table(Object.fromEntries(rows))
  const isBroken = rows.some(([, row]) =>
    Object.entries(row).some(([name, count]) => isFault(name) && count > 0),
  )
  process.exitCode = isBroken ? 1 : 0
}

const isFault = (name: string) => !['chunks', 'declarations', 'comments above'].includes(name)

async function checkLimit(files: readonly CodeFile[], limit: Limit, isShown: boolean) {
  const sums = {
    chunks: 0,
    declarations: 0,
    'cut though they fit': 0,
    'comments above': 0,
    parted: 0,
    lost: 0,
    'indentation lost': 0,
    breaches: 0,
  }
  for (const file of files) {
    const { strategy, losses, chunks, breaches } = await checkFile(file, limit)
    sums.chunks += chunks
    sums.declarations += losses.declarations
    sums['cut though they fit'] += losses.declarationsCut
    sums['comments above'] += losses.comments
    sums.parted += losses.commentsParted
    sums.lost += losses.lost
    sums['indentation lost'] += losses.indentationLost
    sums.breaches += breaches.length
    if (isShown)
      for (const line of [...losses.examples, ...breaches])
        console.log(`${strategy} ${limit.name} ${file.path}: ${line}`)
  }
  return [limit.name, sums] as const
}

async function checkFile({ text, language }: CodeFile, limit: Limit) {
  const strategy = await strategyOf(language)
  const options = { size: limit.size, measure: limit.measure, strategy }
  const chunks = chunk(text, options)
  const losses =
    typeof language === 'string'
      ? { ...noLosses, lost: unitsLost(text, chunks) }
      : lossesOf(text, strategy.outline!({ id: '', text }), chunks, limit)
  const breaches = findBreaches(text, chunks, options).map(
    ({ point, where, what }) => `${point}, ${where}: ${what}`,
  )
  return { strategy: strategy.name, losses, chunks: chunks.length, breaches }
}

function strategyOf(language: CodeFile['language']): Promise<Strategy> {
  let strategy = strategies.get(language)
  if (strategy === undefined) {
    strategy = loadStrategy(language)
    strategies.set(language, strategy)
  }
  return strategy
}

async function loadStrategy(language: CodeFile['language']): Promise<Strategy> {
  if (language === 'markdown') return markdown()
  // Some files have comments, which JSON has not.
  if (language === 'json') return json({ invalid: 'text' })
  return loadCode(language, {
    grammar: ({ package: name, file }) => join(dirname(require.resolve(`${name}/package.json`)), file),
  })
}

await main(process.argv.slice(2))
