import { decodeAttribute } from './decode-entities.js'
import { behindName, behindValue } from './scan-attributes.js'
import { isSpace } from './solid.js'

/**
 * The attributes of a start tag, names in lower case, values decoded; of two of the same name the first.
 *
 * @param only the one name that is asked about, in lower case: others are passed over
 */
export function readAttributes(tag: string, only?: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (let at = behindTagName(tag); at < tag.length; ) {
    if (!beginsName(tag.charCodeAt(at))) {
      at++
      continue
    }
    const end = behindName(tag, at)
    let nameEnd = end
    while (isSpace(tag.charCodeAt(nameEnd - 1))) nameEnd--
    const nameStart = at
    const hasValue = tag.charCodeAt(end) === equals
    const valueEnd = hasValue ? behindValue(tag, end + 1) : end
    at = valueEnd === -1 ? tag.length : valueEnd
    if (only !== undefined && nameEnd - nameStart !== only.length) continue
    const name = tag.slice(nameStart, nameEnd).toLowerCase()
    if (only !== undefined && name !== only) continue
    if (!attributes.has(name))
      attributes.set(name, hasValue ? decodeAttribute(bareValue(tag.slice(end + 1, at))) : '')
  }
  return attributes
}

function behindTagName(tag: string): number {
  let at = 1
  while (at < tag.length && beginsName(tag.charCodeAt(at))) at++
  return at
}

/** A value without the white space before it and its quotes. */
function bareValue(written: string): string {
  const value = written.trimStart()
  const quote = value[0]
  return quote === '"' || quote === "'" ? value.slice(1, -1) : value
}

function beginsName(code: number): boolean {
  return code !== slash && code !== close && !isSpace(code)
}

const equals = 0x3d
const slash = 0x2f
const close = 0x3e
