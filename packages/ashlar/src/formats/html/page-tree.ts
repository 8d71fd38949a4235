import type { Options } from 'css-select'
import { readAttributes } from './attributes.js'
import type { Page } from './page.js'

/** An element as a selector sees it. */
export interface PageElement {
  readonly index: number
  readonly parent: PageElement | undefined
  /** Elements only. */
  readonly children: PageElement[]
  attributes?: ReadonlyMap<string, string>
}

/** Elements nested deeper lie side by side, as in browsers: a selector may look at all ancestors of each. */
const deepest = 512

/** The elements of a page as a tree; gives those without a parent. */
export function pageTree({ elements }: Page): PageElement[] {
  const roots: PageElement[] = []
  const all: PageElement[] = []
  const depths: number[] = []
  for (let index = 0; index < elements.length; index++) {
    const given = elements.parent[index]!
    let parent: PageElement | undefined = all[given]
    if (parent !== undefined && depths[given]! >= deepest) parent = parent.parent
    depths.push(given === -1 ? 1 : Math.min(depths[given]! + 1, deepest))
    const element: PageElement = { index, parent, children: [] }
    all.push(element)
    const siblings = parent?.children ?? roots
    siblings.push(element)
  }
  return roots
}

type Adapter = NonNullable<Options<PageElement, PageElement>['adapter']>

/** How css-select reads a page. */
export function pageAdapter({ text, elements }: Page): Adapter {
  const attributesOf = (element: PageElement) => {
    const { index } = element
    element.attributes ??= readAttributes(text.slice(elements.start[index]!, elements.openEnd[index]!))
    return element.attributes
  }
  return {
    isTag: (_node): _node is PageElement => true,
    getName: ({ index }) => elements.tag[index]!.name,
    getAttributeValue: (element, name) => attributesOf(element).get(name.toLowerCase()),
    hasAttrib: (element, name) => attributesOf(element).has(name.toLowerCase()),
    getChildren: ({ children }) => children,
    getParent: ({ parent }) => parent ?? null,
    getSiblings: (element) => element.parent?.children ?? [element],
    getText: ({ index }) => text.slice(elements.openEnd[index]!, elements.closeStart[index]!),
    removeSubsets: withoutInner,
  }
}

function withoutInner(nodes: readonly PageElement[]): PageElement[] {
  const chosen = new Set(nodes)
  const hasChosenAncestor = (node: PageElement) => {
    for (let at = node.parent; at !== undefined; at = at.parent) if (chosen.has(at)) return true
    return false
  }
  return [...chosen].filter((node) => !hasChosenAncestor(node))
}
