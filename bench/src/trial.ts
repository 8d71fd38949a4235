import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Answer, Findings, Idle, Job, Order, Sample } from './trial-messages.js'

/** One subject on one text at one setting, measured in a process of its own. */
export interface Trial {
  readonly job: Job
  /** The samples so far, without the warm-up; or the warm-up alone, when it took long. */
  readonly samples: readonly Sample[]
  /** True when no further sample is wanted: it failed, or it has had its share of time. */
  readonly isOver: boolean
  /** Takes one more sample. */
  sampleOnce(): Promise<void>
  /** Looks at the chunks, ends the process and gives all that was learnt. */
  conclude(): Promise<TrialResult>
}

/** What was learnt about a subject, a text and a setting. Without samples, `fault` says why. */
export interface TrialResult {
  readonly job: Job
  readonly fault?: string
  readonly idle?: Idle
  readonly findings?: Findings
  readonly warmUp?: Sample
  readonly samples: readonly Sample[]
}

const program = fileURLToPath(new URL('./trial-process.js', import.meta.url))

/** A run that takes longer than this is given up, in milliseconds. */
const patience = 60_000

/** A warm-up longer than this is taken as the measurement: compilation no longer matters. In milliseconds. */
const longRun = 10_000

/** A subject is warmed up for so long, in milliseconds of processor time, and twice at least: compilers take their time. */
const warmUpLength = 1500

/** And for so many runs at the most. */
const mostWarmUps = 100

/** A sample of a fast subject repeats its run until it takes about so long, in milliseconds. */
const sampleLength = 100

/** Starts the process of a trial, loads subject and text, and warms up. Never rejects. */
export async function startTrial(job: Job): Promise<Trial> {
  const child = fork(program, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  const samples: Sample[] = []
  let fault: string | undefined
  const ask = async (order: Order): Promise<Answer> => {
    const answer: Answer = fault === undefined ? await answerOf(child, order) : {}
    fault ??= answer.failed
    return answer
  }
  const run = async (times: number) => (await ask({ order: 'run', times })).sample
  const { idle } = await ask({ order: 'prepare', ...job })
  const cold = await run(1)
  const isLong = cold !== undefined && cold.milliseconds > longRun
  if (isLong) samples.push(cold)
  const warm = isLong ? undefined : await warmUp(run)
  const times = timesIn(sampleLength, warm)
  return {
    job,
    samples,
    get isOver() {
      return isLong || fault !== undefined
    },
    async sampleOnce() {
      const sample = await run(times)
      if (sample) samples.push(sample)
    },
    async conclude() {
      const { findings } = await ask({ order: 'inspect' })
      child.kill('SIGKILL')
      return defined({ job, fault, idle, findings, warmUp: cold, samples })
    },
  }
}

/** Runs until compilers are done; the last run says how long one takes from then on. */
async function warmUp(run: (times: number) => Promise<Sample | undefined>): Promise<Sample | undefined> {
  let last: Sample | undefined
  for (let passed = 0, runs = 0; passed < warmUpLength && runs < mostWarmUps; runs++) {
    last = await run(1)
    if (last === undefined) return undefined
    passed += last.cpuMilliseconds
  }
  return last
}

/** How many runs like that one take about so long. */
function timesIn(length: number, one: Sample | undefined): number {
  return Math.min(50, Math.max(1, Math.round(length / (one?.milliseconds ?? length))))
}

/** Takes samples of several trials in turn, so that all see the same weather of the machine; then concludes them. */
export async function interleave(trials: readonly Trial[], rounds: number): Promise<TrialResult[]> {
  for (let round = 0; round < rounds; round++) {
    for (const trial of trials) if (!trial.isOver) await trial.sampleOnce()
  }
  const results: TrialResult[] = []
  for (const trial of trials) results.push(await trial.conclude())
  return results
}

function answerOf(child: ChildProcess, order: Order): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(timer)
      child.removeAllListeners()
      resolve(answer)
    }
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      settle({ failed: `over ${patience / 1000} s` })
    }, patience)
    child.once('message', (answer) => settle(answer as Answer))
    child.once('exit', (code, signal) => settle({ failed: `process ended with ${signal ?? code}` }))
    child.once('error', (error) => settle({ failed: error.message }))
    child.send(order)
  })
}

function defined(result: { [Key in keyof TrialResult]: TrialResult[Key] | undefined }): TrialResult {
  return Object.fromEntries(
    Object.entries(result).filter(([, value]) => value !== undefined),
  ) as unknown as TrialResult
}
