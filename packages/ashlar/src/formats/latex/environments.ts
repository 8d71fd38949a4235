import type { NodeKind } from '../../outline/outline.js'

/** How an environment is read: its kind, and whether only its `\end` is looked for inside. */
export interface Environment {
  readonly kind: NodeKind
  readonly isOpaque: boolean
}

const names: readonly (readonly [NodeKind, boolean, string])[] = [
  ['math', true, 'equation align alignat flalign gather multline eqnarray displaymath math dmath'],
  ['code', true, 'verbatim Verbatim BVerbatim lstlisting minted alltt comment filecontents algorithmic'],
  ['figure', true, 'tikzpicture picture pspicture forest axis'],
  ['table', false, 'tabular tabularx tabulary longtable tabu xltabular supertabular array'],
  ['list', false, 'itemize enumerate description compactitem compactenum inparaenum thebibliography'],
  ['figure', false, 'figure wrapfigure subfigure table wraptable sidewaystable sidewaysfigure'],
  ['quote', false, 'quote quotation verse'],
]

const known = new Map<string, Environment>()
for (const [kind, isOpaque, list] of names) {
  for (const name of list.split(' ')) known.set(name, { kind, isOpaque })
}

/** How an environment of this name is read; starred ones as those without the star, unknown ones as text. */
export function environmentOf(name: string): Environment {
  return known.get(name.replace(/\*$/, '')) ?? { kind: 'text', isOpaque: false }
}
