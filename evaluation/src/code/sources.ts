import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join } from 'node:path'
import { type CodeLanguage, findCodeLanguage } from 'ashlar/code'

/** A file of code or data that is cut. */
export interface CodeFile {
  readonly path: string
  readonly text: string
  readonly language: CodeLanguage | DataFormat
}

/** What is no code but stands beside it. */
export type DataFormat = 'json' | 'markdown'

const dataFormats: Readonly<Partial<Record<string, DataFormat>>> = { '.json': 'json', '.md': 'markdown' }

/** Where code is looked for: the installed packages, what the system has, and this project. */
const places: readonly { readonly folder: string; readonly extensions: readonly string[] }[] = [
  {
    folder: 'node_modules',
    extensions: [
      '.ts',
      '.js',
      '.mjs',
      '.cjs',
      '.tsx',
      '.jsx',
      '.css',
      '.json',
      '.md',
      '.scss',
      '.py',
      '.sh',
      '.c',
      '.h',
      '.cc',
      '.rs',
      '.go',
      '.java',
      '.php',
      '.rb',
      '.lua',
    ],
  },
  ...['3.9', '3.10', '3.11', '3.12', '3.13', '3.14'].flatMap((version) => [
    { folder: `/usr/lib/python${version}`, extensions: ['.py'] },
    { folder: `/usr/local/lib/python${version}`, extensions: ['.py'] },
  ]),
  { folder: '/usr/include', extensions: ['.h', '.hpp'] },
  { folder: '/usr/local/include', extensions: ['.h', '.hpp', '.cc'] },
  { folder: '/usr/share/perl', extensions: ['.sh'] },
  ...['packages', 'tests', 'bench/src', 'evaluation/src', 'examples', 'docs'].map((folder) => ({
    folder,
    extensions: ['.ts', '.mjs', '.json', '.md'],
  })),
]

/** A larger file is passed over: minified bundles are no code that anyone reads. */
const largest = 300_000

/**
 * The files to cut, at most `most` of each ending in each place, spread over all that there are. A link is not followed.
 */
export function codeFiles(most: number): CodeFile[] {
  return places.flatMap(({ folder, extensions }) => {
    if (!existsSync(folder)) return []
    const byEnding = new Map<string, string[]>(extensions.map((ending) => [ending, []]))
    collect(folder, byEnding, 0)
    return [...byEnding.values()].flatMap((paths) => spread(paths.sort(), most)).flatMap(readCodeFile)
  })
}

function collect(folder: string, found: ReadonlyMap<string, string[]>, depth: number): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && depth < 12) collect(path, found, depth + 1)
    else if (entry.isFile()) found.get(extname(entry.name))?.push(path)
  }
}

function spread(paths: readonly string[], most: number): readonly string[] {
  if (paths.length <= most) return paths
  return Array.from({ length: most }, (_, index) => paths[Math.floor((index * paths.length) / most)]!)
}

function readCodeFile(path: string): CodeFile[] {
  const named = dataFormats[extname(path)] ?? findCodeLanguage(extname(path))
  if (named === undefined || statSync(path).size > largest) return []
  const bytes = readFileSync(path)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const isCpp =
      typeof named !== 'string' &&
      named.name === 'c' &&
      /^\s*(?:namespace|template|class)\b|\bstd::/m.test(text)
    return [{ path, text, language: isCpp ? findCodeLanguage('cpp')! : named }]
  } catch {
    return []
  }
}
