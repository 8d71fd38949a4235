import { isSpaceOrTab } from './line-cursor.js'

/** What ends an HTML block: a line that holds one of these, or a blank line. */
export interface HtmlBlock {
  readonly endings: readonly string[] | 'blank line'
  /** A single tag of any name begins a block only where no paragraph goes on. */
  readonly interrupts: boolean
}

const raw: HtmlBlock = { endings: ['</script>', '</pre>', '</style>', '</textarea>'], interrupts: true }
const comment: HtmlBlock = { endings: ['-->'], interrupts: true }
const instruction: HtmlBlock = { endings: ['?>'], interrupts: true }
const declaration: HtmlBlock = { endings: ['>'], interrupts: true }
const characterData: HtmlBlock = { endings: [']]>'], interrupts: true }
const element: HtmlBlock = { endings: 'blank line', interrupts: true }
const anyTag: HtmlBlock = { endings: 'blank line', interrupts: false }

const rawNames = new Set(['script', 'pre', 'style', 'textarea'])
const blockNames = new Set(
  (
    'address article aside base basefont blockquote body caption center col colgroup dd details dialog dir div dl dt ' +
    'fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hr html iframe legend li link ' +
    'main menu menuitem nav noframes ol optgroup option p param search section summary table tbody td tfoot th thead ' +
    'title tr track ul'
  ).split(' '),
)

/**
 * The HTML block that begins with the `<` at `at`, by the seven rules of CommonMark. What begins with a tag with a
 * capital, as JSX has them, may go on over lines up to a blank one.
 *
 * @param end where the line ends, without white space
 */
export function htmlBlock(text: string, at: number, end: number): HtmlBlock | undefined {
  const next = text.charCodeAt(at + 1)
  if (next === 0x21) {
    if (text.startsWith('--', at + 2)) return comment
    if (text.startsWith('[CDATA[', at + 2)) return characterData
    return isLetter(text.charCodeAt(at + 2)) ? declaration : undefined
  }
  if (next === 0x3f) return instruction
  const closing = next === 0x2f
  const nameStart = at + (closing ? 2 : 1)
  const nameEnd = tagNameEnd(text, nameStart, end)
  if (nameEnd === nameStart) return undefined
  const name = nameEnd - nameStart > 10 ? '' : text.slice(nameStart, nameEnd).toLowerCase()
  const behind = text.charCodeAt(nameEnd)
  const ends = nameEnd >= end || isSpaceOrTab(behind) || behind === 0x3e
  if (!closing && ends && rawNames.has(name)) return raw
  if ((ends || text.startsWith('/>', nameEnd)) && blockNames.has(name)) return element
  const tagEnd = closing ? closingTagEnd(text, nameEnd, end) : openTagEnd(text, nameEnd, end)
  if (tagEnd === end || (ends && isJsx(text, nameStart, end))) return anyTag
  return undefined
}

/** A line with a component's tag: the tag goes on behind the line, or the line ends with one. */
function isJsx(text: string, nameStart: number, end: number): boolean {
  if (!isCapital(text.charCodeAt(nameStart))) return false
  return text.charCodeAt(end - 1) === 0x3e || !text.slice(nameStart, end).includes('>')
}

function closingTagEnd(text: string, nameEnd: number, end: number): number | undefined {
  const at = skipSpaces(text, nameEnd, end)
  return text.charCodeAt(at) === 0x3e ? at + 1 : undefined
}

/** Behind the `>` of an opening tag; nothing where the line holds none. */
function openTagEnd(text: string, nameEnd: number, end: number): number | undefined {
  let at = nameEnd
  for (;;) {
    const name = skipSpaces(text, at, end)
    const unit = text.charCodeAt(name)
    if (name >= end) return undefined
    if (unit === 0x3e) return name + 1
    if (unit === 0x2f) return text.charCodeAt(name + 1) === 0x3e ? name + 2 : undefined
    if (name === at || !(isLetter(unit) || unit === 0x5f || unit === 0x3a)) return undefined
    const behind = attributeEnd(text, name, end)
    if (behind === undefined) return undefined
    at = behind
  }
}

function attributeEnd(text: string, name: number, end: number): number | undefined {
  let at = name + 1
  while (at < end && isNamePart(text.charCodeAt(at))) at++
  const equals = skipSpaces(text, at, end)
  if (text.charCodeAt(equals) !== 0x3d) return at
  const value = skipSpaces(text, equals + 1, end)
  const quote = text.charCodeAt(value)
  at = value
  if (quote === 0x22 || quote === 0x27) {
    do at++
    while (at < end && text.charCodeAt(at) !== quote)
    return at < end ? at + 1 : undefined
  }
  while (at < end && !/[\s"'=<>`]/.test(text[at]!)) at++
  return at === value ? undefined : at
}

function tagNameEnd(text: string, at: number, end: number): number {
  if (!isLetter(text.charCodeAt(at))) return at
  let to = at + 1
  while (to < end) {
    const unit = text.charCodeAt(to)
    if (!isLetter(unit) && !isDigit(unit) && unit !== 0x2d && unit !== 0x2e) break
    // Dots are for JSX members.
    if (unit === 0x2e && !isCapital(text.charCodeAt(at))) break
    to++
  }
  return to
}

function skipSpaces(text: string, at: number, end: number): number {
  let to = at
  while (to < end && isSpaceOrTab(text.charCodeAt(to))) to++
  return to
}

function isNamePart(unit: number): boolean {
  return isLetter(unit) || isDigit(unit) || unit === 0x5f || unit === 0x3a || unit === 0x2e || unit === 0x2d
}

function isLetter(unit: number): boolean {
  return (unit >= 0x61 && unit <= 0x7a) || isCapital(unit)
}

function isCapital(unit: number): boolean {
  return unit >= 0x41 && unit <= 0x5a
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39
}
