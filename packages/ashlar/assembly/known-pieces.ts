// The fast way through text for the encodings o200k_base and cl100k_base: finds its pre-tokens and looks up their counts in the
// tables of src/tokens/byte-pair, which lie in this module's memory. It stops before whatever it does not know, and the
// code in TypeScript, which knows all, does that piece. AssemblyScript; `npm run compile:assembly` makes the code that is shipped.

import { endsInBlock } from './block'
import { countOf, countOfSegments, headBits, isUnspaced, longCountOf, shortBytes } from './counts'
import { ends, reached, totals, unknownEnd } from './memory'
import { endOfPreToken, endOfWide } from './pre-tokens'

export {
  mostUnits,
  reached,
  unknownStart,
  unknownEnd,
  classOfByte,
  classOfCharacter,
  characterCounts,
  characterPairs,
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
    if (end - at < 8) word &= headBits(end - at)
    const isInside = (word >> 7) & ~(word >> 6) & 0x0101010101010101
    const isLong = (word >> 7) & (word >> 6) & (word >> 5) & (word >> 4) & 0x0101010101010101
    count += popcnt(isInside) - popcnt(isLong)
  }
  return <u32>count
}

/** The tokens of a piece, or 0 where they are not known. */
// @ts-ignore: a decorator
@inline function knownCount(at: usize, end: usize): u32 {
  const size = end - at
  const count = size <= shortBytes ? countOf(at, size) : isUnspaced(end) ? 0 : longCountOf(at, size)
  return count == 0 && load<u8>(end - 1) >= 0x80 ? countOfSegments(at, end) : count
}

/** Whether so many of the next bytes are ASCII that a look at a block of them pays. */
// @ts-ignore: a decorator
@inline function isPlain(at: usize): bool {
  const bytes = load<u64>(at) | load<u64>(at, 8) | load<u64>(at, 16) | load<u64>(at, 24)
  return (bytes & 0x8080808080808080) == 0
}

// @ts-ignore: a decorator
@inline function scan(from: i32, to: i32, unit: u32, total: u32, piece: i32, isO200k: bool): i32 {
  let tokens = total
  let index = piece
  let shift = unit - <u32>from
  let at: usize = from
  store<i32>(unknownEnd, 0)
  while (at < <usize>to) {
    let block = at
    let inBlock = isPlain(at) ? endsInBlock(at, <usize>to - at, isO200k) : 0
    if (inBlock == 0) {
      // One piece, whose end is then all that is in the block.
      inBlock = 1
      block = endOfPreToken(at, to, isO200k)
      if (block == 0) {
        block = endOfWide(at, to, isO200k)
        shift -= bytesMore(at, block)
      }
      if (block == 0 || block > <usize>to) break
    }
    do {
      const end = block + <usize>ctz(inBlock)
      const count = knownCount(at, end)
      if (count == 0) break
      tokens += count
      store<u32>(ends + (index << 2), <u32>end + shift)
      store<u32>(totals + (index << 2), tokens)
      index++
      at = end
      inBlock &= inBlock - 1
    } while (inBlock != 0)
    if (inBlock != 0) break
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
