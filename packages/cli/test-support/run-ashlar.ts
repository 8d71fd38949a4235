import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const bin = fileURLToPath(new URL('../bin/ashlar.js', import.meta.url))

/** What a process left behind. */
export interface Ended {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Where and with what a process runs. */
export interface RunOptions {
  readonly cwd?: string
  readonly input?: string | Uint8Array
  /** What is added to the environment of the tests. */
  readonly env?: Readonly<Record<string, string>>
}

/** Runs the built command as a process. `input` is its standard input, empty when left out. */
export function runAshlar(
  args: readonly string[],
  { cwd, input = '', env }: RunOptions = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    const stdout: Buffer[] = []
    const stderr: Buffer[] = []
    child.stdout.on('data', (piece: Buffer) => stdout.push(piece))
    child.stderr.on('data', (piece: Buffer) => stderr.push(piece))
    // The command may refuse before it has read its input.
    child.stdin.on('error', () => {})
    child.on('error', reject)
    child.on('close', (status) => {
      resolve({
        status,
        stdout: Buffer.concat(stdout).toString('utf8'),
        stderr: Buffer.concat(stderr).toString('utf8'),
      })
    })
    child.stdin.end(input)
  })
}
