// The fast way through text for the encodings o200k_base and cl100k_base: finds its pre-tokens and looks up their counts in the
// tables of src/tokens/byte-pair, which lie in this module's memory. It stops before whatever it does not know, and the
// code in TypeScript, which knows all, does that piece. AssemblyScript; `npm run compile:assembly` makes the code that is shipped.

/** The classes of characters, as in character-classes.ts. */
const upper: u32 = 1
const lower: u32 = 2
const caseless: u32 = 4
const mark: u32 = 8
const number: u32 = 16
const newline: u32 = 32
const space: u32 = 64
const other: u32 = 128
const signs: u32 = other | mark

/** Most code units of a text that is read at a time. */
export const mostUnits: i32 = 1 << 14
/** Which byte address was reached. */
export const reached: i32 = 1024
/** The class of each byte; 0 for what is no ASCII. */
export const classOfByte: i32 = reached + 64
/** The class of each character of the first two planes. */
export const classOfCharacter: i32 = classOfByte + 256
const characters: i32 = 0x20000
/** For each two bytes, whether they are two tokens or one. */
export const pairs: i32 = classOfCharacter + characters
/** For each character of the first two planes how many tokens it is alone; 0 where that is not known. */
export const characterCounts: i32 = pairs + 65536
/** The three tables of character-edges.ts. */
export const edgePairs: i32 = characterCounts + characters
export const edgeIsCut: i32 = edgePairs + (1 << 17)
export const edgeCuts: i32 = edgeIsCut + 65536
/** The counts of short pieces, as in short-counts.ts. */
export const shortCounts: i32 = edgeCuts + (1 << 13)
const shortEntries: i32 = 1 << 16
const places: i32 = 4
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
  return load<u8>(classOfByte + load<u8>(at))
}

/** Where the letters end, eight bytes at a time; see utf8-class.ts. Something else must follow. */
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

/** How many bytes the character has that {@link wideClassAt} looked at last. */
let width: usize = 1

/** The character that begins at `at`. Sets {@link width}. */
// @ts-ignore: a decorator
@inline function characterAt(at: usize): i32 {
  const first: i32 = load<u8>(at)
  if (first < 0x80) {
    width = 1
    return first
  }
  const second: i32 = load<u8>(at + 1) & 63
  if (first < 0xe0) {
    width = 2
    return ((first & 31) << 6) | second
  }
  const third: i32 = load<u8>(at + 2) & 63
  if (first < 0xf0) {
    width = 3
    return ((first & 15) << 12) | (second << 6) | third
  }
  width = 4
  return ((first & 7) << 18) | (second << 12) | (third << 6) | (load<u8>(at + 3) & 63)
}

/** The class of the character that begins at `at`; 0 for one behind the second plane. Sets {@link width}. */
function wideClassAt(at: usize): u32 {
  const character = characterAt(at)
  return character < characters ? <u32>load<u8>(classOfCharacter + character) : 0
}

/** Where a run of characters of some classes ends; 0 where it comes to one behind the second plane. */
function endOfRun(start: usize, to: usize, kinds: u32): usize {
  let at = start
  while (at < to) {
    const kind = wideClassAt(at)
    if (kind == 0) return 0
    if (!(kind & kinds)) break
    at += width
  }
  return at
}

function endOfWideSigns(start: usize, to: usize, takesSlash: bool): usize {
  let at = endOfRun(start, to, signs)
  if (at == 0) return 0
  while (at < to && (classAt(at) & newline || (takesSlash && load<u8>(at) == slash))) at++
  return at
}

function endOfWideSpace(start: usize, to: usize): usize {
  let at = start
  let last = start
  let afterLastNewline: usize = 0
  while (at < to) {
    const kind = wideClassAt(at)
    if (kind == 0) return 0
    if (!(kind & (space | newline))) break
    last = at
    at += width
    if (kind == newline) afterLastNewline = at
  }
  if (at >= to) return 0
  if (afterLastNewline != 0) return afterLastNewline
  return last > start ? last : at
}

function endOfWideNumber(start: usize, to: usize): usize {
  let at = start
  for (let digits = 1; digits < 3 && at < to; digits++) {
    const kind = wideClassAt(at)
    if (kind == 0) return 0
    if (!(kind & number)) break
    at += width
  }
  return at
}

/** The word of o200k_base: letters whose case falls from upper to lower. */
function endOfWideWord(start: usize, to: usize): usize {
  let at = start
  let kind: u32 = 0
  let afterCaseless: usize = 0
  while (at < to) {
    kind = wideClassAt(at)
    if (kind == 0) return 0
    if (!(kind & (upper | caseless | mark))) break
    at += width
    if (kind & (caseless | mark)) afterCaseless = at
  }
  if (at < to && kind & lower) at = endOfRun(at, to, lower | caseless | mark)
  else if (afterCaseless != 0) at = afterCaseless
  return at != 0 && load<u8>(at) == apostrophe && mayContract(at) ? 0 : at
}

