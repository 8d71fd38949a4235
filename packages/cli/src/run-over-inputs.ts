import type { InvalidBytes } from 'ashlar/source'
import { status } from './command.js'
import type { Host } from './host.js'
import { type Document, eachDocument } from './inputs/each-document.js'
import { expandOperands } from './inputs/expand-operands.js'
import type { Inputs } from './inputs/input.js'
import { openOutput, outputPath } from './outputs/open-output.js'
import type { Sink } from './outputs/sink.js'
import { Progress, type Work } from './progress.js'
import { Report } from './report.js'
import { UsageError } from './usage-error.js'

/** What a command that reads inputs was asked for. */
export interface InputRun {
  readonly operands: readonly string[]
  readonly values: { readonly invalid: InvalidBytes; readonly out: string | undefined }
  readonly host: Host
}

/** What a command works with while it goes over its inputs. */
export interface Tools {
  readonly sink: Sink
  readonly progress: Progress
  /** How many inputs there are. */
  readonly inputs: number
}

/** What a command does with its inputs. */
export interface Task {
  /** What is written before the first input. */
  begin?(): string
  visit(document: Document): Promise<void>
  /** What is written behind the last input. */
  end?(): string
}

/**
 * Goes over the inputs of a command: finds and reads them, opens the output, reports faults, shows progress. Without
 * operands standard input is read. Gives the exit status.
 *
 * @throws UsageError before anything is read or written
 */
export async function runOverInputs(
  run: InputRun,
  start: (tools: Tools) => Task | Promise<Task>,
): Promise<number> {
  const { operands, values, host } = run
  const out = values.out === undefined ? undefined : outputPath(values.out, host.cwd)
  const inputs = await expandOperands(operands.length > 0 ? operands : ['-'], { cwd: host.cwd, except: out })
  refuseOverwriting(inputs, out)
  const report = new Report(host.stderr)
  const progress = new Progress(workOf(inputs), barOutput(host, out))
  const { sink, close } = await openOutput(out, host)
  try {
    const task = await start({ sink, progress, inputs: inputs.inputs.length })
    await sink.write(task.begin?.() ?? '')
    await eachDocument(inputs, { host, report, progress, invalid: values.invalid }, (document) =>
      task.visit(document),
    )
    await sink.write(task.end?.() ?? '')
    await close()
  } finally {
    progress.stop()
    sink.abandon()
  }
  return report.faults > 0 ? status.inputsFailed : status.fine
}

function refuseOverwriting({ inputs }: Inputs, out: string | undefined): void {
  if (out !== undefined && inputs.some(({ path }) => path === out)) {
    throw new UsageError(`--out ${out}: wanted a file that is not also an input`)
  }
}

function workOf({ inputs }: Inputs): Work {
  const isKnown = inputs.every(({ regular }) => regular)
  return { files: inputs.length, bytes: isKnown ? inputs.reduce((sum, { bytes }) => sum + bytes, 0) : 0 }
}

/** A bar would stand in the way of output that is shown on the same terminal. */
function barOutput({ stdout, stderr }: Host, out: string | undefined): Host['stderr'] | undefined {
  return stderr.isTTY && (out !== undefined || !stdout.isTTY) ? stderr : undefined
}
