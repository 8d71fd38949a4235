import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type BuildOptions, build } from 'esbuild'
import { root } from './repository.js'

/** One entry of the built package, bundled and minified as an application would. */
export interface BuiltEntry {
  /** The files of the package that it reaches, from `dist`. */
  readonly files: readonly string[]
  /** The packages and `node:` modules that it reaches, with the file that names each. */
  readonly outside: readonly { readonly name: string; readonly from: string }[]
  /** A script that sets the global `ashlar`. */
  readonly code: string
  /** The size of the same as a module, compressed with gzip. */
  readonly bytes: number
}

/**
 * Bundles a file of `packages/ashlar/dist`. Everything that is no relative import stays outside.
 *
 * @param path from `dist`, such as `testing/index.js`
 */
export async function buildEntry(path: string): Promise<BuiltEntry> {
  const bundle: BuildOptions & { metafile: true; write: false } = {
    absWorkingDir: join(root, 'packages/ashlar/dist'),
    entryPoints: [path],
    bundle: true,
    minify: true,
    platform: 'neutral',
    packages: 'external',
    external: ['node:*'],
    metafile: true,
    write: false,
  }
  const [script, module] = await Promise.all([
    build({ ...bundle, format: 'iife', globalName: 'ashlar' }),
    build({ ...bundle, format: 'esm' }),
  ])
  const { metafile, outputFiles } = script
  const outside = Object.entries(metafile.inputs).flatMap(([from, { imports }]) =>
    imports.filter((found) => found.external).map((found) => ({ name: found.path, from })),
  )
  const bytes = gzipSync(module.outputFiles[0]!.contents).length
  return { files: Object.keys(metafile.inputs), outside, code: outputFiles[0]!.text, bytes }
}
