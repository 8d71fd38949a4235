import type { Writable } from 'node:stream'
import { faultOf } from '../inputs/file-fault.js'

/** Nobody reads the output any more, as behind `| head`: no fault, but there is nothing left to do. */
export class ClosedPipe extends Error {
  override readonly name = 'ClosedPipe'
}

/** Text is collected up to this length before it is written. Longer strings are freed late. */
const batch = 1 << 14

/** Text that is not written for this long, in milliseconds, is written although the batch is not full. */
const patience = 100

/**
 * Writes text in batches and waits until each has been taken, so that a slow reader slows the work down and memory
 * stays bounded.
 */
export class Sink {
  readonly #stream: Writable
  #waiting: string[] = []
  #length = 0
  #written: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #failure: Error | undefined

  constructor(stream: Writable) {
    this.#stream = stream
    // Without a listener a failed write would end the process; the failure is thrown by the next call instead.
    stream.on('error', (error) => this.#fail(error))
  }

  /** Takes text. Gives a promise when the caller has to wait before the next. Throws {@link ClosedPipe}. */
  write(text: string): Promise<void> | undefined {
    if (this.#failure) throw this.#failure
    if (text === '') return undefined
    this.#waiting.push(text)
    this.#length += text.length
    if (this.#length >= batch) return this.flush()
    this.#timer ??= setTimeout(() => this.flush().catch(() => {}), patience)
    return undefined
  }

  /** Writes what is collected. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const text = this.#waiting.join('')
    this.#waiting = []
    this.#length = 0
    if (text !== '') this.#written = this.#written.then(() => this.#put(text))
    await this.#written
    if (this.#failure) throw this.#failure
  }

  /** Drops what is collected, so that nothing keeps the process alive. */
  abandon(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
    this.#failure ??= new ClosedPipe()
  }

  #put(text: string): Promise<void> {
    if (this.#failure) return Promise.resolve()
    return new Promise((resolve) => {
      this.#stream.write(text, (error) => {
        if (error) this.#fail(error)
        resolve()
      })
    })
  }

  #fail(error: Error): void {
    const { code } = error as NodeJS.ErrnoException
    const isClosed = code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED'
    this.#failure ??= isClosed
      ? new ClosedPipe()
      : new Error(`cannot write the output: ${faultOf(error)}`, { cause: error })
  }
}
