// The counts of what is known already.

import { characterAt, width } from './character'
import { characterCounts, edgeCuts, edgeIsCut, edgePairs, places, shortCounts, shortEntries } from './memory'

/** Pieces up to so many bytes are in the table. */
export const shortBytes: usize = 12

/** The count of a short piece that is in the table, or 0; the same search as in short-counts.ts. */
// @ts-ignore: a decorator
@inline export function countOf(at: usize, size: usize): u32 {
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
export function countOfSegments(start: usize, end: usize): u32 {
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
