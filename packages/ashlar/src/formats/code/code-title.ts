import type { Span } from '../../span.js'
import type { TitleForm } from './code-language.js'

/** The greatest length of a title that is a header as written. */
const longest = 80

/**
 * How a declaration is called in `headings`: `class Store`, `get()`, `impl Display for Point`.
 *
 * @param header from the beginning of the header to where the body begins
 * @param name where its name stands, with what some grammars add: `*first(int a)`
 * @param receiver the type that a method belongs to where the method stands outside of it: `(s *Store)`
 */
export function codeTitle(
  text: string,
  form: TitleForm,
  header: Span,
  name: Span | undefined,
  receiver: Span | undefined,
): string | undefined {
  const bare = name && nameIn(text.slice(name.start, Math.min(name.end, name.start + 400)))
  if (form === 'header' || !bare)
    return writtenHeader(text.slice(header.start, Math.min(header.end, header.start + 400)))
  if (form === 'name') return bare
  if (form !== 'function') return `${form} ${bare}`
  const owner = receiver && lastWord(text.slice(receiver.start, Math.min(receiver.end, receiver.start + 400)))
  return owner ? `${owner}.${bare}()` : `${bare}()`
}

/** Without the signs of a pointer before it and the parameters behind it. */
function nameIn(written: string): string {
  const cut = written.search(/[([{=;]/)
  const name = (cut > 0 ? written.slice(0, cut) : written).trim().replace(/^[*&\s]+/, '')
  return name.replace(/\s+/g, ' ').slice(0, longest)
}

/** `Store` of `(s *Store)` and of `(l *List[T])`. */
function lastWord(written: string): string {
  return (
    written
      .replace(/\[.*$/s, '')
      .match(/[\p{L}\p{N}_]+/gu)
      ?.at(-1) ?? ''
  )
}

function writtenHeader(written: string): string | undefined {
  const line = written
    .replace(/\s+/g, ' ')
    .replace(/[\s{:=]+$/, '')
    .trim()
  if (line === '') return undefined
  return line.length <= longest ? line : `${line.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…`
}
