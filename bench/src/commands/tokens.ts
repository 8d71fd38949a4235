import type { BenchArguments } from '../arguments.js'
import { median } from '../median.js'
import { ratio } from '../ratio.js'
import type { Setting } from '../subjects/subject.js'
import { type Encoding, encodings, tokenSubjectNames } from '../subjects/tokens.js'
import { figure, table } from '../table.js'
import { realTexts } from '../texts/real-texts.js'
import { type StoredText, storedText } from '../texts/stored-text.js'
import { interleave, startTrial, type TrialResult } from '../trial.js'
import type { Job, Sample } from '../trial-messages.js'

const plain: Setting = { size: 512, overlap: 0 }
const overlapping: Setting = { size: 512, overlap: 64 }

/** Peers that are slower than counting with gpt-tokenizer take part up to this size, in bytes. */
const smallText = 1_000_000

/** Chunks of at most 512 tokens beside bare counts of the same text, and LangChain.js; prints a table for each text. */
export async function tokens(given: BenchArguments, print: (line: string) => void): Promise<TrialResult[]> {
  const results: TrialResult[] = []
  for (const recipe of realTexts()) {
    for (const bytes of given.isQuick ? [smallText] : [smallText, recipe.bytes]) {
      for (const encoding of encodings) {
        const label = `${encoding} ${recipe.name} ${bytes / 1e6} MB`
        if (!given.only.test(label)) continue
        const text = storedText(recipe, bytes)
        if (bytes > smallText && text.bytes <= smallText) continue // there is no more of it
        const trials = []
        for (const job of jobsOf(encoding, text, given)) trials.push(await startTrial(job))
        const found = await interleave(trials, given.rounds ?? (given.isQuick ? 5 : 7))
        results.push(...found)
        print(`\n${recipe.name} (${recipe.about}), ${figure(text.bytes / 1e6)} MB, ${encoding}`)
        print(comparison(found, encoding, text))
      }
    }
  }
  if (results.length === 0) throw new Error(`nothing matches --only ${given.only.source}`)
  print(
    '\nwanted: chunks at 4.5 times the bare count of gpt-tokenizer or more (Chinese: 2 times, first run) and at 20 times' +
      '\nLangChain; none over the limit; a peak of at most 100 MB more than the bare count; at most 400 ms to load',
  )
  return results
}

function jobsOf(encoding: Encoding, { path, bytes }: StoredText, { isQuick }: BenchArguments): Job[] {
  const names = tokenSubjectNames(encoding)
  const job = (subject: string, setting = plain): Job => ({ subject, path, setting })
  const jobs = [job(names.bareCount), job(names.ours), job(names.ours, overlapping), job(names.ourCount)]
  if (bytes > smallText * 1.5) return jobs
  jobs.push(job(names.langchain), job(names.langchain, overlapping))
  return isQuick ? jobs : [...jobs, ...names.otherCounts.map((name) => job(name))]
}

const headings = [
  'subject',
  'MB/s',
  'x bare count',
  'x LangChain',
  'first MB/s',
  'x bare count',
  'peak MB',
  'load ms',
  'chunks',
  'over limit',
]

function comparison(results: readonly TrialResult[], encoding: Encoding, text: StoredText): string {
  const names = tokenSubjectNames(encoding)
  const bare = results.find(({ job }) => job.subject === names.bareCount)
  const rows = results.map((result) => {
    const { job, idle, findings, warmUp } = result
    const { overlap } = job.setting
    const langchain = results.find(
      (one) => one.job.subject === names.langchain && one.job.setting.overlap === overlap,
    )
    const gives = findings !== undefined && findings.chunks > 0
    const over = findings?.breaches.find(({ point }) => point === 'over limit')?.count ?? 0
    return [
      gives ? `${job.subject}, ${job.setting.size}/${overlap}` : job.subject,
      figure(text.bytes / 1000 / median(result.samples.map(cpuTime))),
      figure(ratio(bare, result, cpuTime)),
      gives ? figure(ratio(langchain, result, cpuTime)) : '',
      figure(warmUp && text.bytes / 1000 / warmUp.cpuMilliseconds),
      figure(warmUp && bare?.warmUp && bare.warmUp.cpuMilliseconds / warmUp.cpuMilliseconds),
      figure(findings && findings.peakBytes / 1e6),
      figure(idle?.loadCpuMilliseconds),
      gives ? figure(findings.chunks) : '',
      result.fault ?? (gives ? figure(over) : ''),
    ]
  })
  return table(headings, rows)
}

const cpuTime = (sample: Sample) => sample.cpuMilliseconds
