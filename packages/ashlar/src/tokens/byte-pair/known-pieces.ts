import { classOfByte, classOfCodePoint } from './character-classes.js'
import { listedCharacters } from './character-tokens.js'
import { knownPiecesCode } from './known-pieces-code.js'
import { type LongRoom, longPoolBytes, longTableWords } from './long-counts.js'
import { shortTableWords } from './short-counts.js'
import { Utf8Window } from './utf8-window.js'
import type { Vocabulary } from './vocabulary.js'

/** The patterns that there is one for. */
export type KnownPattern = 'o200k' | 'cl100k'

type Scan = (from: number, to: number, unit: number, total: number, piece: number) => number

type Tables =
  | 'reached'
  | 'unknownStart'
  | 'unknownEnd'
  | 'classOfByte'
  | 'classOfCharacter'
  | 'characterCounts'
  | 'characterPairs'
  | 'edgePairs'
  | 'edgeIsCut'
  | 'edgeCuts'
  | 'shortCounts'
  | 'longCounts'
  | 'longPool'
  | 'text'
  | 'ends'
  | 'totals'

interface Exports extends Readonly<Record<Tables | 'mostUnits', WebAssembly.Global>> {
  readonly memory: WebAssembly.Memory
  readonly scanO200k: Scan
  readonly scanCl100k: Scan
}

/**
 * The fast way through a text, as WebAssembly: lists the pieces whose counts are known until it comes to one that is not. Its
 * text, tables and results lie in memory that both sides see.
 */
export class KnownPieces {
  /** The text that is read. Takes {@link mostUnits} code units. */
  readonly window: Utf8Window
  readonly mostUnits: number
  /** The memory of the counts of short pieces. */
  readonly shortCounts: Int32Array
  /** The memory of the counts of longer pieces. */
  readonly longCounts: LongRoom
  /** The memory of the counts of single characters. */
  readonly characterCounts: Uint8Array
  /** Where the listed pieces end, in code units of the whole text, and the tokens up to there. */
  readonly ends: Uint32Array
  readonly totals: Uint32Array
  readonly #code: Exports
  readonly #text: number
  readonly #reached: Int32Array
  readonly #scan: Scan

  constructor(instance: WebAssembly.Instance, pattern: KnownPattern) {
    const code = instance.exports as unknown as Exports
    const { buffer } = code.memory
    this.#code = code
    this.#text = code.text.value
    this.#scan = pattern === 'o200k' ? code.scanO200k : code.scanCl100k
    this.mostUnits = code.mostUnits.value
    this.window = new Utf8Window(this.#bytes('text', code.ends.value - this.#text))
    this.shortCounts = new Int32Array(buffer, code.shortCounts.value, shortTableWords)
    this.longCounts = {
      table: new Int32Array(buffer, code.longCounts.value, longTableWords),
      pool: new DataView(buffer, code.longPool.value, longPoolBytes),
    }
    this.characterCounts = this.#bytes('characterCounts', listedCharacters)
    this.ends = new Uint32Array(buffer, code.ends.value, this.mostUnits)
    this.totals = new Uint32Array(buffer, code.totals.value, this.mostUnits)
    this.#reached = new Int32Array(buffer, code.reached.value, 3)
    this.#bytes('classOfByte', 256).set(classOfByte)
    this.#bytes('classOfCharacter', listedCharacters).set(classOfCodePoint.subarray(0, listedCharacters))
  }

  /** Fills its copies of what never changes. */
  fill({ edges, characters }: Vocabulary): void {
    this.#bytes('characterPairs', characters.pairs.byteLength).set(new Uint8Array(characters.pairs.buffer))
    this.#bytes('edgePairs', edges.pairs.byteLength).set(new Uint8Array(edges.pairs.buffer))
    this.#bytes('edgeIsCut', edges.isCut.length).set(edges.isCut)
    this.#bytes('edgeCuts', edges.cuts.byteLength).set(new Uint8Array(edges.cuts.buffer))
  }

  /** Where in the window the first piece begins that the last {@link list} did not list. */
  get reached(): number {
    return this.#reached[0]! - this.#text
  }

  /** The segment that kept that piece from being counted, when there is one such; else its end is before its start. */
  get unknownStart(): number {
    return this.#reached[1]! - this.#text
  }

  get unknownEnd(): number {
    return this.#reached[2]! - this.#text
  }

  /**
   * Lists pieces of the text in the window from byte `at` on. White space that ends at `length` is never among them.
   *
   * @param unit the code unit of the whole text that stands at `at`
   * @param total the tokens before it
   * @param piece how many pieces are listed already
   * @returns how many are listed now
   */
  list(at: number, length: number, unit: number, total: number, piece: number): number {
    return this.#scan(this.#text + at, this.#text + length, unit, total, piece)
  }

  #bytes(table: Tables, length: number): Uint8Array {
    return new Uint8Array(this.#code.memory.buffer, this.#code[table].value, length)
  }
}

let compiled: Promise<WebAssembly.Module> | undefined

/** Makes one with a memory of its own; `undefined` where WebAssembly is missing or forbidden, as by some pages and servers. */
export async function loadKnownPieces(pattern: KnownPattern): Promise<KnownPieces | undefined> {
  try {
    compiled ??= WebAssembly.compile(Uint8Array.from(atob(knownPiecesCode), (byte) => byte.charCodeAt(0)))
    return new KnownPieces(await WebAssembly.instantiate(await compiled), pattern)
  } catch {
    return undefined
  }
}
