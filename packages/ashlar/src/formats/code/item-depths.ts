import type { CodeItems } from './code-items.js'

/** The outermost items around declarations that are in no other declaration. */
export function holdersOf({ items, declarations }: CodeItems): ReadonlySet<number> {
  const holders = new Set<number>()
  const outermost: number[] = []
  items.forEach(({ parent }, index) => {
    outermost.push(parent === -1 ? index : outermost[parent]!)
  })
  for (const { item, parent, isCode } of declarations) {
    if (isCode && item !== -1 && parent === -1 && outermost[item] !== item) holders.add(outermost[item]!)
  }
  return holders
}

/** How deep each item lies. */
export interface ItemDepths {
  /** In declarations. */
  readonly code: readonly number[]
  /** In other items of its declaration. */
  readonly statement: readonly number[]
}

export function depthsOf({ items, declarations }: CodeItems): ItemDepths {
  const inCode: number[] = []
  for (const { parent } of declarations) inCode.push(parent === -1 ? 1 : inCode[parent]! + 1)
  const code: number[] = []
  const statement: number[] = []
  for (const { parent, within, isBroken } of items) {
    code.push(within === -1 ? 0 : inCode[within]!)
    const declares = parent === -1 || isBroken ? -1 : items[parent]!.declares
    const isBody = declares !== -1 && declarations[declares]!.isCode
    statement.push(parent === -1 || isBroken || isBody ? 0 : statement[parent]! + 1)
  }
  return { code, statement }
}
