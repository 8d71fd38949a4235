import type { CodeItems } from './code-items.js'

/** The outermost items around declarations that are in no other declaration. */
export function holdersOf({ items, declarations }: CodeItems): ReadonlySet<number> {
  const holders = new Set<number>()
  const outermost = new Int32Array(items.length)
  items.forEach(({ parent }, index) => {
    outermost[index] = parent === -1 ? index : outermost[parent]!
  })
  for (const { item, parent, isCode } of declarations) {
    if (isCode && item !== -1 && parent === -1 && outermost[item] !== item) holders.add(outermost[item]!)
  }
  return holders
}

/** How deep each item lies: in declarations, and in other items of its declaration. */
export function depthsOf({ items, declarations }: CodeItems) {
  const inCode = new Uint16Array(declarations.length)
  declarations.forEach(({ parent }, index) => {
    inCode[index] = parent === -1 ? 1 : Math.min(inCode[parent]! + 1, 0xffff)
  })
  const code = new Uint16Array(items.length)
  const statement = new Uint16Array(items.length)
  items.forEach(({ parent, within, isBroken }, index) => {
    code[index] = within === -1 ? 0 : inCode[within]!
    if (parent === -1 || isBroken) return
    const { declares } = items[parent]!
    const isBody = declares !== -1 && declarations[declares]!.isCode
    statement[index] = isBody ? 0 : Math.min(statement[parent]! + 1, 0xffff)
  })
  return { code, statement }
}
