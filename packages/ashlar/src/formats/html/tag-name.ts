/** What an element does to the structure of a page. */
export type Role =
  | 'inline'
  | 'unit'
  | 'image'
  | 'break'
  | 'block'
  | 'part'
  | 'paragraph'
  | 'heading'
  | 'title'
  | 'label'
  | 'details'
  | 'list'
  | 'item'
  | 'term'
  | 'description'
  | 'quote'
  | 'figure'
  | 'rule'
  | 'pre'
  | 'table'
  | 'table part'
  | 'row'
  | 'cell'
  | 'skipped'

/** Groups of names that implied end tags ask about, beside the names themselves. */
export const groups = { block: 0, barrier: 1, heading: 2, list: 3, tableContext: 4, rowContext: 5 } as const

/** What is known of elements of one name. */
export interface TagName {
  readonly name: string
  readonly role: Role
  /** Where a stack of open elements keeps elements of this name, and of the groups it belongs to. */
  readonly keys: readonly number[]
  /** The first of `keys`. */
  readonly key: number
  /** Has no content and no end tag. */
  readonly isVoid: boolean
  readonly isBlock: boolean
  /** Changes nothing of the plain text that a page is rendered to. */
  readonly isTraceless: boolean
  /** A drawing or formula: an element may be its own end in it, and none holds raw text. */
  readonly isForeign: boolean
  /** 1 to 6 for `h1` to `h6`. */
  readonly rank: number
}

const named: Readonly<Partial<Record<Role, string>>> = {
  unit: 'a code kbd samp var abbr time sub sup math',
  image: 'img',
  break: 'br',
  block:
    'address body center dir div dl fieldset form frameset head hgroup html legend noframes optgroup option search select textarea video audio canvas object iframe',
  part: 'article aside footer header main nav section',
  paragraph: 'p',
  heading: 'h1 h2 h3 h4 h5 h6',
  title: 'title',
  label: 'summary caption figcaption',
  details: 'details dialog',
  list: 'ul ol menu dl',
  item: 'li',
  term: 'dt',
  description: 'dd',
  quote: 'blockquote',
  figure: 'figure',
  rule: 'hr',
  pre: 'pre listing xmp plaintext',
  table: 'table',
  'table part': 'thead tbody tfoot colgroup',
  row: 'tr',
  cell: 'td th',
  skipped: 'script style template noscript',
}

const inGroups: readonly (readonly [number, string])[] = [
  [groups.barrier, 'table td th caption template html object'],
  [groups.heading, 'h1 h2 h3 h4 h5 h6'],
  [groups.list, 'ul ol menu dl'],
  [groups.tableContext, 'table thead tbody tfoot'],
  [groups.rowContext, 'table thead tbody tfoot tr'],
]

const voids = new Set(
  'area base basefont bgsound br col embed frame hr img input keygen link meta param source track wbr'.split(
    ' ',
  ),
)

const traceless: ReadonlySet<Role> = new Set(['inline', 'unit', 'skipped'])
const withoutBlock: ReadonlySet<Role> = new Set([...traceless, 'image', 'break'])

/** How many keys names that pages make up begin at. */
const firstFreeKey = 256

const known = new Map<string, TagName>()
for (const [role, list] of Object.entries(named))
  for (const name of list.split(' ')) learn(name, role as Role)
for (const name of [...voids, 'svg']) if (!known.has(name)) learn(name, 'inline')

function learn(name: string, role: Role): void {
  const isBlock = !withoutBlock.has(role)
  const key = 16 + known.size
  const of = inGroups.filter(([, list]) => list.split(' ').includes(name)).map(([group]) => group)
  const keys = [key, ...(isBlock ? [groups.block] : []), ...of]
  const rank = role === 'heading' ? Number(name[1]) : 0
  const isForeign = name === 'svg' || name === 'math'
  const isTraceless = traceless.has(role)
  known.set(name, { name, role, keys, key, isVoid: voids.has(name), isBlock, isTraceless, isForeign, rank })
}

/** The key of a known name. */
export function keyOf(name: string): number {
  return known.get(name)!.key
}

/** How many names a page's quick table has room for; a power of two. */
const quickRoom = 1024
/** The letters of so long a name fit into one number. */
const mostLetters = 4

/** The names of one page: those of HTML, and those it makes up, which are inline. Upper case is lower case. */
export class TagNames {
  readonly #seen = new Map<string, TagName>()
  /** Names by a hash of them, the last of each: most names of a page are found without making strings. */
  readonly #quick: (TagName | undefined)[] = new Array(quickRoom).fill(undefined)
  /** Of those that are short, all of their letters as one number, so that they need not be compared. */
  readonly #letters = new Int32Array(quickRoom)
  #next = firstFreeKey

  /** The name that stands in a text. */
  at(text: string, start: number, end: number): TagName {
    if (end - start > mostLetters) return this.#long(text, start, end)
    let letters = 1
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at)
      if (code > 0x7f) return this.#long(text, start, end)
      letters = (letters << 7) | code
    }
    const slot = (letters ^ (letters >> 7) ^ (letters >> 13)) & (quickRoom - 1)
    if (this.#letters[slot] === letters) return this.#quick[slot]!
    const found = this.get(text.slice(start, end))
    this.#letters[slot] = letters
    this.#quick[slot] = found
    return found
  }

  #long(text: string, start: number, end: number): TagName {
    let hash = end - start
    for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) & (quickRoom - 1)
    const quick = this.#quick[hash]
    if (quick !== undefined && quick.name.length === end - start && text.startsWith(quick.name, start))
      return quick
    const found = this.get(text.slice(start, end))
    this.#letters[hash] = 0
    this.#quick[hash] = found
    return found
  }

  get(written: string): TagName {
    const seen = known.get(written) ?? this.#seen.get(written)
    if (seen !== undefined) return seen
    const name = written.toLowerCase()
    let found = known.get(name) ?? this.#seen.get(name)
    if (found === undefined) {
      const key = this.#next++
      found = {
        name,
        role: 'inline',
        keys: [key],
        key,
        isVoid: false,
        isBlock: false,
        isTraceless: true,
        isForeign: false,
        rank: 0,
      }
    }
    this.#seen.set(written, found)
    this.#seen.set(name, found)
    return found
  }
}
