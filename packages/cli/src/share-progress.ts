import type { SingleBar } from 'cli-progress'
import type { Output } from './host.js'
import { loadBar, patience } from './progress-bar.js'

/** A bar on a terminal for work whose share that is done is known, once it has taken longer than half a second. */
export class ShareProgress {
  readonly #output: Output | undefined
  readonly #begun: number
  readonly #now: () => number
  /** One for all calls: whoever reports does not wait for the bar to be loaded. */
  #bar: Promise<SingleBar> | undefined
  #isStopped = false

  /** Nothing is shown on what is no terminal. `now` gives milliseconds. */
  constructor(output: Output, now: () => number = () => performance.now()) {
    this.#output = output.isTTY === true ? output : undefined
    this.#now = now
    this.#begun = now()
  }

  /** So much is done, from 0 to 1, and what is being done, in a few words. */
  async show(share: number, doing: string): Promise<void> {
    if (this.#output === undefined || this.#isStopped || this.#now() - this.#begun < patience) return
    this.#bar ??= loadBar(this.#output, '{percentage}% · {doing}')
    const bar = await this.#bar
    // A bar that is drawn after the end would keep the process alive.
    if (this.#isStopped) return
    if (!bar.isActive) bar.start(1, 0, { doing })
    bar.update(Math.min(1, share), { doing })
  }

  /** Takes the bar off the terminal. */
  async stop(): Promise<void> {
    this.#isStopped = true
    const bar = await this.#bar
    bar?.stop()
  }
}
