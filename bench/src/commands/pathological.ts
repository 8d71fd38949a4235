import type { BenchArguments } from '../arguments.js'
import { median } from '../median.js'
import { subjects } from '../subjects/catalogue.js'
import { figure, table } from '../table.js'
import { catalogue, textNamed } from '../texts/catalogue.js'
import { storedText } from '../texts/stored-text.js'
import { interleave, startTrial, type TrialResult } from '../trial.js'

const setting = { size: 1000, overlap: 0 }

/** The text whose time per character is 1. */
const yardstick = 'prose'

/** Whose time on prose counts where a subject's own is less: some jump from cut to cut and hardly read prose at all. */
const floorSubject = 'ashlar recursive'

/** What is wanted: at most so many times the yardstick. */
const most = 3

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
  let floor = 0
  for (const { name } of chosen) {
    const trials = []
    for (const { path } of texts) trials.push(await startTrial({ subject: name, path, setting }))
    const found = await interleave(trials, given.rounds ?? (given.isQuick ? 3 : 7))
    results.push(...found)
    const [prose, ...others] = found.map(nanosecondsPerCharacter)
    if (name === floorSubject) floor = prose
    const measure = Math.max(prose, floor)
    const cells = others.map((time, index) => found[index + 1].fault ?? inWords(time, measure))
    rows.push([name, figure(prose), figure(measure), ...cells])
  }
  print(
    `processor time per character in nanoseconds and as a multiple of the yardstick, ${setting.size}/${setting.overlap}`,
  )
  print(
    `wanted: at most ${most}. The yardstick is the subject's own time on ${yardstick}, or that of ${floorSubject} where that is more`,
  )
  print(
    table(['subject', `ns on ${yardstick}`, 'yardstick', ...texts.slice(1).map(({ name }) => name)], rows),
  )
  return results
}

function inWords(time: number, measure: number): string {
  return `${figure(time)} = ${figure(time / measure)} x${time > most * measure ? ' OVER' : ''}`
}

function nanosecondsPerCharacter(result: TrialResult): number {
  return (
    (median(result.samples.map((sample) => sample.cpuMilliseconds)) * 1e6) /
    (result.idle?.characters ?? Number.NaN)
  )
}
