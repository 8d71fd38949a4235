import { AshlarError } from '../errors.js'
import { refuseUnknownKeys } from '../known-keys.js'
import { valueRefusal } from '../refusal.js'

/** What to do with bytes that are not text: refuse them by name, or put U+FFFD in their place. */
export type InvalidBytes = 'error' | 'replace'

export interface DecodeOptions {
  /** Default `'error'`. */
  readonly invalid?: InvalidBytes
  /** Names the source in an error. */
  readonly name?: string
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/**
 * Decodes bytes: UTF-16 when they begin with its byte order mark, else UTF-8. A byte order mark stays in the text as
 * U+FEFF, so that offsets count it; chunks trim it as white space.
 *
 * @throws AshlarError `invalid-source` naming the offset of the first invalid byte, unless `invalid: 'replace'`;
 * `invalid-option` for what are no bytes and for an option that is not accepted.
 */
export function decodeText(bytes: Uint8Array, options: DecodeOptions = {}): string {
  const decoder = new PieceDecoder(options)
  checkBytes(bytes)
  return decoder.decode(bytes) + decoder.end()
}

/**
 * How many bytes become one string. Longer strings are large objects to engines, which are freed late: a stream would take
 * twice the memory.
 */
const portion = 1 << 14

/** Decodes pieces of bytes as they come, cut anywhere, exactly as {@link decodeText} decodes them joined. */
export async function* decodeStream(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: DecodeOptions = {},
): AsyncGenerator<string, void, undefined> {
  const decoder = new PieceDecoder(options)
  for await (const bytes of pieces) {
    checkBytes(bytes)
    for (let at = 0; at < bytes.length; at += portion) {
      const text = decoder.decode(bytes.subarray(at, at + portion))
      if (text !== '') yield text
    }
  }
  const rest = decoder.end()
  if (rest !== '') yield rest
}

/** By what it can do: arrays of bytes may come from another realm, as they do in test runners. */
function checkBytes(bytes: Uint8Array): void {
  if (typeof bytes?.subarray !== 'function') throw valueRefusal('bytes', bytes, 'a Uint8Array')
}

class PieceDecoder {
  readonly #options: DecodeOptions
  #decoder: TextDecoder | undefined
  #encoding: Encoding = 'utf-8'
  /** Bytes given to the decoder so far. */
  #taken = 0
  /** The first bytes, until there are enough to know the encoding; later, those of a character not yet whole. */
  #held = new Uint8Array(0)

  constructor(options: DecodeOptions) {
    refuseUnknownKeys('decoding', options, ['invalid', 'name'])
    const { invalid = 'error' } = options
    if (invalid !== 'error' && invalid !== 'replace')
      throw valueRefusal('invalid', invalid, "'error' or 'replace'")
    this.#options = options
  }

  decode(bytes: Uint8Array): string {
    const joined = this.#held.length === 0 ? bytes : concatenate(this.#held, bytes)
    if (this.#decoder === undefined && joined.length < 2) {
      this.#held = joined.slice()
      return ''
    }
    return this.#take(joined, false)
  }

  end(): string {
    return this.#take(this.#held, true)
  }

  #take(bytes: Uint8Array, last: boolean): string {
    this.#decoder ??= this.#open(bytes)
    const whole = last ? bytes.length : wholeCharacters(bytes, this.#encoding)
    const ready = bytes.subarray(0, whole)
    this.#held = bytes.slice(whole)
    try {
      const text = this.#decoder.decode(ready)
      this.#taken += ready.length
      return text
    } catch (cause) {
      throw this.#refusal(ready, cause)
    }
  }

  #open(bytes: Uint8Array): TextDecoder {
    if (bytes[0] === 0xff && bytes[1] === 0xfe) this.#encoding = 'utf-16le'
    else if (bytes[0] === 0xfe && bytes[1] === 0xff) this.#encoding = 'utf-16be'
    return new TextDecoder(this.#encoding, { fatal: this.#options.invalid !== 'replace', ignoreBOM: true })
  }

  #refusal(bytes: Uint8Array, cause: unknown): AshlarError {
    const offset = this.#taken + firstInvalid(bytes, this.#encoding)
    const value = bytes[offset - this.#taken]
    const written = value === undefined ? '' : ` (0x${value.toString(16).padStart(2, '0')})`
    return new AshlarError({
      code: 'invalid-source',
      given: `${this.#options.name ?? 'source'}: invalid ${this.#encoding.toUpperCase()} at byte ${offset}${written}`,
      wanted: 'text in UTF-8, or in UTF-16 with a byte order mark',
      advice: "Convert it, or replace invalid bytes by U+FFFD with invalid: 'replace'.",
      cause,
    })
  }
}

function concatenate(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(a.length + b.length)
  joined.set(a)
  joined.set(b, a.length)
  return joined
}

/** How many bytes can be decoded now without parting a character that the next piece may finish. */
function wholeCharacters(bytes: Uint8Array, encoding: Encoding): number {
  const { length } = bytes
  if (encoding !== 'utf-8') {
    const even = length - (length % 2)
    const high = bytes[encoding === 'utf-16le' ? even - 1 : even - 2] ?? 0
    return high >= 0xd8 && high <= 0xdb ? even - 2 : even
  }
  for (let back = 1; back <= 3 && back <= length; back++) {
    const byte = bytes[length - back]!
    if ((byte & 0xc0) === 0x80) continue
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1
    return needed > back ? length - back : length
  }
  return length
}

/** Where the first character begins that is not well-formed, or not whole: looked for by halves, behind what decodes. */
function firstInvalid(bytes: Uint8Array, encoding: Encoding): number {
  let valid = 0
  for (let invalid = bytes.length + 1; invalid - valid > 1; ) {
    const middle = (valid + invalid) >> 1
    if (decodedStart(bytes, middle, encoding) === undefined) invalid = middle
    else valid = middle
  }
  const text = decodedStart(bytes, valid, encoding)!
  return encoding === 'utf-8' ? new TextEncoder().encode(text).length : 2 * text.length
}

/** The whole characters of the first bytes, which may end inside of one; `undefined` where they are not well-formed. */
function decodedStart(bytes: Uint8Array, length: number, encoding: Encoding): string | undefined {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  try {
    return decoder.decode(bytes.subarray(0, length), { stream: true })
  } catch {
    return undefined
  }
}
