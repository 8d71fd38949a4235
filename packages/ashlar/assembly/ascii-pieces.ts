// The fast way through ASCII text for the encodings o200k_base and cl100k_base: finds its pre-tokens and looks up their counts
// in the tables of src/tokens/byte-pair, which lie in this module's memory. It stops before whatever it does not know, and the
// code in TypeScript, which knows all, does that piece. AssemblyScript; `npm run compile:assembly` makes the code that is shipped.

/** The classes of characters, as in character-classes.ts. */
const upper: u32 = 1
const lower: u32 = 2
const number: u32 = 16
const newline: u32 = 32
const space: u32 = 64
const other: u32 = 128

/** Most code units of a text that is read at a time. */
export const mostUnits: i32 = 1 << 14
/** Where the class of each byte stands; 0 for what is no ASCII. */
export const classes: i32 = 1024
/** For each two bytes, whether they are two tokens or one. */
export const pairs: i32 = classes + 256
const places: i32 = 4
/** The counts of short pieces, as in short-counts.ts. */
export const shortCounts: i32 = 1 << 17
const shortEntries: i32 = 1 << 16
/** The text as UTF-8. */
export const text: i32 = shortCounts + (shortEntries + places) * 16
/** Where the pieces end, in code units of the whole text, and the tokens up to there. */
export const ends: i32 = text + 3 * mostUnits + 64
export const totals: i32 = ends + 4 * (mostUnits + 64)

const shortBytes: usize = 12
const apostrophe: u32 = 0x27
const slash: u32 = 0x2f
const blank: u32 = 0x20
/** A bit for the number in the alphabet of each letter that a contraction begins with. */
const contracted: u32 = (1 << 19) | (1 << 20) | (1 << 13) | (1 << 4) | (1 << 18) | (1 << 22) | (1 << 12)

// @ts-ignore: a decorator
@inline function classAt(at: usize): u32 {
  return load<u8>(classes + load<u8>(at))
}

/** Where the letters end, four bits of eight bytes at a time; see utf8-class.ts. Something else must follow. */
// @ts-ignore: a decorator
@inline function endOfLetters(start: usize, caseBits: u64): usize {
  let at = start
  let others: u64 = 0
  while (true) {
    const word = load<u64>(at)
    const bits = (word | caseBits) & 0x7f7f7f7f7f7f7f7f
    others = (~(bits + 0x1f1f1f1f1f1f1f1f) | (bits + 0x0505050505050505) | word) & 0x8080808080808080
    if (others != 0) break
    at += 8
  }
  return at + <usize>(ctz(others) >> 3)
}

/** Signs, then newlines, and slashes where they count as such. */
// @ts-ignore: a decorator
@inline function endOfSigns(start: usize, to: usize, takesSlash: bool): usize {
  let at = start
  while (at < to && classAt(at) & other) at++
  if (load<u8>(at) >= 0x80) return 0
  while (at < to && (classAt(at) & newline || (takesSlash && load<u8>(at) == slash))) at++
  return at
}

function endOfWhiteSpace(start: usize, to: usize): usize {
  let at = start
  let afterLastNewline: usize = 0
  while (at < to) {
    const kind = classAt(at)
    if (!(kind & (space | newline))) break
    at++
    if (kind == newline) afterLastNewline = at
  }
  if (at >= to || load<u8>(at) >= 0x80) return 0
  if (afterLastNewline != 0) return afterLastNewline
  return at - start > 1 ? at - 1 : at
}

function endOfNumber(start: usize): usize {
  let at = start + 1
  while (at < start + 3 && classAt(at) & number) at++
  return at < start + 3 && load<u8>(at) >= 0x80 ? 0 : at
}

/** Whether an apostrophe may begin a contraction, `'s 't 'm 'd 're 've 'll`. */
// @ts-ignore: a decorator
@inline function mayContract(apostropheAt: usize): bool {
  const next: u32 = load<u8>(apostropheAt + 1)
  if (next >= 0x80) return true
  return ((<u32>1 << (next & 31)) & contracted) != 0 && next > 0x40
}

