/** A text begins as an object with a key, or as an array of values: not as a link or a note of Markdown. */
const opening =
  /^\ufeff?(?:\s|\/\/[^\n]*\n|\/\*[^*]{0,2000}\*\/)*(?:\{\s*(?:\/[/*]|\}|"(?:[^"\\\n]|\\.){0,500}"\s*:)|\[\s*(?:\{|\[\s*[[{"\d\]-]|\]\s*$|"(?:[^"\\\n]|\\.){0,2000}"\s*[,\]](?!\()|-?\d[\d.eE+-]*\s*,\s*[-\d]|(?:true|false|null)\s*,))/

/** Whether a text begins like JSON. */
export function looksLikeJson(head: string): boolean {
  return opening.test(head)
}

/** How many lines are read. */
const mostLines = 5

/**
 * Whether each of the first lines, two at the least, is an object or array of its own.
 *
 * @param isWhole whether the head is all of the text, so that its last line is whole too
 */
export function looksLikeJsonLines(head: string, isWhole: boolean): boolean {
  const lines = head.replace(/^\ufeff/, '').split(/\r\n?|\n/)
  if (!isWhole) lines.pop()
  const records = lines.filter((line) => line.trim() !== '').slice(0, mostLines)
  return records.length >= 2 && records.every(isRecord)
}

function isRecord(line: string): boolean {
  if (!/^\s*[{[]/.test(line)) return false
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
  }
}
