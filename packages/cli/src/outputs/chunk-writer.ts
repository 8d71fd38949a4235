import type { Chunk } from 'ashlar'

/** Turns chunks into text of one format, as they come. */
export interface ChunkWriter {
  /** What stands before the first chunk. */
  begin(): string
  chunk(chunk: Chunk): string
  /** What stands behind the last chunk. */
  end(): string
}

/** What writers may need to know. */
export interface WriterSetting {
  /** The unit of sizes. */
  readonly unit: string
  /** The limit of a chunk's size. */
  readonly limit: number
  readonly columns: number
  readonly coloured: boolean
}
