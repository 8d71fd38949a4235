// Where the pre-tokens end in a block of ASCII, all of them at once: for each kind of character a number has one bit for each byte, and
// arithmetic on those numbers gives the ends. There are no branches by character, which a processor could not foretell. (The way
// of simdjson: Langdale and Lemire, Parsing gigabytes of JSON per second, 2019.)

import { contraction } from './pre-tokens'

/** The bytes of a block. */
const blockBytes: usize = 64

/** A bit for each lane of four vectors: whether its highest bit is set. */
// @ts-ignore: a decorator
@inline function bitsOf(first: v128, second: v128, third: v128, fourth: v128): u64 {
  const low = <u32>i8x16.bitmask(first) | (<u32>i8x16.bitmask(second) << 16)
  const high = <u32>i8x16.bitmask(third) | (<u32>i8x16.bitmask(fourth) << 16)
  return <u64>low | (<u64>high << 32)
}

// @ts-ignore: a decorator
@inline function within(bytes: v128, first: i8, count: i8): v128 {
  return i8x16.lt_u(i8x16.sub(bytes, i8x16.splat(first)), i8x16.splat(count))
}

// @ts-ignore: a decorator
@inline function isLetter(bytes: v128): v128 {
  return within(v128.or(bytes, i8x16.splat(0x20)), 0x61, 26)
}

// @ts-ignore: a decorator
@inline function isCapital(bytes: v128): v128 {
  return within(bytes, 0x41, 26)
}

// @ts-ignore: a decorator
@inline function isDigit(bytes: v128): v128 {
  return within(bytes, 0x30, 10)
}

/** Of the characters from tab to carriage return, which are all white space. */
// @ts-ignore: a decorator
@inline function isControlSpace(bytes: v128): v128 {
  return within(bytes, 0x09, 5)
}

// @ts-ignore: a decorator
@inline function is(bytes: v128, byte: i8): v128 {
  return i8x16.eq(bytes, i8x16.splat(byte))
}

// @ts-ignore: a decorator
@inline function isNewline(bytes: v128): v128 {
  return v128.or(is(bytes, 0x0a), is(bytes, 0x0d))
}

/** The bits before a number. */
// @ts-ignore: a decorator
@inline function before(bit: u64): u64 {
  return ((<u64>1) << bit) - 1
}

/** The ends inside of runs of digits: there are three at most in a pre-token. */
// @ts-ignore: a decorator
@inline function endsInDigits(digits: u64): u64 {
  let ends: u64 = 0
  let group = digits & ~(digits << 1)
  do {
    group = (group << 3) & digits & (digits << 1) & (digits << 2)
    ends |= group
  } while (group != 0)
  return ends
}

/** The ends inside of white space, behind the last newline of each run: not behind one before spaces that another newline follows. */
// @ts-ignore: a decorator
@inline function endsBehindNewlines(newlines: u64, spaces: u64): u64 {
  let ends = (newlines << 1) & spaces
  let again = (spaces + ends) & ~spaces & newlines
  while (again != 0) {
    ends ^= <u64>1 << (63 - clz(ends & before(ctz(again))))
    again &= again - 1
  }
  return ends
}

/**
 * The ends as the contractions of a block change them: in o200k_base one belongs to the word before it, in cl100k_base it stands alone.
 *
 * @param quotes the apostrophes that may begin one
 */
// @ts-ignore: a decorator
@inline function withContractions(start: usize, ends: u64, quotes: u64, isO200k: bool): u64 {
  let next: u64 = 0
  while (quotes != 0) {
    const at = ctz(quotes)
    quotes &= quotes - 1
    if (isO200k && at == next) continue // behind another contraction it begins a word
    const length = contraction(start + <usize>at)
    if (length <= 0) continue
    next = at + <u64>length
    if (isO200k) ends &= ~((length > 2 ? <u64>5 : <u64>1) << at)
    if (next < 64) ends |= <u64>1 << next
  }
  return ends
}

/**
 * The ends of the pre-tokens in a block that the first of them begins: a bit for each byte that an end stands before. Those of which
 * what follows the block may decide are left out, and all behind a character beyond ASCII.
 *
 * @param size how many bytes there are at most
 */
export function endsInBlock(start: usize, size: usize, isO200k: bool): u64 {
  const a = v128.load(start)
  const b = v128.load(start, 16)
  const c = v128.load(start, 32)
  const d = v128.load(start, 48)
  const wide = bitsOf(a, b, c, d)
  let known: u64 = size < blockBytes ? size : blockBytes
  if (wide != 0 && ctz(wide) < known) known = ctz(wide)
  if (known < 2) return 0
  const all = <u64>-1 >> (64 - known)

  const letters = all & bitsOf(isLetter(a), isLetter(b), isLetter(c), isLetter(d))
  const digits = all & bitsOf(isDigit(a), isDigit(b), isDigit(c), isDigit(d))
  const blanks = all & bitsOf(is(a, 0x20), is(b, 0x20), is(c, 0x20), is(d, 0x20))
  const newlines = all & bitsOf(isNewline(a), isNewline(b), isNewline(c), isNewline(d))
  const controls = all & bitsOf(isControlSpace(a), isControlSpace(b), isControlSpace(c), isControlSpace(d))
  const spaces = blanks | (controls & ~newlines)
  const others = all & ~(letters | digits | spaces | newlines)

  // Newlines behind signs belong to them, in o200k_base slashes behind those too.
  let closing = newlines
  if (isO200k) closing |= all & bitsOf(is(a, 0x2f), is(b, 0x2f), is(c, 0x2f), is(d, 0x2f))
  const firstClosing = (others << 1) & newlines
  const closed = (closing & ~(closing + firstClosing)) | firstClosing
  const signs = others & ~closed
  const signed = others | closed
  const ownNewlines = newlines & ~closed
  const white = spaces | ownNewlines

  // A single sign before letters belongs to them, unless a space is before it, which it belongs to.
  const firstSigns = signs & ~(signs << 1) & ~(blanks << 1)
  const leading = firstSigns & (letters >> 1)

  let ends = letters & ~(letters << 1) & ~((spaces | leading) << 1)
  ends |= (letters << 1) & ~letters
  ends |= digits ^ (digits << 1)
  ends |= firstSigns
  ends |= (signed << 1) & ~signed & ~(leading << 1)
  // The last space before something else belongs to it, or stands alone.
  ends |= spaces & ~((spaces | newlines) >> 1)
  if (isO200k) {
    const capitals = all & bitsOf(isCapital(a), isCapital(b), isCapital(c), isCapital(d))
    ends |= capitals & ((letters & ~capitals) << 1)
  }

  ends |= endsInDigits(digits) | endsBehindNewlines(ownNewlines, spaces)

  const quotes = all & bitsOf(is(a, 0x27), is(b, 0x27), is(c, 0x27), is(d, 0x27))
  ends = withContractions(start, ends, quotes & (letters >> 1) & (isO200k ? letters << 1 : leading), isO200k)

  // What white space or an apostrophe at the end of the block means, the next byte decides.
  if (isO200k) ends &= ~(quotes & (<u64>1 << (known - 1)))
  if ((white >> (known - 1)) & 1) {
    const content = all & ~white
    ends &= content == 0 ? 0 : (before(64 - clz(content)) << 1) | 1
  }
  return ends & all & ~1
}
