import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root, run, textOf } from './repository.js'

interface Packed {
  readonly files: readonly { readonly path: string }[]
}

/** The paths of what `npm publish` would upload for a workspace. */
function packedFiles(workspace: string): string[] {
  const printed = run('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], join(root, workspace))
  const [packed] = Object.values(JSON.parse(printed) as Record<string, Packed>)
  return packed!.files.map(({ path }) => path)
}

const packages = ['packages/ashlar', 'packages/cli']

describe.each(packages)('the npm package of %s', (workspace) => {
  const files = packedFiles(workspace)

  test('holds its readme, its licence and what its package.json points to', () => {
    const { exports = {}, bin = {} } = JSON.parse(textOf(join(workspace, 'package.json')))
    const targets = JSON.stringify([exports, bin]).match(/(?<=")(\.\/)?(dist|bin)\/[^"]+/g) ?? []
    const wanted = [
      'README.md',
      'LICENSE',
      'package.json',
      ...targets.map((path) => path.replace(/^\.\//, '')),
    ]
    expect(wanted.filter((path) => !files.includes(path))).toEqual([])
  })

  test('holds no tests, no build state and nothing from outside src, dist and bin', () => {
    const allowed = /^(README\.md|LICENSE|package\.json|(src|dist|bin)\/.+)$/
    const unwanted = /\.test\.|\.test-support\.|tsbuildinfo/
    expect(files.filter((path) => !allowed.test(path) || unwanted.test(path))).toEqual([])
  })

  test('holds the source that its source maps name', () => {
    const maps = files.filter((path) => path.endsWith('.js.map'))
    const sources = maps.map((path) => path.replace(/^dist/, 'src').replace(/\.js\.map$/, '.ts'))
    expect(sources.filter((path) => !files.includes(path))).toEqual([])
  })
})

test('all packages have one version, and name each other by it', () => {
  const manifests = packages.map((workspace) => JSON.parse(textOf(join(workspace, 'package.json'))))
  const [{ version }] = manifests
  expect(manifests.map((manifest) => manifest.version)).toEqual(manifests.map(() => version))
  expect(manifests[1].dependencies.ashlar).toBe(version)
})
