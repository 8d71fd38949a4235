import { closeSync, createReadStream, openSync, readFileSync, readSync } from 'node:fs'
import { AshlarError } from 'ashlar'
import { decodeStream, decodeText, type InvalidBytes } from 'ashlar/source'
import type { Host } from '../host.js'
import { ClosedPipe } from '../outputs/sink.js'
import type { Progress } from '../progress.js'
import type { Report } from '../report.js'
import { faultOf } from './file-fault.js'
import type { Input, Inputs } from './input.js'
import { isBinary, sniffedBytes } from './sniff.js'

/** Regular files of more bytes than this are read as a stream. A JavaScript string holds about 512 MB at most. */
export const wholeFileLimit = 16 * 1024 * 1024

/** A text to work on: whole, or in pieces that are read as they are asked for. */
export type Document =
  | { readonly name: string; readonly bytes: number; readonly text: string }
  | { readonly name: string; readonly pieces: AsyncIterable<string> }

/** How inputs are read, and who is told about it. */
export interface Reading {
  readonly host: Host
  readonly report: Report
  readonly progress: Progress
  readonly invalid: InvalidBytes
  /** Default {@link wholeFileLimit}. */
  readonly wholeFileLimit?: number
}

/**
 * Reads the inputs one after the other and hands each to `visit`. An input that cannot be read or worked on is one
 * line of the report, and the rest goes on. Binary files of folders and patterns are passed over with a note.
 */
export async function eachDocument(
  { inputs, faults, notes }: Inputs,
  reading: Reading,
  visit: (document: Document) => Promise<void>,
): Promise<void> {
  const { report, progress } = reading
  for (const note of notes) report.note(note)
  for (const fault of faults) report.fault(fault)
  const readable = new Set<string>()
  for (const input of inputs) {
    try {
      const document = openDocument(input, reading)
      if (document !== undefined) {
        readable.add(input.operand)
        await visit(document)
      }
    } catch (error) {
      if (error instanceof ClosedPipe) throw error
      readable.add(input.operand)
      report.fault(faultLine(input, error))
    }
    progress.finishFile()
  }
  for (const operand of new Set(inputs.map((input) => input.operand))) {
    if (!readable.has(operand)) report.fault(`${operand}: no text files to read`)
  }
}

/** The text of an input; `undefined`, and a note, for a binary file that was not named itself. */
function openDocument(input: Input, reading: Reading): Document | undefined {
  const { name, path, regular, bytes } = input
  const decoding = { invalid: reading.invalid, name: shownName(input) }
  if (path === undefined) {
    return { name, pieces: decodeStream(counted(reading.host.stdin, reading.progress), decoding) }
  }
  if (!regular || bytes > (reading.wholeFileLimit ?? wholeFileLimit)) {
    if (isPassedOver(input, () => headOf(path), reading.report)) return undefined
    return {
      name,
      pieces: decodeStream(
        counted(createReadStream(path, { highWaterMark: 1 << 18 }), reading.progress),
        decoding,
      ),
    }
  }
  const content = readFileSync(path)
  if (isPassedOver(input, () => content, reading.report)) return undefined
  return { name, bytes: content.length, text: decodeText(content, decoding) }
}

function isPassedOver(input: Input, head: () => Uint8Array, report: Report): boolean {
  if (!input.listed || !isBinary(head())) return false
  report.note(`passed over ${input.name}: a binary file`)
  return true
}

function headOf(path: string): Uint8Array {
  const file = openSync(path, 'r')
  try {
    const head = new Uint8Array(sniffedBytes)
    return head.subarray(0, readSync(file, head, 0, sniffedBytes, 0))
  } finally {
    closeSync(file)
  }
}

async function* counted(
  bytes: AsyncIterable<Uint8Array>,
  progress: Progress,
): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const piece of bytes) {
    await progress.advance(piece.length)
    yield piece
  }
}

function shownName({ name, path }: Input): string {
  return path === undefined ? 'standard input' : name
}

function faultLine(input: Input, error: unknown): string {
  if (!AshlarError.isInstance(error)) return `${shownName(input)}: ${faultOf(error)}`
  const isDecoding = error.code === 'invalid-source' && error.given.startsWith(`${shownName(input)}: `)
  if (!isDecoding) return `${shownName(input)}: ${error.message}`
  return `${error.given}: wanted ${error.wanted}. Convert it, or put U+FFFD in their place with --invalid replace.`
}
