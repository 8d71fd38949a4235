import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fc from 'fast-check'
import type { Outline } from '../outline/outline.js'
import { documents } from '../testing/generators.js'

const common = [
  'word ',
  'A sentence. ',
  'x',
  '😀',
  '石',
  '\ufeff',
  ' ',
  '\t',
  '  ',
  '\n',
  '\n',
  '\n\n',
  '\r\n',
  '\r',
]

/** Texts made of a format's own fragments and of what is found everywhere, and texts of no format. */
export function mixtures(fragments: readonly string[], most = 40): fc.Arbitrary<string> {
  const one = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...fragments) },
    { weight: 2, arbitrary: fc.constantFrom(...common) },
  )
  const mixed = fc.array(one, { maxLength: most }).map((parts) => parts.join(''))
  return fc.oneof({ weight: 4, arbitrary: mixed }, { weight: 1, arbitrary: documents() })
}

const data = process.env.ASHLAR_DATA ?? fileURLToPath(new URL('../../../../../shared/data', import.meta.url))

/** The real documents of a format, none where they are missing. */
export function stagedDocuments(format: string): { name: string; text: string }[] {
  const folder = join(data, 'formats', format)
  if (!existsSync(folder)) return []
  return readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

/** A text with a bar at every place of its outline. */
export function barred(text: string, { places }: Outline): string {
  let shown = ''
  let from = 0
  for (const at of places.at) {
    shown += `${text.slice(from, at)}|`
    from = at
  }
  return shown + text.slice(from)
}

/** The titles of an outline's sections, with the ranks shown by indentation. */
export function titles({ nodes }: Outline): string[] {
  const depths: number[] = []
  nodes.forEach((node, index) => {
    depths[index] = (depths[node.parent] ?? 0) + (node.kind === 'section' ? 1 : 0)
  })
  return nodes.flatMap((node, index) =>
    node.kind === 'section' ? [`${' '.repeat(depths[index]! - 1)}${node.title}`] : [],
  )
}

/** The source of every node of a kind. */
export function sourcesOf(text: string, outline: Outline, kind: string): string[] {
  return outline.nodes.filter((node) => node.kind === kind).map((node) => text.slice(node.start, node.end))
}

/** The leads of the nodes of a kind that have one. */
export function leadsOf(text: string, outline: Outline, kind: string): string[] {
  return outline.nodes.flatMap((node) =>
    node.kind === kind && node.lead ? [text.slice(node.lead.start, node.lead.end)] : [],
  )
}
