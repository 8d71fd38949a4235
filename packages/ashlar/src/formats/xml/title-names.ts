/**
 * How good a title an element of a name is: 2 for what is called so in DocBook, JATS, RSS, Atom and SVG (`title`) and in TEI
 * (`head`), 1 for a `label`, 0 for anything else. Prefixes of namespaces do not count.
 */
export function titleRank(name: string): 0 | 1 | 2 {
  const local = name.slice(name.indexOf(':') + 1)
  if (local === 'title' || local === 'head') return 2
  return local === 'label' ? 1 : 0
}
