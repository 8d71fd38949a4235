import { strengths } from '../../boundaries/boundary.js'
import type { NodeKind } from '../../outline/outline.js'
import type { Span } from '../../span.js'
import type { HtmlForm } from './html-options.js'
import type { About, OpenNode } from './node-stack.js'
import type { Page } from './page.js'
import { plainTitle } from './plain-title.js'
import type { TagName } from './tag-name.js'

/** Nodes that hold text themselves; text elsewhere makes a paragraph of its own. */
const leaves: ReadonlySet<NodeKind | undefined> = new Set<NodeKind>([
  'paragraph',
  'heading',
  'code',
  'item',
  'row',
])

export function isLeaf(kind: NodeKind | undefined): boolean {
  return leaves.has(kind)
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
  return Math.max(112, strengths.item - 2 * items)
}

/** What the section of a heading shows of it; `undefined` for a heading without text. */
export function sectionOf(page: Page, heading: number): About | undefined {
  const lead = spanOf(page, heading)
  const title = plainTitle(page, lead)
  return title === '' ? undefined : { lead, title }
}

/** The node of a block element; `undefined` where it has none. */
export function blockNode(
  page: Page,
  element: number,
  around: { readonly form: HtmlForm; readonly head: number; readonly items: number },
): OpenNode | undefined {
  const { role } = page.elements.tag[element]!
  const start = page.elements.start[element]!
  switch (role) {
    case 'paragraph':
    case 'title':
      return nodeOf(start, element, 'paragraph')
    case 'label':
      return page.elements.tag[element]!.name === 'figcaption'
        ? nodeOf(start, element, 'paragraph')
        : nodeOf(start, element, 'heading')
    case 'list':
      return nodeOf(start, element, 'list')
    case 'item':
    case 'description':
      return nodeOf(start, element, 'item', undefined, itemStrength(around.items) - 1)
    case 'quote':
      return nodeOf(start, element, 'quote', undefined, strengths.block)
    case 'figure':
      return nodeOf(start, element, 'figure', labelOf(page, element), strengths.block)
    case 'details': {
      const label = labelOf(page, element)
      return label && nodeOf(start, element, 'section', label)
    }
    case 'pre':
      return nodeOf(start, element, 'code', fenceOf(page, element, around.form))
    case 'table':
      return around.head === -2
        ? undefined
        : nodeOf(start, element, 'table', tableLead(page, element, around), strengths.row)
    case 'row':
      return around.head === -2 ? undefined : nodeOf(start, element, 'row', undefined, strengths.line + 8)
    default:
      return undefined
  }
}

function nodeOf(start: number, element: number, kind: NodeKind, about?: About, cap = 255): OpenNode {
  return { kind, start, element, rank: -1, cap, about }
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
