// The counts of what is known already.

import { characterAt, width } from './character'
import {
  characterCounts,
  characterPairs,
  edgeCuts,
  edgeIsCut,
  edgePairs,
  longCounts,
  longEntries,
  longPool,
  pairEntries,
  places,
  shortCounts,
  shortEntries,
  unknownEnd,
  unknownStart,
} from './memory'

/** Pieces up to so many bytes are in the table. */
export const shortBytes: usize = 12

/** The bits of the first bytes of a word, of seven at most. */
// @ts-ignore: a decorator
@inline export function headBits(bytes: usize): u64 {
  return (<u64>1 << (<u64>bytes << 3)) - 1
}

/** The count of a short piece that is in the table, or 0; the same search as in short-counts.ts. */
// @ts-ignore: a decorator
@inline export function countOf(at: usize, size: usize): u32 {
  const firstTwo = load<u64>(at) & (size < 8 ? headBits(size) : -1)
  const third = size > 8 ? load<u32>(at + 8) & (<u32>0xffffffff >> ((12 - <u32>size) << 3)) : 0
  let hash = (<u32>firstTwo * 0x9e3779b1) ^ (<u32>(firstTwo >> 32) * 0x85ebca77) ^ (third * 0xc2b2ae3d)
  hash ^= hash >> 15
  const place: usize = shortCounts + (((hash ^ (hash >> 7)) & (shortEntries - 1)) << 4)
  const found = load<u32>(place, 12)
  if (load<u64>(place) == firstTwo && ((load<u32>(place, 8) ^ third) | ((found >> 24) ^ <u32>size)) == 0)
    return found & 0xffffff
  return found == 0 ? 0 : countFurther(place, firstTwo, third, <u32>size)
}

/** The same at the other places. */
function countFurther(home: usize, firstTwo: u64, third: u32, size: u32): u32 {
  let place = home
  for (let turn = 1; turn < places; turn++) {
    place += 16
    const found = load<u32>(place, 12)
    if (load<u64>(place) == firstTwo && load<u32>(place, 8) == third && found >> 24 == size) return found & 0xffffff
    if (found == 0) return 0
  }
  return 0
}

/** The same hash as in byte-hash.ts. */
// @ts-ignore: a decorator
@inline function longHash(start: usize, size: usize): u32 {
  const end = start + size
  let hash = <u32>size
  let at = start
  for (; at + 4 <= end; at += 4) {
    hash = (hash ^ load<u32>(at)) * 0x9e3779b1
    hash ^= hash >> 15
  }
  hash = (hash ^ (load<u32>(at) & <u32>headBits(end - at))) * 0x85ebca77
  return hash ^ (hash >> 13)
}

/** Whether two places have the same bytes, eight at a time. */
// @ts-ignore: a decorator
@inline function isSame(one: usize, other: usize, size: usize): bool {
  let at: usize = 0
  for (; at + 8 <= size; at += 8) if (load<u64>(one + at) != load<u64>(other + at)) return false
  return ((load<u64>(one + at) ^ load<u64>(other + at)) & headBits(size - at)) == 0
}

/** Whether the bytes before `end` are a character of Chinese or Japanese: such pieces are not remembered. */
// @ts-ignore: a decorator
@inline export function isUnspaced(end: usize): bool {
  return <u32>load<u8>(end - 3) - 0xe3 <= 6
}

/** The count of a longer piece or segment that is remembered, or 0; the same search as in long-counts.ts. */
export function longCountOf(at: usize, size: usize): u32 {
  const hash = longHash(at, size)
  let entry = hash & (longEntries - 1)
  while (true) {
    const place: usize = longCounts + entry * 12
    const found = load<u32>(place, 8)
    if (found == 0) return 0
    if (load<u32>(place) == hash && found >> 16 == <u32>size && isSame(longPool + load<u32>(place, 4), at, size))
      return found & 0xffff
    entry = (entry + 1) & (longEntries - 1)
  }
}

/** Of longer pieces no single segment is asked for: each is looked for anew from the beginning. */
const longestDivided: usize = 256

const part: i32 = 0x110000

/** Of two characters below this no pair is listed. */
const firstListed: i32 = 0x3000

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
  if (before < firstListed && after < firstListed) return 1
  return hasBit(edgePairs, pairHash(before, after) >> 12) ? 1 : 0
}

/** Whether two characters are a token. */
function isPair(first: i32, second: i32): bool {
  let entry = pairHash(first, second) >> 18
  while (true) {
    const place = characterPairs + (entry << 3)
    const found = load<i32>(place)
    if (found == first && load<i32>(place, 4) == second) return true
    if (found == 0) return false
    entry = (entry + 1) & (pairEntries - 1)
  }
}

/** The tokens of two characters that no other token can join than one of both, or 0 where that is not known. */
// @ts-ignore: a decorator
@inline function countOfTwo(first: i32, second: i32): u32 {
  if (first < firstListed && second < firstListed) return 0
  if (isPair(first, second)) return 1
  const one: u32 = load<u8>(characterCounts + first)
  const other: u32 = load<u8>(characterCounts + second)
  return one != 0 && other != 0 ? one + other : 0
}

/** The tokens of a piece, segment by segment as in segment-counter.ts, or 0 where one is not known. */
export function countOfSegments(start: usize, end: usize): u32 {
  let total: u32 = 0
  for (let from = start; from < end; ) {
    const first = characterAt(from)
    let character = first
    let joints = 0
    let at = from + width
    while (at < end) {
      const next = characterAt(at)
      const step = width
      const joint = between(character, next, at)
      if (joint == 0) break
      joints += joint
      character = next
      at += step
    }
    let count: u32 = 0
    if (joints == 0) count = load<u8>(characterCounts + first)
    else if (joints == 1) count = countOfTwo(first, character)
    const size = at - from
    if (count == 0 && joints > 0) count = size <= shortBytes ? countOf(from, size) : longCountOf(from, size)
    if (count == 0) {
      if (end - start <= longestDivided) {
        store<i32>(unknownStart, <i32>from)
        store<i32>(unknownEnd, <i32>at)
      }
      return 0
    }
    total += count
    from = at
  }
  return total
}