/** As {@link endOfPreToken} for all of the first two planes: the same choices as in pre-tokens/. */
function endOfWide(start: usize, to: usize, isO200k: bool): usize {
  if (!isO200k && load<u8>(start) == apostrophe && mayContract(start)) return 0
  const letters: u32 = isO200k ? upper | lower | caseless | mark : upper | lower | caseless
  const opening: u32 = isO200k ? other : signs
  const first = wideClassAt(start)
  if (first == 0) return 0
  const next = start + width
  if (first & letters) return isO200k ? endOfWideWord(start, to) : endOfRun(next, to, letters)
  if (first & number) return endOfWideNumber(next, to)
  if (first & (space | opening) && next < to) {
    const second = wideClassAt(next)
    if (second == 0) return 0
    if (second & letters) return isO200k ? endOfWideWord(next, to) : endOfRun(next, to, letters)
    if (first & opening || (second & opening && load<u8>(start) == blank)) return endOfWideSigns(next, to, isO200k)
  }
  return first & opening ? next : endOfWideSpace(start, to)
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

const part: i32 = 0x110000

// @ts-ignore: a decorator
@inline function pairHash(before: i32, after: i32): u32 {
  return (<u32>before * 0x9e3779b1) ^ (<u32>after * 0x85ebca77)
}

// @ts-ignore: a decorator
@inline function hasBit(filter: i32, bit: u32): bool {
  return ((load<u32>(filter + ((bit >> 5) << 2)) >> (bit & 31)) & 1) != 0
}

/** What may lie across an edge between two characters, 0, 1 or 2; as in character-edges.ts. */
function between(before: i32, after: i32, edge: usize): i32 {
  const lastByte: i32 = load<u8>(edge - 1)
  const firstByte: i32 = load<u8>(edge)
  if (load<u8>(edgeIsCut + ((lastByte << 8) | firstByte)) != 0) {
    const isCut =
      hasBit(edgeCuts, pairHash(part + lastByte, after) >> 16) ||
      hasBit(edgeCuts, pairHash(before, part + firstByte) >> 16) ||
      hasBit(edgeCuts, pairHash(part + lastByte, part + firstByte) >> 16) ||
      hasBit(edgeCuts, pairHash(before, after) >> 16)
    if (isCut) return 2
  }
  if (before < 0x3000 && after < 0x3000) return 1
  return hasBit(edgePairs, pairHash(before, after) >> 12) ? 1 : 0
}

/** The tokens of a piece, segment by segment as in segment-counter.ts, or 0 where one is not known. */
function countOfSegments(start: usize, end: usize): u32 {
  let total: u32 = 0
  for (let from = start; from < end; ) {
    const first = characterAt(from)
    let character = first
    let isOne = true
    let at = from + width
    while (at < end) {
      const next = characterAt(at)
      const step = width
      if (between(character, next, at) == 0) break
      character = next
      isOne = false
      at += step
    }
    const size = at - from
    const count = isOne ? <u32>load<u8>(characterCounts + first) : size <= shortBytes ? countOf(from, size) : 0
    if (count == 0) return 0
    total += count
    from = at
  }
  return total
}

/** How many bytes more than code units there are between two places: of each character of two or three bytes one is a unit, of four two. */
function bytesMore(start: usize, end: usize): u32 {
  let count: u64 = 0
  for (let at = start; at < end; at += 8) {
    let word = load<u64>(at)
    if (end - at < 8) word &= (<u64>1 << ((end - at) << 3)) - 1
    const isInside = (word >> 7) & ~(word >> 6) & 0x0101010101010101
    const isLong = (word >> 7) & (word >> 6) & (word >> 5) & (word >> 4) & 0x0101010101010101
    count += popcnt(isInside) - popcnt(isLong)
  }
  return <u32>count
}

// @ts-ignore: a decorator
@inline function scan(from: i32, to: i32, unit: u32, total: u32, piece: i32, isO200k: bool): i32 {
  let tokens = total
  let index = piece
  let shift = unit - <u32>from
  let at: usize = from
  while (true) {
    let end = endOfPreToken(at, to, isO200k)
    const isWide = end == 0
    if (isWide) {
      end = endOfWide(at, to, isO200k)
      if (end == 0) break
    }
    if (end >= <usize>to) break
    const size = end - at
    if (size <= 2) tokens += 1 + (load<u8>(pairs + load<u16>(at)) & (<u32>size - 1))
    else {
      let count = size <= shortBytes ? countOf(at, size) : 0
      if (count == 0 && load<u8>(end - 1) >= 0x80) count = countOfSegments(at, end)
      if (count == 0) break
      tokens += count
    }
    if (isWide) shift -= bytesMore(at, end)
    store<u32>(ends + (index << 2), <u32>end + shift)
    store<u32>(totals + (index << 2), tokens)
    index++
    at = end
  }
  store<i32>(reached, <i32>at)
  return index
}

/**
 * Lists the pieces of the text from byte address `from` on, before the one that ends at `to` or is not known, and stores where
 * that begins at {@link reached}.
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
