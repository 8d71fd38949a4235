import { strengths } from '../../boundaries/boundary.js'
import type { NodeKind } from '../../outline/outline.js'
import type { Span } from '../../span.js'
import type { HtmlForm } from './html-options.js'
import type { About, NodeRule } from './node-stack.js'
import type { Page } from './page.js'
import { plainTitle } from './plain-title.js'
import type { TagName } from './tag-name.js'

/** Rules of nodes that show nothing of themselves. */
export const plainRules = {
  paragraph: leaf('paragraph'),
  heading: leaf('heading'),
  list: container('list'),
  quote: container('quote', strengths.block),
  row: leaf('row', strengths.line + 8),
  ignored: container('html'),
} as const

function leaf(kind: NodeKind, cap = 255, about?: About): NodeRule {
  return { kind, isLeaf: true, cap, about }
}

function container(kind: NodeKind, cap = 255, about?: About): NodeRule {
  return { kind, isLeaf: false, cap, about }
}

/** How good the place before an element is; `items` are open around it. */
export function placeStrength({ role }: TagName, items: number): number {
  switch (role) {
    case 'part':
      return strengths.block + 8
    case 'item':
    case 'term':
      return itemStrength(items)
    case 'description':
      return itemStrength(items) - 1
    case 'row':
    case 'table part':
      return strengths.row
    case 'cell':
      return strengths.line
    default:
      return strengths.block
  }
}

function itemStrength(items: number): number {
  return strengths.item - 2 * Math.min(items, 4)
}

/** The section of a heading; `undefined` for a heading without text. */
export function sectionOf(page: Page, heading: number): NodeRule | undefined {
  const lead = spanOf(page, heading)
  const title = plainTitle(page, lead)
  return title === '' ? undefined : container('section', 255, { lead, title })
}

/**
 * The rule of a block element's node; `undefined` where it has none.
 *
 * @param head where the header rows of the table around end, -1 for none, -2 in one that lays out a page
 * @param items how many are open around it
 */
export function blockRule(
  page: Page,
  element: number,
  form: HtmlForm,
  head: number,
  items: number,
): NodeRule | undefined {
  const { role, name } = page.elements.tag[element]!
  switch (role) {
    case 'paragraph':
    case 'title':
      return plainRules.paragraph
    case 'label':
      return name === 'figcaption' ? plainRules.paragraph : plainRules.heading
    case 'list':
      return plainRules.list
    case 'item':
    case 'description':
      return itemRule(items)
    case 'quote':
      return plainRules.quote
    case 'figure':
      return container('figure', strengths.block, labelOf(page, element))
    case 'details': {
      const label = labelOf(page, element)
      return label && container('section', 255, label)
    }
    case 'pre':
      return leaf('code', 255, fenceOf(page, element, form))
    case 'table':
      return head === -2
        ? undefined
        : container('table', strengths.row, tableLead(page, element, { form, head }))
    case 'row':
      return head === -2 ? undefined : plainRules.row
    default:
      return undefined
  }
}

/** Rules of items, by how many lie around them: those that lie deeper are like the last. */
const itemRules = [0, 1, 2, 3, 4].map((items) => leaf('item', itemStrength(items) - 1))

function itemRule(items: number): NodeRule {
  return itemRules[Math.min(items, itemRules.length - 1)]!
}

function labelOf(page: Page, element: number): Required<Pick<About, 'lead' | 'title'>> | undefined {
  const label = page.labels.get(element)
  if (label === undefined) return undefined
  const lead = spanOf(page, label)
  const title = plainTitle(page, lead)
  return title === '' ? undefined : { lead, title }
}

/** A preformatted block opens and closes again as written; other forms than HTML bring marks of their own. */
function fenceOf(page: Page, element: number, form: HtmlForm): About | undefined {
  if (form !== 'html') return undefined
  const { tag, start, openEnd, closeStart } = page.elements
  const inner = element + 1
  const hasCode = tag[inner]?.name === 'code' && start[inner] === openEnd[element]
  if (closeStart[element]! <= openEnd[element]!) return undefined
  const { name } = tag[element]!
  return {
    lead: { start: start[element]!, end: openEnd[hasCode ? inner : element]! },
    leadIsNeeded: true,
    closer: hasCode ? `</code></${name}>` : `</${name}>`,
  }
}

/** A table is shown again with its tag, its caption and its header rows. */
function tableLead(
  page: Page,
  element: number,
  { form, head }: { readonly form: HtmlForm; readonly head: number },
): About | undefined {
  const label = labelOf(page, element)
  const end = head === -1 ? label?.lead.end : head
  if (end === undefined) return undefined
  return {
    lead: { start: page.elements.start[element]!, end },
    ...(label && { title: label.title }),
    ...(head !== -1 && { leadIsNeeded: true }),
    ...(form === 'html' && { closer: '</table>' }),
  }
}

/** An element without the white space at its end. */
function spanOf({ text, elements }: Page, element: number): Span {
  const start = elements.start[element]!
  let end = elements.end[element]!
  while (end > elements.openEnd[element]! && ' \t\r\n\f'.includes(text[end - 1]!)) end--
  return { start, end }
}
