import { writeFileSync } from 'node:fs'
import { dataFolder } from './gold-sets.js'
import { measureAll, measureAllVariants } from './results.js'
import { resultsPage } from './results-page.js'
import { variantsBySet, variantsSection } from './variants-section.js'

// npm run evaluate -- [--quick] [--write]: prints the results page, or writes it.
// npm run evaluate -- [--quick] --variants: prints how what was tried differs from the defaults, set by set too.
// Of the sets beside Chroma's, `--only PATTERN` takes those whose names match, `--quick` a few.

const folder = dataFolder()
const has = (option: string) => process.argv.includes(option)
const say = (what: string) => console.error(what)
const only = has('--only') ? process.argv[process.argv.indexOf('--only') + 1] : undefined
const pattern = new RegExp(only ?? (has('--quick') ? 'en$|zh$|cmrc' : ''))
const takes = (name: string) => pattern.test(name)

if (folder === undefined) {
  console.error('No gold data: set ASHLAR_DATA to the folder that holds chroma/ and retrieval/.')
  process.exitCode = 1
} else if (has('--variants')) {
  const variants = await measureAllVariants(folder, takes, say)
  console.log(`${variantsSection(variants)}\n\n${variantsBySet(variants)}`)
} else {
  const sizes = has('--quick') ? [200] : [100, 200, 400, 800]
  const page = resultsPage(await measureAll(folder, { sizes, takes }, say))
  if (has('--write')) writeFileSync(new URL('../../../docs/evaluation-results.md', import.meta.url), page)
  else console.log(page)
}
