import { lookAhead, lookBehind } from './boundaries/boundary.js'
import type { Chunk } from './chunk.js'
import { ChunkMaker } from './chunk-maker.js'
import { Cutter } from './cutter.js'
import { IdLedger } from './id-ledger.js'
import { LineCounter } from './line-counter.js'
import type { Settings } from './options.js'
import type { RecordReader, RecordReading } from './outline/record-format.js'
import type { Cut } from './pack/task.js'
import type { Source } from './source/source.js'
import type { ChunkContext, SourceChunk } from './source-chunk.js'
import { beforePair } from './unicode/surrogate-pair.js'

/** So much new text is waited for at the least, in code units. */
const leastStep = 4 * lookAhead
/** Records are read again with each step: it grows up to this while they come. */
const greatestStep = 1 << 17

/**
 * The part of a stream's text that is still needed, and the chunk that waits for its neighbour's id. Of a format with
 * records it holds the head, the records that are not yet cut, and the last ones before them.
 */
export class StreamWindow {
  readonly #source: Omit<Source, 'text'>
  readonly #settings: Settings
  readonly #cutter: Cutter
  readonly #maker: ChunkMaker
  readonly #ledger: IdLedger
  readonly #lines = new LineCounter()
  #records: RecordReader | undefined
  /** What is known of the records at hand. */
  #reading: RecordReading | undefined
  #text = ''
  #pieces: string[] = []
  /** Code units that have come and are not yet in `#text`. */
  #waiting = 0
  /** How many more are worth trying with. */
  #wanted: number
  #step = leastStep
  /** Code units of the source between the head and what follows it in `#text`. */
  #base = 0
  #held: StreamedContext | undefined
  #heldChunk: SourceChunk | undefined

  constructor(source: Omit<Source, 'text'>, settings: Settings) {
    this.#source = source
    this.#settings = settings
    this.#cutter = new Cutter(settings, { ...source, text: '' })
    this.#maker = new ChunkMaker(source, this.#cutter)
    this.#ledger = new IdLedger(source.id ?? '')
    this.#wanted = Math.max(leastStep, settings.strategy.records?.headLength ?? 0)
  }

  /** Takes a piece; true when there is enough to try for chunks. */
  add(piece: string): boolean {
    this.#pieces.push(piece)
    this.#waiting += piece.length
    return this.#waiting >= this.#wanted
  }

  *take(open: boolean): Generator<Chunk, undefined, undefined> {
    this.#text += this.#pieces.join('')
    this.#pieces = []
    this.#waiting = 0
    const known = this.#known(open)
    let found = this.#cutter.next(known, open)
    const isStuck = found === undefined
    for (; found !== undefined; found = this.#cutter.next(known, open)) {
      const ready = this.#make(found)
      if (ready !== undefined) yield ready
    }
    this.#forget()
    this.#wait(isStuck)
    if (!open && this.#heldChunk !== undefined) yield this.#heldChunk
  }

  /** The text at hand as far as its structure is known. */
  #known(open: boolean): string {
    const { records } = this.#settings.strategy
    if (records === undefined) return this.#text
    this.#records ??= records.begin(this.#text.slice(0, records.headLength))
    const reading = this.#records.read(this.#text, open ? 'open' : 'final')
    const { outline, end, remark } = reading
    remark?.tell(this.#lines.lineAt(this.#text, remark.at, this.#base))
    const known = this.#text.slice(0, end)
    this.#reading = reading
    this.#cutter.enter({ ...this.#source, text: known }, outline)
    return known
  }

  /** To try again after each small piece would be quadratic: first as much as is at hand is to come, or half of it. */
  #wait(isStuck: boolean): void {
    const kept = this.#text.length - this.#cutter.needed
    if (isStuck) this.#wanted = Math.max(this.#wanted, kept)
    else if (this.#reading === undefined) this.#wanted = leastStep
    else {
      this.#step = Math.min(2 * this.#step, greatestStep)
      this.#wanted = Math.max(this.#step, this.#text.length >> 1)
    }
  }

  /** Makes the chunk of a cut and gives the one before, whose neighbours are now known. */
  #make(cut: Cut): Chunk | undefined {
    const text = this.#text
    const base = this.#base
    const own = text.slice(cut.start, cut.end)
    const lines = this.#lines.count(text, cut, base)
    this.#held = new StreamedContext(this.#maker.index, this.#ledger.next(own), lines, this.#held)
    const ready = this.#heldChunk
    this.#heldChunk = this.#maker.make(cut, own, { text, base, reading: this.#reading }, this.#held)
    return ready
  }

  /** Lets go of text that no further chunk depends on: behind the head, up to a record where there are records. */
  #forget(): void {
    const unneeded = this.#cutter.needed - lookBehind
    const headEnd = this.#reading?.headEnd ?? 0
    if (unneeded <= headEnd) return
    const from = this.#reading?.recordBefore(unneeded) ?? beforePair(this.#text, unneeded)
    const distance = from - headEnd
    if (distance <= 0) return
    this.#lines.pass(this.#text, from, this.#base)
    this.#text = this.#text.slice(0, headEnd) + this.#text.slice(from)
    this.#cutter.shift(distance)
    this.#base += distance
  }
}

/** What a streamed chunk knows of its surroundings: all of it is worked out while the text is at hand. */
class StreamedContext implements ChunkContext {
  readonly #index: number
  readonly #id: string
  readonly #lines: readonly [number, number]
  #previous: string | undefined
  #next: string | undefined

  constructor(
    index: number,
    id: string,
    lines: readonly [number, number],
    previous: StreamedContext | undefined,
  ) {
    this.#index = index
    this.#id = id
    this.#lines = lines
    if (previous === undefined) return
    this.#previous = previous.#id
    previous.#next = id
  }

  id(index: number): string | undefined {
    if (index === this.#index) return this.#id
    return index < this.#index ? this.#previous : this.#next
  }

  lines(): readonly [number, number] {
    return this.#lines
  }
}
