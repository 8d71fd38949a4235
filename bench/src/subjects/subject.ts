/** What a subject is asked for. */
export interface Setting {
  /** In the unit of the subject. */
  readonly size: number
  /** In the unit of the subject; 0 for none. */
  readonly overlap: number
}

/** A chunk as its maker gives it; `start` and `end` where it says where the text stands. */
export interface Piece {
  readonly text: string
  readonly start?: number
  readonly end?: number
}

/** A chunker made ready for one setting. */
export interface Chunker<Output = unknown> {
  /** What is timed. */
  run(text: string): Output | Promise<Output>
  /** The chunks of a run's output, which is not timed. */
  pieces(output: Output): readonly Piece[]
  /** The size of a text in the unit `tokens`, by somebody else's count where there is one. */
  sizeOf?(text: string): number
}

/** A library's chunker under test. */
export interface Subject {
  /** The package and, where it has several, its chunker. */
  readonly name: string
  /** What `size` counts. */
  readonly unit: 'characters' | 'bytes' | 'tokens'
  /** False when the chunker has no such option: it then takes no part at settings with an overlap. */
  readonly canOverlap: boolean
  /** False when it gives texts alone. */
  readonly givesOffsets: boolean
  /** Loads whatever it needs; not timed. */
  prepare(setting: Setting): Promise<Chunker>
}

/** Says that `prepare` and `pieces` speak of the same output, which {@link Subject} leaves open. */
export function defineSubject<Output>(
  subject: Omit<Subject, 'prepare'> & { prepare(setting: Setting): Promise<Chunker<Output>> },
): Subject {
  return subject as Subject
}
