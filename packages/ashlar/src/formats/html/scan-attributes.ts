import { isSpace } from './solid.js'

/**
 * Where a start tag ends, by the rules of HTML for attributes: names may hold anything but white space, `=`, `/` and `>`;
 * values are between quotes, or end at white space or `>`. Gives -1 for a tag that the text ends in.
 *
 * @param from behind the name
 * @param wanted `is empty`: only where a slash closes the tag, else -2
 */
export function scanAttributes(text: string, from: number, wanted?: 'is empty'): number {
  let isEmpty = false
  for (let at = from; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (code === close) return wanted === undefined || isEmpty ? at + 1 : -2
    if (code === slash || isSpace(code)) {
      isEmpty = code === slash || isEmpty
      at++
      continue
    }
    isEmpty = false
    at = behindName(text, at)
    if (text.charCodeAt(at) !== equals) continue
    at = behindValue(text, at + 1)
    if (at === -1) return -1
  }
  return -1
}

/** Behind a name and the white space that follows it, where an equals sign may be. */
export function behindName(text: string, start: number): number {
  let at = start + 1
  while (at < text.length && !endsName(text.charCodeAt(at))) at++
  const end = at
  while (isSpace(text.charCodeAt(at))) at++
  return text.charCodeAt(at) === equals ? at : end
}

/** Behind a value; -1 for one that the text ends in. */
export function behindValue(text: string, start: number): number {
  let at = start
  while (isSpace(text.charCodeAt(at))) at++
  const code = text.charCodeAt(at)
  if (code === doubleQuote || code === singleQuote) {
    const end = text.indexOf(code === doubleQuote ? '"' : "'", at + 1)
    return end === -1 ? -1 : end + 1
  }
  while (at < text.length && !isSpace(text.charCodeAt(at)) && text.charCodeAt(at) !== close) at++
  return at
}

function endsName(code: number): boolean {
  return code === equals || code === close || code === slash || isSpace(code)
}

const close = 0x3e
const slash = 0x2f
const equals = 0x3d
const doubleQuote = 0x22
const singleQuote = 0x27
