import type { Breach } from './breaches.js'
import type { Setting } from './subjects/subject.js'

/** Which subject is to chunk which file, and how. */
export interface Job {
  readonly subject: string
  readonly path: string
  readonly setting: Setting
}

/** What the process of a trial is told. */
export type Order =
  | ({ readonly order: 'prepare' } & Job)
  /** Chunk the text so many times and measure them together. */
  | { readonly order: 'run'; readonly times: number }
  /** Look at the chunks of the latest run. */
  | { readonly order: 'inspect' }

/** The time of one run, a mean over those measured together. */
export interface Sample {
  readonly milliseconds: number
  /** Of all threads of the process: garbage collection and compilation are in it. */
  readonly cpuMilliseconds: number
}

/** The process with everything loaded, before the first run. */
export interface Idle {
  /** Of the text in UTF-8. */
  readonly bytes: number
  /** Of the text in UTF-16 code units. */
  readonly characters: number
  /** What it took to load the subject's package and data. */
  readonly loadCpuMilliseconds: number
  readonly peakBytes: number
}

/** What the chunks of a trial are like. */
export interface Findings {
  readonly chunks: number
  readonly peakBytes: number
  readonly breaches: readonly Breach[]
}

/** What the process of a trial says. */
export interface Answer {
  readonly idle?: Idle
  readonly sample?: Sample
  readonly findings?: Findings
  /** The message of what was thrown. */
  readonly failed?: string
}
