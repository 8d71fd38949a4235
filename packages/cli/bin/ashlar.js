#!/usr/bin/env node
// Plain enough to be read by old versions of Node, so that they get a message instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`ashlar: needs Node 20.19 or newer; this is Node ${process.versions.node}\n`)
  process.exitCode = 2
} else {
  // Waiting keeps no process alive: without this, work that is never done would end quietly, and as if all were well.
  const endUndone = () => {
    process.stderr.write(
      'ashlar: ended before it was done: what it waited for, such as an embedder, never answers\n',
    )
    process.exitCode = 1
  }
  process.once('beforeExit', endUndone)
  import('node:module')
    .then((module) => module.enableCompileCache?.())
    .then(() => import('../dist/main.js'))
    .then(({ main }) => main(process.argv.slice(2)))
    .then((status) => {
      process.off('beforeExit', endUndone)
      process.exitCode = status
    })
}
