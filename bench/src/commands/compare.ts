import type { BenchArguments } from '../arguments.js'
import { median } from '../median.js'
import { ratio } from '../ratio.js'
import { subjectNamed, subjects } from '../subjects/catalogue.js'
import type { Setting } from '../subjects/subject.js'
import { figure, table } from '../table.js'
import { catalogue } from '../texts/catalogue.js'
import { type StoredText, storedText } from '../texts/stored-text.js'
import { interleave, startTrial, type TrialResult } from '../trial.js'
import type { Sample } from '../trial-messages.js'

const settings: readonly Setting[] = [
  { size: 1000, overlap: 0 },
  { size: 1000, overlap: 200 },
  { size: 2000, overlap: 0 },
]

/** The subject that the ratios speak of. */
const reference = 'ashlar recursive'

/** Every subject on every text at every setting that `--only` accepts; prints a table for each text and setting. */
export async function compare(given: BenchArguments, print: (line: string) => void): Promise<TrialResult[]> {
  const results: TrialResult[] = []
  for (const recipe of catalogue) {
    for (const setting of settings) {
      const label = (subject: string) => `${recipe.name} ${setting.size}/${setting.overlap} ${subject}`
      const chosen = subjects.filter(({ name }) => given.only.test(label(name)))
      if (chosen.length === 0) continue
      const text = storedText(recipe, given.isQuick ? Math.min(recipe.bytes, 1_000_000) : recipe.bytes)
      const able = chosen.filter(({ canOverlap }) => canOverlap || setting.overlap === 0)
      const trials = []
      for (const { name } of able) trials.push(await startTrial({ subject: name, path: text.path, setting }))
      const found = await interleave(trials, given.rounds ?? (given.isQuick ? 3 : 7))
      results.push(...found)
      print(
        `\n${recipe.name} (${recipe.about}), ${figure(text.bytes / 1e6)} MB, ${setting.size}/${setting.overlap}`,
      )
      print(comparison(found, text))
      const unable = chosen.filter((one) => !able.includes(one)).map(({ name }) => name)
      if (unable.length > 0) print(`without an option for overlap: ${unable.join(', ')}`)
    }
  }
  if (results.length === 0) throw new Error(`nothing matches --only ${given.only.source}`)
  return results
}

const headings = [
  'subject',
  'MB/s',
  'ms',
  'ratio',
  'CPU ms',
  'CPU ratio',
  'first ms',
  'peak MB',
  'added MB',
  'chunks',
  'breaches',
]

function comparison(results: readonly TrialResult[], text: StoredText): string {
  const ours = results.find(({ job }) => job.subject === reference)
  const rows = results.map((result) => {
    const { idle, findings } = result
    const time = typicalTime(result)
    return [
      result.job.subject,
      figure(text.bytes / 1000 / time),
      figure(time),
      figure(ratio(result, ours, wallTime)),
      figure(median(result.samples.map(cpuTime))),
      figure(ratio(result, ours, cpuTime)),
      figure(result.warmUp?.milliseconds),
      figure(findings && findings.peakBytes / 1e6),
      figure(findings && idle && (findings.peakBytes - idle.peakBytes) / 1e6),
      figure(findings?.chunks),
      result.fault ?? inWords(result),
    ]
  })
  return table(headings, rows)
}

const wallTime = (sample: Sample) => sample.milliseconds
const cpuTime = (sample: Sample) => sample.cpuMilliseconds

/** The median time of a run in milliseconds; `NaN` when none came to its end. */
export function typicalTime(result: TrialResult): number {
  return median(result.samples.map(wallTime))
}

function inWords({ job, findings }: TrialResult): string {
  const { givesOffsets, unit } = subjectNamed(job.subject)
  const words = (findings?.breaches ?? []).map(({ point, count }) => `${point} ${count.toLocaleString('en')}`)
  if (!givesOffsets) words.unshift('no offsets')
  if (unit !== 'characters') words.unshift(`counts ${unit}`)
  return words.length === 0 ? 'none' : words.join(', ')
}
