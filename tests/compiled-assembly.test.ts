import { expect, test } from 'vitest'
import { run, textOf } from './repository.js'

test('the committed WebAssembly is what its source compiles to', () => {
  const compiled = run('node', ['packages/ashlar/scripts/compile-assembly.mjs'])
  const committed = textOf('packages/ashlar/src/tokens/byte-pair/known-pieces-code.ts')
  expect(compiled === committed, 'npm run compile:assembly has to be run').toBe(true)
})
