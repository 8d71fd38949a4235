import { posix } from 'node:path'
import { repositoryFiles, textOf } from './repository.js'

/** Which files a file imports, types included, and the packages or `node:` modules that it names. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/** The imports among the source files of a folder, tests left out. Relative ones are given as paths from the root. */
export function importGraph(folder: string): ImportGraph {
  const sources = repositoryFiles().filter(
    (path) => path.startsWith(`${folder}/`) && /\.ts$/.test(path) && !/\.(test|test-support)\.ts$/.test(path),
  )
  return new Map(sources.map((path) => [path, importsOf(path)]))
}

const statement = /^(?:import|export)\b[^'";]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(statement)].map(([, from, bare, called]) => {
    const name = (from ?? bare ?? called)!
    return name.startsWith('.') ? posix.join(posix.dirname(path), name).replace(/\.js$/, '.ts') : name
  })
}

/** A way from a file back to itself, `undefined` when there is none. */
export function findCircle(graph: ImportGraph): readonly string[] | undefined {
  const done = new Set<string>()
  const visit = (file: string, trail: readonly string[]): readonly string[] | undefined => {
    const before = trail.indexOf(file)
    if (before !== -1) return [...trail.slice(before), file]
    if (done.has(file)) return undefined
    for (const next of graph.get(file) ?? []) {
      const circle = visit(next, [...trail, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of graph.keys()) {
    const circle = visit(file, [])
    if (circle) return circle
  }
  return undefined
}
