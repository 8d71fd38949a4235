#!/usr/bin/env node
// Plain enough to be read by old versions of Node, so that they get a message instead of a syntax error.
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`ashlar: needs Node 20.19 or newer; this is Node ${process.versions.node}\n`)
  process.exitCode = 2
} else {
  import('node:module')
    .then((module) => module.enableCompileCache?.())
    .then(() => import('../dist/main.js'))
    .then(({ main }) => main(process.argv.slice(2)))
    .then((status) => {
      process.exitCode = status
    })
}
