import type { Readable, Writable } from 'node:stream'

/** A stream that text is written to, and whether a person looks at it. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number }

/** What the command knows of the world around it. Tests give their own. */
export interface Host {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Output
  readonly stderr: Output
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder that relative names start from. */
  readonly cwd: string
}

/** The host of a real process. Standard input is opened only when it is asked for. */
export function processHost(): Host {
  return {
    get stdin() {
      return process.stdin
    },
    stdout: process.stdout,
    stderr: process.stderr,
    env: process.env,
    cwd: process.cwd(),
  }
}

/** Whether output to a stream is coloured: on a terminal, unless `NO_COLOR` is set (https://no-color.org). */
export function isColoured(output: Output, env: Host['env']): boolean {
  return output.isTTY === true && !env.NO_COLOR && env.TERM !== 'dumb'
}
