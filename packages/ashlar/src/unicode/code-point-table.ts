/**
 * A class for each code point, in two levels: a block of 256 for `codePoint >> 8`, and its place there.
 * Blocks without any class share the first.
 */
export interface CodePointTable {
  readonly blocks: Uint16Array
  readonly classes: Uint8Array
}

/** The class of a code point, 0 to 0x10FFFF. */
export function classOf(table: CodePointTable, codePoint: number): number {
  return table.classes[(table.blocks[codePoint >> 8]! << 8) | (codePoint & 255)]!
}

const blockCount = 0x1100

/**
 * Unpacks the runs that scripts/make-unicode-tables.mjs writes. The members of the n-th string get class n + 1,
 * all other code points class 0.
 */
export function codePointTable(encoded: readonly string[]): CodePointTable {
  const blocks = new Uint16Array(blockCount)
  const filled: Uint8Array[] = [new Uint8Array(256)]
  encoded.forEach((runs, index) => {
    fill(blocks, filled, runs, index + 1)
  })
  const classes = new Uint8Array(filled.length * 256)
  filled.forEach((block, index) => {
    classes.set(block, index * 256)
  })
  return { blocks, classes }
}

/** Each run is two numbers: how many code points are left out, how many follow that have the class. */
function fill(blocks: Uint16Array, filled: Uint8Array[], runs: string, value: number): void {
  let codePoint = 0
  let number = 0
  let shift = 0
  let leftOut = true
  for (let at = 0; at < runs.length; at++) {
    const digit = runs.charCodeAt(at) - 63
    number |= (digit & 31) << shift
    shift += 5
    if (digit > 31) continue
    const end = codePoint + number
    if (leftOut) codePoint = end
    while (codePoint < end) {
      const block = codePoint >> 8
      const blockStart = block << 8
      if (blocks[block] === 0) blocks[block] = filled.push(new Uint8Array(256)) - 1
      filled[blocks[block]!]!.fill(value, codePoint - blockStart, end - blockStart)
      codePoint = Math.min(end, blockStart + 256)
    }
    leftOut = !leftOut
    number = 0
    shift = 0
  }
}
