import type { SingleBar } from 'cli-progress'
import type { Output } from './host.js'
import { loadBar, patience } from './progress-bar.js'

/** How much there is to do. `bytes` is 0 where nobody knows. */
export interface Work {
  readonly files: number
  readonly bytes: number
}

/** A bar on a terminal that shows how far the run is, once it has taken longer than half a second. */
export class Progress {
  readonly #output: Output | undefined
  readonly #work: Work
  readonly #begun: number
  readonly #now: () => number
  #files = 0
  #bytes = 0
  #bar: SingleBar | undefined

  /** Without an output nothing is shown. `now` gives milliseconds. */
  constructor(work: Work, output: Output | undefined, now: () => number = () => performance.now()) {
    this.#work = work
    this.#output = output
    this.#now = now
    this.#begun = now()
  }

  /** So many bytes more are done. Gives a promise the one time when the bar has to be loaded. */
  advance(bytes: number): Promise<void> | undefined {
    this.#bytes += bytes
    if (this.#output === undefined) return undefined
    if (this.#bar) this.#draw()
    else if (this.#now() - this.#begun >= patience) return this.#show(this.#output)
    return undefined
  }

  /** One more file is done. */
  finishFile(): void {
    this.#files++
    this.#draw()
  }

  /** Takes the bar off the terminal. */
  stop(): void {
    this.#bar?.stop()
  }

  async #show(output: Output): Promise<void> {
    const format = this.#work.bytes > 0 ? '{percentage}% · {done} · {rate}/s' : '{done} · {rate}/s'
    this.#bar = await loadBar(output, format)
    this.#bar.start(Math.max(1, this.#work.bytes), 0, this.#words())
    this.#draw()
  }

  #draw(): void {
    this.#bar?.update(Math.min(this.#bytes, Math.max(1, this.#work.bytes)), this.#words())
  }

  #words(): { done: string; rate: string } {
    const seconds = Math.max(0.001, (this.#now() - this.#begun) / 1000)
    const files = this.#work.files > 1 ? `${this.#files}/${this.#work.files} files, ` : ''
    const of = this.#work.bytes > 0 ? ` of ${byteText(this.#work.bytes)}` : ''
    return { done: `${files}${byteText(this.#bytes)}${of}`, rate: byteText(this.#bytes / seconds) }
  }
}

/** A number of bytes for people: `512 B`, `1.5 MB`. */
export function byteText(bytes: number): string {
  const units = ['B', 'kB', 'MB', 'GB', 'TB']
  let value = bytes
  let at = 0
  while (value >= 1000 && at < units.length - 1) {
    value /= 1000
    at++
  }
  return `${at === 0 ? Math.round(value) : value.toFixed(1)} ${units[at]}`
}
