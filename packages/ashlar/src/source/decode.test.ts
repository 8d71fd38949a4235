import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { AshlarError } from '../errors.js'
import { decodeStream, decodeText } from './decode.js'

const utf8 = (text: string) => new TextEncoder().encode(text)

function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length))
  for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i), littleEndian)
  return new Uint8Array(view.buffer)
}

async function streamed(bytes: Uint8Array, cuts: readonly number[], options = {}): Promise<string> {
  const places = [0, ...[...cuts].sort((a, b) => a - b), bytes.length]
  const pieces = places.slice(1).map((end, i) => bytes.subarray(places[i], end))
  let text = ''
  for await (const piece of decodeStream(pieces, options)) text += piece
  return text
}

test('UTF-8 keeps its byte order mark', () => {
  expect(decodeText(utf8('\ufeffaé😀'))).toBe('\ufeffaé😀')
})

test('UTF-16 is known by its byte order mark', () => {
  expect(decodeText(utf16('\ufeffaé😀', true))).toBe('\ufeffaé😀')
  expect(decodeText(utf16('\ufeffaé😀', false))).toBe('\ufeffaé😀')
})

test('any pieces give the text of the whole', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 40 }).map((raw) => raw.toWellFormed())
  const bytes = fc.oneof(
    text.map(utf8),
    text.map((raw) => utf16(`\ufeff${raw}`, true)),
    text.map((raw) => utf16(`\ufeff${raw}`, false)),
  )
  await fc.assert(
    fc.asyncProperty(bytes, fc.array(fc.nat(80), { maxLength: 8 }), async (given, cuts) => {
      const inside = cuts.map((cut) => Math.min(cut, given.length))
      expect(await streamed(given, inside)).toBe(decodeText(given))
    }),
    { seed: 3, numRuns: 300 },
  )
})

describe('invalid bytes', () => {
  const cases: [string, number[], number][] = [
    ['a byte that begins nothing', [0x61, 0xff, 0x62], 1],
    ['a lonely continuation', [0x61, 0x62, 0x80], 2],
    ['an overlong form', [0xc0, 0x80], 0],
    ['a surrogate', [0x61, 0xed, 0xa0, 0x80], 1],
    ['beyond the last code point', [0xf4, 0x90, 0x80, 0x80], 0],
    ['a character cut off at the end', [0x61, 0xe2, 0x82], 1],
    ['a character broken by another', [0xe2, 0x82, 0x41], 0],
    ['an odd byte of UTF-16', [0xff, 0xfe, 0x61, 0x00, 0x62], 4],
    ['half a pair of UTF-16', [0xff, 0xfe, 0x3d, 0xd8, 0x61, 0x00], 2],
  ]

  test.each(cases)('%s is an error that names the byte', async (_, bytes, at) => {
    const given = new Uint8Array(bytes)
    const message = new RegExp(`notes.txt: invalid UTF-.* at byte ${at}\\b`)
    expect(() => decodeText(given, { name: 'notes.txt' })).toThrow(message)
    for (let cut = 0; cut <= bytes.length; cut++) {
      await expect(streamed(given, [cut], { name: 'notes.txt' })).rejects.toThrow(message)
    }
  })

  test('are replaced when asked', async () => {
    const given = new Uint8Array([0x61, 0xff, 0x62, 0xe2, 0x82])
    expect(decodeText(given, { invalid: 'replace' })).toBe('a\ufffdb\ufffd')
    expect(await streamed(given, [1, 2, 4], { invalid: 'replace' })).toBe('a\ufffdb\ufffd')
  })

  test('are reported with the code invalid-source', () => {
    try {
      decodeText(new Uint8Array([0xff]))
    } catch (error) {
      expect(AshlarError.isInstance(error) && error.code).toBe('invalid-source')
    }
  })
})

test('what are no bytes, and an option that is not known, are refused by name', async () => {
  expect(() => decodeText('text' as unknown as Uint8Array)).toThrow('bytes: "text": wanted a Uint8Array')
  const misspelt: object = { invald: 'replace' }
  expect(() => decodeText(utf8('a'), misspelt)).toThrow('unknown option invald')
  const wrong: object = { invalid: 'replaced' }
  expect(() => decodeText(utf8('a'), wrong)).toThrow("invalid: \"replaced\": wanted 'error' or 'replace'")
  const strings = decodeStream(['a'] as unknown as Uint8Array[])
  await expect(strings.next()).rejects.toThrow('wanted a Uint8Array')
})
