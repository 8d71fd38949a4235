const key = /^\s*(?:- +)*(?:"[^"\n]{1,100}"|'[^'\n]{1,100}'|[\w.$/@*-][\w .$/@*-]{0,60}):(?:\s|$)/
const element = /^\s*-(?:\s|$)/
const mark = /^(?:---(?:\s|$)|\.\.\.\s*$|%YAML )/
const opensBlock = /:\s*(?:[|>][-+\d]*)?\s*(?:#.*)?$/

/** Fewer keys may as well be a few lines of prose. */
const fewestKeys = 3

/**
 * Whether a text is YAML: every line is a key, an element, a comment or goes on with one, and something is nested below a
 * key. Lines such as `Name: value` alone may be the head of a letter, which goes on in lines
 * that are indented by one space; front matter is followed by prose.
 *
 * @param isWhole whether the head is all of the text, so that its last line is whole too
 */
export function looksLikeYaml(head: string, isWhole: boolean): boolean {
  const lines = head.replace(/^\ufeff/, '').split(/\r?\n/)
  if (!isWhole) lines.pop()
  let keys = 0
  let isNested = false
  let previous = ''
  for (const line of lines) {
    if (line.trim() === '' || /^\s*#(?:[^#]|$)/.test(line)) continue
    const isKey = key.test(line)
    const goesOn = /^ {2}/.test(line) && previous !== ''
    if (!isKey && !element.test(line) && !mark.test(line) && !goesOn) return false
    if (isKey) keys++
    if (opensBlock.test(previous) && key.test(previous) && (goesOn || element.test(line))) isNested = true
    previous = line
  }
  return keys >= fewestKeys && isNested
}
