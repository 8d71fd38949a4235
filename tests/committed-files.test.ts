import { relative } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryFiles, root, run, textOf } from './repository.js'

/** A path that only one machine has. */
const machinePath = /(?<![\w.\-/*}])\/(?:home|root|Users|work|tmp|mnt|private\/var)\/[\w.]/
/** An address of a package registry or of a machine without a name. */
const host =
  /\bregistry\.[\w-]+\.[a-z]|^(?:@[\w-]+:)?registry\s*=|https?:\/\/(?:localhost|[\w.-]+:\d+|\d+\.\d+\.\d+\.\d+)/

const isText = (path: string) => !/\.(png|gz|wasm|bin)$/.test(path)

test('no committed file names a path of one machine or the host of a registry', () => {
  const found = repositoryFiles()
    .filter(isText)
    .flatMap((path) =>
      textOf(path)
        .split('\n')
        .flatMap((line, at) => (machinePath.test(line) || host.test(line) ? [`${path}:${at + 1}`] : [])),
    )
  expect(found).toEqual([])
})

test('npm run types reads every TypeScript file, tests, bench, evaluation and examples included', () => {
  const listed = run('npx', ['tsc', '-p', 'tsconfig.check.json', '--listFilesOnly'])
  const checked = new Set(listed.split('\n').map((path) => relative(root, path)))
  // AssemblyScript has types of its own: its compiler reads it in another test.
  const files = repositoryFiles().filter((path) => /\.ts$/.test(path) && !path.includes('/assembly/'))
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((path) => !checked.has(path))).toEqual([])
})
