import type { Output } from './host.js'

/** Tells on standard error what went wrong or was passed over, one line each, and remembers whether anything did. */
export class Report {
  readonly #stderr: Output
  #faults = 0

  constructor(stderr: Output) {
    this.#stderr = stderr
  }

  /** How many faults were told. */
  get faults(): number {
    return this.#faults
  }

  /** An input could not be read or cut; the run goes on and ends with status 1. */
  fault(line: string): void {
    this.#faults++
    this.#say(line)
  }

  /** Something was left out on purpose. It does not change the exit status. */
  note(line: string): void {
    this.#say(`note: ${line}`)
  }

  #say(line: string): void {
    // On a terminal a progress bar may stand on the current line: it is wiped and drawn again below.
    const wipe = this.#stderr.isTTY ? '\r\x1b[K' : ''
    this.#stderr.write(`${wipe}ashlar: ${line.replaceAll(/[\r\n]+/g, ' ')}\n`)
  }
}
