import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Runs every example in a process of its own, with 64 MB for objects so that none holds a large file by accident, and
 * fails when one does. An example is a file of this folder that is not imported by another.
 */
const folder = fileURLToPath(new URL('.', import.meta.url))
const own = basename(fileURLToPath(import.meta.url))
const parts = ['generated-shelf.js', own]
const examples = readdirSync(folder).filter((name) => name.endsWith('.js') && !parts.includes(name))

const failed = examples.filter((name) => {
  console.log(`\n--- ${name.replace(/js$/, 'ts')}`)
  const { status } = spawnSync(process.execPath, ['--max-old-space-size=64', `${folder}${name}`], {
    stdio: 'inherit',
  })
  return status !== 0
})

console.log(
  `\n${examples.length - failed.length} examples ran, ${failed.length} failed ${failed.join(' ')}`.trimEnd(),
)
if (failed.length > 0 || examples.length === 0) process.exitCode = 1
