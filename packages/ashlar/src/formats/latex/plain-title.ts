/** Commands whose arguments are no part of a title. */
const silent = new Set([
  'label',
  'index',
  'footnote',
  'thanks',
  'protect',
  'vspace',
  'hspace',
  'cite',
  'footnotemark',
])

/** The plain text of a heading: without commands, braces and dollar signs; of `\texorpdfstring` the plain version. */
export function plainTitle(source: string): string {
  let plain = ''
  for (let at = 0; at < source.length; ) {
    const character = source[at]!
    if (character === '\\') {
      const name = /^[A-Za-z]+/.exec(source.slice(at + 1, at + 40))?.[0] ?? ''
      at += 1 + name.length
      if (name === '') {
        plain += /[%&$#_{}]/.test(source[at] ?? '') ? source[at] : ' '
        at++
      } else if (silent.has(name)) at = afterArguments(source, at)
      else if (name === 'texorpdfstring') at = afterGroup(source, at)
    } else {
      if (character === '~') plain += ' '
      else if (!'{}$'.includes(character)) plain += character
      at++
    }
  }
  return plain.replace(/\s+/g, ' ').trim()
}

function afterArguments(source: string, from: number): number {
  let at = from
  while (source[at] === '{' || source[at] === '[') {
    const after = source[at] === '{' ? afterGroup(source, at) : source.indexOf(']', at) + 1
    if (after <= at) return at
    at = after
  }
  return at
}

/** Behind the group in braces that begins at `from`; `from` when there is none. */
export function afterGroup(source: string, from: number, limit = source.length): number {
  if (source[from] !== '{') return from
  let depth = 0
  for (let at = from; at < Math.min(source.length, limit); at++) {
    const character = source[at]
    if (character === '\\') at++
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
  }
  return from
}
