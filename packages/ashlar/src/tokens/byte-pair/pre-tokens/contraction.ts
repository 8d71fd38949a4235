const apostrophe = 0x27

/**
 * Where an English contraction ends (`'s 't 'm 'd 're 've 'll`, in any case) whose apostrophe stands at `at`;
 * `at` when there is none. A long s counts as an s, as it does in the reference's case-insensitive match.
 */
export function endOfContraction(bytes: Uint8Array, at: number, length: number): number {
  if (at + 1 >= length || bytes[at] !== apostrophe) return at
  const first = bytes[at + 1]!
  if (first === 0xc5 && bytes[at + 2] === 0xbf) return at + 3
  return endOfLetters(at, lowerCase(first), at + 2 < length ? lowerCase(bytes[at + 2]!) : 0)
}

/** Like {@link endOfContraction}, for lower case alone. */
export function endOfLowerContraction(bytes: Uint8Array, at: number, length: number): number {
  if (at + 1 >= length || bytes[at] !== apostrophe) return at
  return endOfLetters(at, bytes[at + 1]!, at + 2 < length ? bytes[at + 2]! : 0)
}

function endOfLetters(at: number, first: number, second: number): number {
  switch (first) {
    case 0x73: // s
    case 0x74: // t
    case 0x6d: // m
    case 0x64: // d
      return at + 2
    case 0x72: // r
    case 0x76: // v
      return second === 0x65 ? at + 3 : at
    case 0x6c: // l
      return second === 0x6c ? at + 3 : at
    default:
      return at
  }
}

/** Lower case for the letters of ASCII; other bytes become no letter of a contraction. */
function lowerCase(byte: number): number {
  return byte < 0x80 ? byte | 0x20 : 0
}
