import { isLineEnd } from '../boundaries/line-end.js'
import { skipWhiteSpace } from '../unicode/white-space.js'
import type { PackingTask } from './task.js'

/**
 * Where the content behind `from` begins: behind white space when chunks are trimmed, but where indentation has a meaning
 * at the beginning of the line. At least `end` when there is none before it.
 */
export function contentStart(
  { text, trim, keepsIndentation }: PackingTask,
  from: number,
  end: number,
): number {
  if (!trim) return from
  const content = skipWhiteSpace(text, from, end)
  if (!keepsIndentation || content >= end) return content
  let start = content
  while (start > from && isIndentation(text.charCodeAt(start - 1))) start--
  return start === 0 || isLineEnd(text.charCodeAt(start - 1)) ? start : content
}

function isIndentation(unit: number): boolean {
  return unit === 0x20 || unit === 0x09
}
