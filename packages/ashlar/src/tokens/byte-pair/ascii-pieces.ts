import { asciiPiecesCode } from './ascii-pieces-code.js'
import { classOfByte } from './character-classes.js'
import { Utf8Window } from './utf8-window.js'

/** The patterns that have a fast way through ASCII. */
export type AsciiPattern = 'o200k' | 'cl100k'

type Scan = (from: number, to: number, unit: number, total: number, piece: number) => number

interface Exports {
  readonly memory: WebAssembly.Memory
  readonly mostUnits: WebAssembly.Global
  readonly classes: WebAssembly.Global
  readonly pairs: WebAssembly.Global
  readonly shortCounts: WebAssembly.Global
  readonly text: WebAssembly.Global
  readonly ends: WebAssembly.Global
  readonly totals: WebAssembly.Global
  readonly scanO200k: Scan
  readonly scanCl100k: Scan
}

/**
 * The fast way through ASCII text, as WebAssembly: lists the pieces whose counts are known until it comes to one that is not, or
 * is not all ASCII. Its text, tables and results lie in memory that both sides see.
 */
export class AsciiPieces {
  /** The text that is read. Takes {@link mostUnits} code units. */
  readonly window: Utf8Window
  readonly mostUnits: number
  /** For each two bytes, how many tokens they are more than one: to be filled in. */
  readonly pairs: Uint8Array
  /** The memory of the table of short counts. */
  readonly shortCounts: Int32Array
  /** Where the listed pieces end, in code units of the whole text, and the tokens up to there. */
  readonly ends: Uint32Array
  readonly totals: Uint32Array
  readonly #text: number
  readonly #scan: Scan

  constructor(instance: WebAssembly.Instance, pattern: AsciiPattern) {
    const code = instance.exports as unknown as Exports
    const { buffer } = code.memory
    this.mostUnits = code.mostUnits.value
    this.#text = code.text.value
    this.#scan = pattern === 'o200k' ? code.scanO200k : code.scanCl100k
    this.window = new Utf8Window(new Uint8Array(buffer, code.text.value, code.ends.value - code.text.value))
    this.pairs = new Uint8Array(buffer, code.pairs.value, 1 << 16)
    this.shortCounts = new Int32Array(
      buffer,
      code.shortCounts.value,
      (code.text.value - code.shortCounts.value) >> 2,
    )
    this.ends = new Uint32Array(buffer, code.ends.value, this.mostUnits)
    this.totals = new Uint32Array(buffer, code.totals.value, this.mostUnits)
    new Uint8Array(buffer, code.classes.value, 256).set(classOfByte)
  }

  /**
   * Lists pieces of the text in the window from byte `at` on, but never the last one before `length`.
   *
   * @param unit the code unit of the whole text that stands at `at`
   * @param total the tokens before it
   * @param piece how many pieces are listed already
   * @returns how many are listed now
   */
  list(at: number, length: number, unit: number, total: number, piece: number): number {
    return this.#scan(this.#text + at, this.#text + length, unit, total, piece)
  }
}

let compiled: Promise<WebAssembly.Module> | undefined

/** Makes one with a memory of its own; `undefined` where WebAssembly is missing or forbidden, as by some pages and servers. */
export async function loadAsciiPieces(pattern: AsciiPattern): Promise<AsciiPieces | undefined> {
  try {
    compiled ??= WebAssembly.compile(Uint8Array.from(atob(asciiPiecesCode), (byte) => byte.charCodeAt(0)))
    return new AsciiPieces(await WebAssembly.instantiate(await compiled), pattern)
  } catch {
    return undefined
  }
}
