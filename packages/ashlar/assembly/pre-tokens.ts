// The pre-tokens of o200k_base and cl100k_base, by the same choices as in src/tokens/byte-pair/pre-tokens.

import { characterAt, width } from './character'
import { characters, classOfByte, classOfCharacter } from './memory'

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

const apostrophe: u32 = 0x27
const slash: u32 = 0x2f
const blank: u32 = 0x20
/** A bit for the number in the alphabet of each letter that is a contraction, and that begins one. */
const wholeContractions: u32 = (1 << 19) | (1 << 20) | (1 << 13) | (1 << 4)
const longContractions: u32 = (1 << 18) | (1 << 22) | (1 << 12)

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

/**
 * How many bytes the contraction has that an apostrophe begins, `'s 't 'm 'd 're 've 'll`: 0 for none, less where a character
 * beyond ASCII follows, which may be a long s.
 */
export function contraction(apostropheAt: usize): i32 {
  const next: u32 = load<u8>(apostropheAt + 1)
  if (next >= 0x80) return -1
  const bit = next > 0x40 ? <u32>1 << (next & 31) : 0
  if (bit & wholeContractions) return 2
  if (!(bit & longContractions)) return 0
  const second: u32 = load<u8>(apostropheAt + 2) | 0x20
  return second == ((next & 31) == 12 ? 0x6c : 0x65) ? 3 : 0
}

/** The place behind a contraction at `at`, or `at`; 0 where that is not known. */
// @ts-ignore: a decorator
@inline function behindContraction(at: usize): usize {
  if (load<u8>(at) != apostrophe) return at
  const length = contraction(at)
  return length < 0 ? 0 : at + length
}

/** Where the pre-token ends; 0 for one that is not ASCII alone, or of a kind that is rare. */
// @ts-ignore: a decorator
@inline export function endOfPreToken(start: usize, to: usize, isO200k: bool): usize {
  const first = classAt(start)
  let at = start
  let kind = first
  if (kind & (space | other)) {
    if (!isO200k && load<u8>(at) == apostrophe) {
      const end = behindContraction(at)
      if (end != at) return end
    }
    kind = classAt(++at)
  }
  if (kind & (upper | lower)) {
    if (isO200k) {
      while (kind & upper) kind = classAt(++at)
      at = endOfLetters(at, 0)
      return load<u8>(at) < 0x80 ? behindContraction(at) : 0
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
  return at != 0 ? behindContraction(at) : 0
}

/** As {@link endOfPreToken} for all of the first two planes: the same choices as in pre-tokens/. */
export function endOfWide(start: usize, to: usize, isO200k: bool): usize {
  if (!isO200k && load<u8>(start) == apostrophe && contraction(start) != 0) return 0
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
