/** Something to read: a file, or standard input. */
export interface Input {
  /** How it is named in chunks and messages: the path as it was given, with forward slashes; `-` is standard input. */
  readonly name: string
  /** The absolute path; `undefined` is standard input. */
  readonly path?: string
  /** The size in bytes as far as the file system knows it. */
  readonly bytes: number
  /** A regular file can be read whole; standard input, pipes and devices only as a stream. */
  readonly regular: boolean
  /** The operand of the command line that brought it. */
  readonly operand: string
  /** True when the operand is a folder or a pattern, so that the file was not named itself. */
  readonly listed: boolean
}

/** What the operands of a command line stand for. */
export interface Inputs {
  readonly inputs: readonly Input[]
  /** What cannot be read, one line each. */
  readonly faults: readonly string[]
  /** What is passed over, one line each. */
  readonly notes: readonly string[]
}
