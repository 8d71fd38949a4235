import { Readable, Writable } from 'node:stream'
import type { Host, Output } from '../src/host.js'

/** A stream that remembers what is written to it. */
export class Recorder extends Writable {
  text = ''
  readonly isTTY: boolean
  readonly columns = 60

  constructor({ isTTY = false }: { isTTY?: boolean } = {}) {
    super({ decodeStrings: false })
    this.isTTY = isTTY
  }

  override _write(piece: string | Uint8Array, _encoding: string, done: () => void): void {
    this.text += piece.toString()
    done()
  }
}

/** A host without a process around it. */
export interface FakeHost extends Host {
  readonly stdout: Output & Recorder
  readonly stderr: Output & Recorder
}

/** A host that gives `input` as standard input, or a terminal there when it is left out. */
export function fakeHost({
  input,
  cwd = '/nowhere',
  env = {},
  onTerminal = false,
}: {
  input?: string | Uint8Array
  cwd?: string
  env?: Host['env']
  onTerminal?: boolean
} = {}): FakeHost {
  const stdin = Object.assign(Readable.from(input === undefined ? [] : [Buffer.from(input)]), {
    isTTY: input === undefined,
  })
  const stdout = new Recorder({ isTTY: onTerminal })
  return { stdin, stdout, stderr: new Recorder(), env, cwd }
}
