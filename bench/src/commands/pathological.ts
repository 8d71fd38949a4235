import type { BenchArguments } from '../arguments.js'
import { subjects } from '../subjects/catalogue.js'
import { figure, table } from '../table.js'
import { catalogue, textNamed } from '../texts/catalogue.js'
import { storedText } from '../texts/stored-text.js'
import { interleave, startTrial, type TrialResult } from '../trial.js'
import { typicalTime } from './compare.js'

const setting = { size: 1000, overlap: 0 }

/** The text whose time per character is 1. */
const yardstick = 'prose'

/** For every subject, the time per character on each pathological text, as a multiple of that on prose. */
export async function pathological(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<TrialResult[]> {
  const recipes = [textNamed(yardstick), ...catalogue.filter(({ isPathological }) => isPathological)]
  const texts = recipes.map((recipe) => storedText(recipe, given.isQuick ? 1_000_000 : recipe.bytes))
  const chosen = subjects.filter(({ name }) => given.only.test(name))
  if (chosen.length === 0) throw new Error(`no subject matches --only ${given.only.source}`)
  const results: TrialResult[] = []
  const rows: string[][] = []
  for (const { name } of chosen) {
    const trials = []
    for (const { path } of texts) trials.push(await startTrial({ subject: name, path, setting }))
    const found = await interleave(trials, given.rounds ?? (given.isQuick ? 3 : 7))
    results.push(...found)
    const [prose, ...others] = found.map(nanosecondsPerCharacter)
    const cells = others.map((time, index) => found[index + 1].fault ?? `${figure(time / prose)} x`)
    rows.push([name, figure(prose), ...cells])
  }
  print(
    `time per character as a multiple of that on ${yardstick}, ${setting.size}/${setting.overlap} (wanted: at most 3)`,
  )
  print(table(['subject', `ns on ${yardstick}`, ...texts.slice(1).map(({ name }) => name)], rows))
  return results
}

function nanosecondsPerCharacter(result: TrialResult): number {
  return (typicalTime(result) * 1e6) / (result.idle?.characters ?? Number.NaN)
}
