import type { NodeKind } from '../../outline/outline.js'

/** How far the beginning of a line is looked at to tell what it is. */
export const lineReach = 200

/** A line of one punctuation mark repeated, which marks titles and transitions. */
export function isAdornment(line: string): boolean {
  if (line.length < 2 || !/^[!-/:-@[-`{-~]/.test(line)) return false
  const mark = line.charCodeAt(0)
  for (let at = 1; at < line.length; at++) if (line.charCodeAt(at) !== mark) return false
  return true
}

/** Marker and blanks before the text of a list item; the length tells where the text begins. */
const bullet = /^[*+\-•‣⁃](?:[ \t]+|$)/
const number =
  /^(?:\(?(?:\d{1,9}|#|[A-Za-z]|[ivxlcdm]{1,8}|[IVXLCDM]{1,8})\)|(?:\d{1,9}|#|[A-Za-z]|[ivxlcdm]{1,8}|[IVXLCDM]{1,8})\.)(?:[ \t]+|$)/
const field = /^:[^:\s](?:[^:\n]|:(?!\s|$))*:(?:[ \t]+|$)/
const option =
  /^(?:--?|\/)[A-Za-z?#][\w-]*(?:[ =][\w<>.-]+)?(?:, --?[A-Za-z][\w-]*(?:[ =][\w<>.-]+)?)*(?: {2,}|$)/

/** An item's marker: which list it belongs to, and how long it is with the blanks behind it. */
export function markerOf(line: string): { readonly list: string; readonly length: number } | undefined {
  const found = bullet.exec(line) ?? undefined
  if (found) return { list: found[0][0]!, length: found[0].length }
  const numbered = number.exec(line)
  if (numbered) return { list: numbered[0].trim().replace(/\w+|#/, '1'), length: numbered[0].length }
  const named = field.exec(line)
  if (named) return { list: ':', length: named[0].length }
  const optional = option.exec(line)
  return optional ? { list: '-x', length: optional[0].length } : undefined
}

/** An explicit markup block: what it is, from its first line. */
export const directive = /^\.\. (?:\|[^|]+\| +)?([A-Za-z0-9][\w:+.-]*)::(?:\s|$)/
export const explicitMarkup = /^(?:\.\.|__)(?:\s|$)/
export const footnote = /^\.\. \[[^\]]+\](?:\s|$)/

const kinds: readonly (readonly [NodeKind, boolean, string])[] = [
  [
    'code',
    true,
    'code code-block sourcecode highlight parsed-literal prompt literalinclude raw doctest testcode',
  ],
  ['math', true, 'math'],
  ['table', true, 'csv-table'],
  ['table', false, 'table list-table'],
  ['figure', false, 'figure image'],
  [
    'admonition',
    false,
    'note warning tip important hint danger error caution attention admonition seealso versionadded versionchanged deprecated topic sidebar todo',
  ],
  ['text', true, 'toctree contents include autosummary'],
  ['quote', false, 'epigraph pull-quote highlights'],
]

const known = new Map<string, { readonly kind: NodeKind; readonly isVerbatim: boolean }>()
for (const [kind, isVerbatim, names] of kinds) {
  for (const name of names.split(' ')) known.set(name, { kind, isVerbatim })
}

/** How the body of a directive is read. One of a domain, such as `py:function`, declares something. */
export function directiveOf(name: string): { readonly kind: NodeKind; readonly isVerbatim: boolean } {
  return (
    known.get(name) ?? {
      kind: /:|^(?:auto)?(?:function|class|method|module|data|attribute|exception)$/.test(name)
        ? 'declaration'
        : 'text',
      isVerbatim: false,
    }
  )
}
