import type { SingleBar } from 'cli-progress'
import type { Output } from './host.js'
import { loadBar, patience } from './progress-bar.js'

/** A bar on a terminal for work whose share that is done is known, once it has taken longer than half a second. */
export class ShareProgress {
  readonly #output: Output | undefined
  readonly #begun: number
  readonly #now: () => number
  #bar: SingleBar | undefined

  /** Nothing is shown on what is no terminal. `now` gives milliseconds. */
  constructor(output: Output, now: () => number = () => performance.now()) {
    this.#output = output.isTTY === true ? output : undefined
    this.#now = now
    this.#begun = now()
  }

  /** So much is done, from 0 to 1, and what is being done, in a few words. */
  async show(share: number, doing: string): Promise<void> {
    if (this.#output === undefined || this.#now() - this.#begun < patience) return
    if (this.#bar === undefined) {
      this.#bar = await loadBar(this.#output, '{percentage}% · {doing}')
      this.#bar.start(1, 0, { doing })
    }
    this.#bar.update(Math.min(1, share), { doing })
  }

  /** Takes the bar off the terminal. */
  stop(): void {
    this.#bar?.stop()
  }
}
