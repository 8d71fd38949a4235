const marker = Symbol.for('ashlar.error')

/** What kind of fault an {@link AshlarError} reports. */
export type AshlarErrorCode =
  /** An option has a value or a name that is not accepted. */
  | 'invalid-option'
  /** The bytes of a source are not text in the encoding they claim. */
  | 'invalid-source'
  /** A measure or tokenizer threw, or returned something that is no size. */
  | 'measure-failed'
  /** A strategy gave boundaries that cannot be used. */
  | 'strategy-failed'
  /** Something optional that the call needs is not installed or cannot be loaded. */
  | 'missing-dependency'
  /** The caller's embedding model failed at every attempt. */
  | 'embedder-failed'

/** The parts of an {@link AshlarError}: what was given, what is wanted, what to do. */
export interface Fault {
  readonly code: AshlarErrorCode
  /** The value or thing that was refused, in words or as it was written. */
  readonly given: string
  /** What would have been accepted. */
  readonly wanted: string
  /** The next step for the reader, when there is one. */
  readonly advice?: string | undefined
  readonly cause?: unknown
}

/**
 * The one error class of this library. Its message says what was given, what is wanted and what to do.
 * Test for it with {@link AshlarError.isInstance}, which also knows errors of a second copy of the package.
 */
export class AshlarError extends Error {
  override readonly name = 'AshlarError'
  readonly code: AshlarErrorCode
  readonly given: string
  readonly wanted: string
  readonly advice: string | undefined

  constructor(fault: Fault) {
    const advice = fault.advice === undefined ? '' : ` ${fault.advice}`
    super(`${fault.given}: wanted ${fault.wanted}.${advice}`, { cause: fault.cause })
    this.code = fault.code
    this.given = fault.given
    this.wanted = fault.wanted
    this.advice = fault.advice
    Object.defineProperty(this, marker, { value: true })
  }

  static isInstance(value: unknown): value is AshlarError {
    return typeof value === 'object' && value !== null && marker in value
  }
}
