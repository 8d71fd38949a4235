import { writeFileSync } from 'node:fs'
import { dataFolder } from './gold-sets.js'
import { measureAll } from './results.js'
import { resultsPage } from './results-page.js'

// npm run evaluate -- [--quick] [--write]: prints the results page, or writes it.

const folder = dataFolder()
if (folder === undefined) {
  console.error('No gold data: set ASHLAR_DATA to the folder that holds chroma/ and retrieval/.')
  process.exitCode = 1
} else {
  const isQuick = process.argv.includes('--quick')
  const page = resultsPage(
    await measureAll(
      folder,
      {
        sizes: isQuick ? [200] : [100, 200, 400, 800],
        takes: (name) => !isQuick || /en$|zh$|cmrc/.test(name),
      },
      (what) => console.error(what),
    ),
  )
  if (process.argv.includes('--write')) {
    const path = new URL('../../../docs/evaluation-results.md', import.meta.url)
    writeFileSync(path, page)
  } else console.log(page)
}
