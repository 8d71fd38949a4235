import { describe, expect, test } from 'vitest'
import { findCircle, importGraph } from './import-graph.js'

/**
 * The layers of packages/ashlar/src from the ground up. A folder or file may import itself and what stands in a row
 * above its own; two of one row know nothing of each other. A new folder or root file needs a place here.
 */
const layers = [
  ['span', 'errors', 'closest', 'id-ledger', 'search-pattern'],
  ['refusal'],
  ['known-keys'],
  ['chunk-sequence', 'source', 'unicode'],
  ['line-counter'],
  ['boundaries', 'measure'],
  ['outline', 'section-finder'],
  ['formats'],
  ['chunk', 'pack'],
  ['chunk-record', 'strategies'],
  ['source-chunk', 'tokens'],
  ['options'],
  ['cutter'],
  ['chunk-maker'],
  ['chunk-text', 'stream-window'],
  ['chunk-stream'],
  ['evaluate', 'index', 'testing'],
] as const

const library = 'packages/ashlar/src'
const graph = importGraph(library)

/** The folder or root file of the library that a path belongs to. */
const unitOf = (path: string) => path.slice(library.length + 1).replace(/(\/.*|\.ts)$/, '')

const rowOf = (unit: string) => layers.findIndex((row) => (row as readonly string[]).includes(unit))

describe('imports go one way', () => {
  test('every folder and root file of the library has its layer', () => {
    const homeless = [...new Set([...graph.keys()].map(unitOf))].filter((unit) => rowOf(unit) === -1)
    expect(homeless, 'give these a place in the layers of tests/imports.test.ts').toEqual([])
  })

  test('no file imports from its own row or from a higher layer', () => {
    const wrong: string[] = []
    for (const [file, imports] of graph) {
      for (const target of imports.filter((name) => name.startsWith(library))) {
        const [from, to] = [unitOf(file), unitOf(target)]
        if (from !== to && rowOf(to) >= rowOf(from)) wrong.push(`${file} imports ${target}`)
      }
    }
    expect(wrong).toEqual([])
  })

  test('no imports run in a circle, types included', () => {
    for (const folder of [library, 'packages/cli/src', 'bench/src', 'evaluation/src', 'examples/src']) {
      expect(findCircle(importGraph(folder))).toBeUndefined()
    }
  })

  test('every relative import names a file', () => {
    const missing = [...graph].flatMap(([file, imports]) =>
      imports
        .filter((name) => name.startsWith(library) && !graph.has(name))
        .map((name) => `${file}: ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('the command, the bench, the evaluation and the examples import the library by its public names only', () => {
    const reaching = ['packages/cli/src', 'bench/src', 'evaluation/src', 'examples/src'].flatMap((folder) =>
      [...importGraph(folder)].flatMap(([file, imports]) =>
        imports
          .filter((name) => name.startsWith('packages/') && !name.startsWith(folder))
          .map((name) => `${file}: ${name}`),
      ),
    )
    expect(reaching).toEqual([])
  })
})