/** Where the pre-token ends; 0 for one that is not ASCII alone, or of a kind that is rare. */
// @ts-ignore: a decorator
@inline function endOfPreToken(start: usize, to: usize, isO200k: bool): usize {
  const first = classAt(start)
  let at = start
  let kind = first
  if (kind & (space | other)) {
    if (!isO200k && load<u8>(at) == apostrophe && mayContract(at)) return 0
    kind = classAt(++at)
  }
  if (kind & (upper | lower)) {
    if (isO200k) {
      while (kind & upper) kind = classAt(++at)
      at = endOfLetters(at, 0)
      const next: u32 = load<u8>(at)
      return next >= 0x80 || (next == apostrophe && mayContract(at)) ? 0 : at
    }
    at = endOfLetters(at + 1, 0x2020202020202020)
    return load<u8>(at) < 0x80 ? at : 0
  }
  if (kind == 0) return 0
  if (at > start && first & other) return endOfSigns(at, to, isO200k)
  if (kind & (space | newline)) return endOfWhiteSpace(start, to)
  if (kind & number) return at > start ? at : endOfNumber(start)
  return at > start && load<u8>(start) == blank ? endOfSigns(at + 1, to, isO200k) : 0
}

/** The count of a short piece that is in the table, or 0; the same search as in short-counts.ts. */
// @ts-ignore: a decorator
@inline function countOf(at: usize, size: usize): u32 {
  const firstTwo = load<u64>(at) & (size < 8 ? (<u64>1 << (<u64>size << 3)) - 1 : -1)
  const third = size > 8 ? load<u32>(at + 8) & (<u32>0xffffffff >> ((12 - <u32>size) << 3)) : 0
  let hash = (<u32>firstTwo * 0x9e3779b1) ^ (<u32>(firstTwo >> 32) * 0x85ebca77) ^ (third * 0xc2b2ae3d)
  hash ^= hash >> 15
  let place: usize = shortCounts + (((hash ^ (hash >> 7)) & (shortEntries - 1)) << 4)
  for (let turn = 0; turn < places; turn++) {
    const found = load<u32>(place, 12)
    if (load<u64>(place) == firstTwo && load<u32>(place, 8) == third && found >> 24 == <u32>size)
      return found & 0xffffff
    if (found == 0) return 0
    place += 16
  }
  return 0
}

// @ts-ignore: a decorator
@inline function scan(from: i32, to: i32, unit: u32, total: u32, piece: i32, isO200k: bool): i32 {
  let tokens = total
  let index = piece
  const shift = unit - <u32>from
  for (let at: usize = from; ; ) {
    const end = endOfPreToken(at, to, isO200k)
    if (end == 0 || end >= <usize>to) break
    const size = end - at
    if (size > shortBytes) break
    if (size <= 2) tokens += 1 + (load<u8>(pairs + load<u16>(at)) & (<u32>size - 1))
    else {
      const count = countOf(at, size)
      if (count == 0) break
      tokens += count
    }
    store<u32>(ends + (index << 2), <u32>end + shift)
    store<u32>(totals + (index << 2), tokens)
    index++
    at = end
  }
  return index
}

/**
 * Lists the pieces of the text from byte address `from` on, before the one that ends at `to` or is not known.
 *
 * @param unit the code unit of the whole text that stands at `from`
 * @param total the tokens before it
 * @param piece how many pieces are listed already
 * @returns how many are listed now
 */
export function scanO200k(from: i32, to: i32, unit: u32, total: u32, piece: i32): i32 {
  return scan(from, to, unit, total, piece, true)
}

/** The same for cl100k_base. */
export function scanCl100k(from: i32, to: i32, unit: u32, total: u32, piece: i32): i32 {
  return scan(from, to, unit, total, piece, false)
}
