import type { Tail } from './tail.js'

/** Days, months and zones that follow a time of day. */
const companion =
  /^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|(?:Eastern|Central|Pacific|Mountain|Greenwich)\b|[A-Z]{2,4}\b|[A-Z]\.)/
const lastEnd = /[.!?]\s[^.!?]*$/
const fronted = /^\s*(?:At|On|In|By|Around|About|Until|Since|From|Before|After)\s/
const frontedShort = /^\s*(?:At|On|In)\s(?:\S+\s+){1,5}\S*$/

/**
 * Does `p.m.` (which begins at `start`) end its sentence before the capital at `content`? "at 5 p.m. They" does;
 * "at 5 p.m. Friday", "5 p.m. EST" and a time that begins its sentence ("At 5 a.m. Lena") do not.
 */
export function timeEnds(text: string, start: number, content: number, tail: Tail): boolean {
  if (companion.test(text.slice(content, content + 12))) return false
  const before = text.slice(Math.max(tail.floor, start - 48), start)
  const sentence = before.slice(Math.max(before.search(lastEnd) + 2, 0))
  return !fronted.test(sentence) && !frontedShort.test(before)
}
