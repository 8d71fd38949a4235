import { fileURLToPath } from 'node:url'
import { installedFiles } from '../texts/installed-files.js'
import type { PeerLanguage } from './code-splitters.js'

/** Sources of one language. */
export interface CodeSet {
  readonly about: string
  readonly language: PeerLanguage
  readonly texts: readonly string[]
}

const root = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

/** Sources of this project and of installed packages, up to so many characters of each language. */
export function codeSets(most: number): CodeSet[] {
  const bytes = [500, 200_000] as const
  return [
    {
      about: "TypeScript of this project's library",
      language: { name: 'typescript', langchain: 'js' },
      texts: taken(installedFiles({ folder: root('packages/ashlar/src'), name: /\.ts$/, bytes }), most),
    },
    {
      about: 'JavaScript of installed packages',
      language: { name: 'javascript', langchain: 'js' },
      texts: taken(
        installedFiles({ folder: root('node_modules'), name: /(?<!\.min)\.(?:js|mjs|cjs)$/, bytes }),
        most,
      ),
    },
  ]
}

/** Each file once. */
function taken(files: Iterable<string>, most: number): string[] {
  const texts = new Set<string>()
  let length = 0
  for (const text of files) {
    if (texts.has(text) || length + text.length > most) break
    texts.add(text)
    length += text.length
  }
  return [...texts]
}
