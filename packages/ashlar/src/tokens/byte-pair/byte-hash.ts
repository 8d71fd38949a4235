/** The bits of a little-endian word that belong to its first 0, 1, 2 or 3 bytes. */
const headBits = new Int32Array([0, 0xff, 0xffff, 0xffffff])

/** The first bytes of a word, from 0 to 3 of them; the rest is zero. */
export function partialWord(view: DataView, at: number, count: number): number {
  return view.getInt32(at, true) & headBits[count]!
}

/** A hash of some bytes in 32 bits. Reads up to three bytes behind them. */
export function hashBytes(view: DataView, start: number, end: number): number {
  let hash = end - start
  let at = start
  for (; at + 4 <= end; at += 4) {
    hash = Math.imul(hash ^ view.getInt32(at, true), 0x9e3779b1)
    hash ^= hash >>> 15
  }
  hash = Math.imul(hash ^ partialWord(view, at, end - at), 0x85ebca77)
  return hash ^ (hash >>> 13)
}

/** True when `pool` holds at `from` the bytes `[start, end)` of another buffer. */
export function sameBytes(
  pool: Uint8Array,
  from: number,
  bytes: Uint8Array,
  start: number,
  end: number,
): boolean {
  for (let at = start; at < end; at++, from++) if (pool[from] !== bytes[at]) return false
  return true
}
