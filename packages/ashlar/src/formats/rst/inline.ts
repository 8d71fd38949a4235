import type { Span } from '../../span.js'

/** Inline markup of this many code units at most is kept in one piece. */
const reach = 300

const marks = /[`|[]/g
const footnoteReference = /^\[(?:\d+|#[\w-]*|\*|[A-Za-z][\w.-]*)\]_/

/** Literals, roles, references and substitutions in a stretch of prose. */
export function* inlineMarkup(text: string, { start, end }: Span): Generator<Span> {
  const prose = text.slice(start, end)
  let from = 0
  for (const { index, 0: mark } of prose.matchAll(marks)) {
    if (index < from) continue
    const near = prose.slice(index, index + reach)
    const length = mark === '[' ? (footnoteReference.exec(near)?.[0].length ?? 0) : markedLength(near)
    if (length === 0) continue
    const before = mark === '`' ? roleLength(prose.slice(Math.max(from, index - 60), index)) : 0
    yield { start: start + index - before, end: start + index + length }
    from = index + length
  }
}

/** How long the markup is that a text begins with, 0 when nothing closes it. */
function markedLength(text: string): number {
  const isLiteral = text.startsWith('``')
  const sign = isLiteral ? '``' : text[0]!
  if (/\s/.test(text[sign.length] ?? ' ')) return 0
  const close = text.indexOf(sign, sign.length)
  if (close <= sign.length) return 0
  let after = close + sign.length
  while (!isLiteral && (text[after] === '_' || (sign === '`' && text[after] === '`'))) after++
  return after
}

/** How long the role is that a text ends with. */
function roleLength(text: string): number {
  return /:[A-Za-z][\w:+.-]*:$/.exec(text)?.[0].length ?? 0
}
