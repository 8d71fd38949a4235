import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import type { Vector, VectorStore } from 'ashlar/evaluate'
import { contentHash } from './content-hash.js'

/** The bytes of a record's key: a hash of the text. */
const keyBytes = 16

/** The bytes of the number of dimensions, at the beginning of the file. */
const headBytes = 4

/**
 * Vectors of texts, kept in a file as they come, so that what a model has done is never asked for again: also when the run
 * ends early. All have one number of dimensions; their numbers are rounded to 32 bits, before they are used the first time
 * too, so that a second run gives the same.
 */
export class VectorFile implements VectorStore {
  readonly #path: string | undefined
  readonly #vectors = new Map<string, Float32Array>()
  #dimensions: number | undefined

  /** Without a path the vectors are kept in memory only. */
  constructor(path: string | undefined) {
    this.#path = path
    if (path !== undefined && existsSync(path)) this.#read(path)
  }

  /** How many vectors there are. */
  get count(): number {
    return this.#vectors.size
  }

  get(text: string): Vector | undefined {
    return this.#vectors.get(contentHash(text))
  }

  set(text: string, vector: Vector): void {
    const key = contentHash(text)
    const rounded = Float32Array.from(vector)
    this.#vectors.set(key, rounded)
    // Vectors of another length are an error of the embedder; whoever compares them says so.
    if (this.#path === undefined || (this.#dimensions ?? rounded.length) !== rounded.length) return
    if (this.#dimensions === undefined) appendFileSync(this.#path, head(rounded.length))
    this.#dimensions = rounded.length
    appendFileSync(this.#path, Buffer.concat([Buffer.from(key, 'hex'), Buffer.from(rounded.buffer)]))
  }

  #read(path: string): void {
    const content = readFileSync(path)
    if (content.length < headBytes) {
      truncateSync(path, 0)
      return
    }
    const dimensions = content.readUInt32LE(0)
    const record = keyBytes + 4 * dimensions
    const count = Math.floor((content.length - headBytes) / record)
    this.#dimensions = dimensions
    for (let at = headBytes, i = 0; i < count; i++, at += record) {
      const numbers = content.buffer.slice(
        content.byteOffset + at + keyBytes,
        content.byteOffset + at + record,
      )
      this.#vectors.set(content.toString('hex', at, at + keyBytes), new Float32Array(numbers))
    }
    // A run that was ended while it wrote leaves part of a record behind.
    if (headBytes + count * record < content.length) truncateSync(path, headBytes + count * record)
  }
}

function head(dimensions: number): Buffer {
  const bytes = Buffer.alloc(headBytes)
  bytes.writeUInt32LE(dimensions)
  return bytes
}
