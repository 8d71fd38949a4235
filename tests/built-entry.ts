import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { root } from './repository.js'

/** One entry of the built package, bundled and minified as an application would. */
export interface BuiltEntry {
  /** The files of the package that it reaches, from `dist`. */
  readonly files: readonly string[]
  /** The packages and `node:` modules that it reaches, with the file that names each. */
  readonly outside: readonly { readonly name: string; readonly from: string }[]
  /** A script that sets the global `ashlar`. */
  readonly code: string
  /** The size of the bundle, compressed with gzip. */
  readonly bytes: number
}

/**
 * Bundles a file of `packages/ashlar/dist`. Everything that is no relative import stays outside.
 *
 * @param path from `dist`, such as `testing/index.js`
 */
export async function buildEntry(path: string): Promise<BuiltEntry> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: join(root, 'packages/ashlar/dist'),
    entryPoints: [path],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'ashlar',
    platform: 'neutral',
    packages: 'external',
    external: ['node:*'],
    metafile: true,
    write: false,
  })
  const outside = Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
    imports.filter((found) => found.external).map((found) => ({ name: found.path, from })),
  )
  const { contents, text } = outputFiles[0]!
  return { files: Object.keys(metafile.inputs), outside, code: text, bytes: gzipSync(contents).length }
}
