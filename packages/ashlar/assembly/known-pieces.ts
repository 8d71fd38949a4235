// The fast way through text for the encodings o200k_base and cl100k_base: finds its pre-tokens and looks up their counts in the
// tables of src/tokens/byte-pair, which lie in this module's memory. It stops before whatever it does not know, and the
// code in TypeScript, which knows all, does that piece. AssemblyScript; `npm run compile:assembly` makes the code that is shipped.

import { countOf, countOfSegments, longCountOf, shortBytes } from './counts'
import { ends, pairs, reached, totals } from './memory'
import { endOfPreToken, endOfWide } from './pre-tokens'

export {
  mostUnits,
  reached,
  classOfByte,
  classOfCharacter,
  pairs,
  characterCounts,
  edgePairs,
  edgeIsCut,
  edgeCuts,
  shortCounts,
  longCounts,
  longPool,
  text,
  ends,
  totals,
} from './memory'

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
  while (at < <usize>to) {
    let end = endOfPreToken(at, to, isO200k)
    const isWide = end == 0
    if (isWide) {
      end = endOfWide(at, to, isO200k)
      if (end == 0) break
    }
    if (end > <usize>to) break
    const size = end - at
    if (size <= 2) tokens += 1 + (load<u8>(pairs + load<u16>(at)) & (<u32>size - 1))
    else {
      let count = size <= shortBytes ? countOf(at, size) : longCountOf(at, size)
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
 * Lists the pieces of the text from byte address `from` up to `to`, or up to one that is not known, and stores where
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
