// Prints src/tokens/byte-pair/known-pieces-code.ts: assembly/known-pieces.ts, compiled. `npm run compile:assembly` writes it there.
import { existsSync, readFileSync } from 'node:fs'
import asc from 'assemblyscript/asc'

const source = 'assembly/known-pieces.ts'

const flags = [
  '-O3',
  '--runtime',
  'stub',
  '--noAssert',
  '--enable',
  'simd',
  '--initialMemory',
  '73',
  '--maximumMemory',
  '73',
]
let code
const { error, stderr } = await asc.main([source, '--outFile', 'code.wasm', ...flags], {
  readFile: (name) => {
    const file = new URL(`../${name}`, import.meta.url)
    return name.startsWith('assembly/') && existsSync(file) ? readFileSync(file, 'utf8') : null
  },
  writeFile: (_, contents) => {
    code = contents
  },
  listFiles: () => [],
})
if (error) throw new Error(`${source} cannot be compiled:\n${stderr.toString()}`, { cause: error })

const lines = Buffer.from(code)
  .toString('base64')
  .match(/.{1,100}/g)
console.log(`/** ${source} compiled to WebAssembly, in base64; made by scripts/compile-assembly.mjs. */
export const knownPiecesCode =
${lines.map((line) => `  '${line}'`).join(' +\n')}`)
