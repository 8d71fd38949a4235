import { isSpace } from './solid.js'

/** The end of a run that is copied as it is: an ampersand, or white space that is more than one space. */
export function runEnd(text: string, from: number, end: number): number {
  for (let at = from; at < end; at++) {
    const code = text.charCodeAt(at)
    if (code > ampersand) continue
    if (code === ampersand) return at
    if (code > 0x20 || !isSpace(code)) continue
    if (code !== 0x20 || at + 1 === end || isSpace(text.charCodeAt(at + 1))) return at
  }
  return end
}

const ampersand = 0x26
