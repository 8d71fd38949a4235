import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fakeHost } from '../test-support/fake-host.js'
import { folderOf } from '../test-support/folder-of.js'
import { commands } from './commands/registry.js'
import { main } from './main.js'
import { parseCommand } from './parse-command.js'

const printed = async (...args: string[]) => {
  const host = fakeHost({ input: '' })
  const status = await main(args, host)
  return { status, out: host.stdout.text, err: host.stderr.text }
}

test('without a command the overview is shown, as wrong usage', async () => {
  const { status, out, err } = await printed()
  expect([status, out]).toEqual([2, ''])
  for (const name of Object.keys(commands)) expect(err).toContain(`  ${name}`)
})

test.each([['--help'], ['-h'], ['help']])('%s shows the overview', async (word) => {
  const { status, out } = await printed(word)
  expect(status).toBe(0)
  expect(out).toContain('Usage: ashlar <command>')
})

test.each(Object.keys(commands))('every option in the help of %s is a real one', async (name) => {
  const { status, out } = await printed('help', name)
  expect(status).toBe(0)
  expect(out).toBe((await printed(name, '--help')).out)
  const { options, readsInput } = await commands[name]!.load()
  const shown = [...out.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)].map(([, long]) => long!)
  expect(shown.filter((long) => long !== 'help').sort()).toEqual(
    Object.values(options)
      .map(({ flags }) => /--([a-z-]+)/.exec(flags)![1]!)
      .sort(),
  )
  expect(readsInput).toBe(!['evaluate', 'languages', 'tune'].includes(name))
})

test.each(Object.keys(commands))('every example of %s is accepted as far as its options go', async (name) => {
  for (const { line } of (await commands[name]!.load()).examples) {
    const words = [
      ...line
        .replace(/^.*\| /, '')
        .replace(/>.*$/, '')
        .matchAll(/"([^"]*)"|(\S+)/g),
    ]
    const args = words.map(([, quoted, bare]) => quoted ?? bare!).slice(2)
    if (['evaluate', 'tune'].includes(name)) {
      // They need a corpus and questions about it: evaluate.test.ts and tune.test.ts run them.
      expect(parseCommand(await commands[name]!.load(), args)).toHaveProperty('values')
      continue
    }
    const options = args.filter((word, at) => word.startsWith('-') || args[at - 1]?.startsWith('--'))
    const host = fakeHost({ input: 'x', cwd: folderOf({ 'chunking.json': '{}' }) })
    const withoutFile = options.filter((word, at) => word !== '--out' && options[at - 1] !== '--out')
    expect([line, await main([name, ...withoutFile], host), host.stderr.text]).toEqual([line, 0, ''])
  }
})

test.each(['--version', '-V'])('%s shows the version', async (word) => {
  const { status, out } = await printed(word)
  expect(status).toBe(0)
  expect(out).toMatch(/^\d+\.\d+\.\d+\S*\n$/)
})

test.each([
  ['chnk', 'unknown command "chnk". Did you mean chunk?'],
  ['toString', 'unknown command "toString". Known are chunk, '],
  ['--verison', 'unknown option --verison. Did you mean --version?'],
])('%s is refused', async (word, message) => {
  const { status, out, err } = await printed(word)
  expect([status, out]).toEqual([2, ''])
  expect(err).toContain(message)
})

test('a file in place of a command is answered with the command for it', async () => {
  const host = fakeHost({ input: '', cwd: new URL('..', import.meta.url).pathname })
  expect(await main(['package.json'], host)).toBe(2)
  expect(host.stderr.text).toContain('Did you mean ashlar chunk package.json?')
})

test.each(Object.keys(commands))('docs/command.md names every option of %s', async (name) => {
  const page = readFileSync(new URL('../../../docs/command.md', import.meta.url), 'utf8').replaceAll(
    '\\|',
    '|',
  )
  const section = page.slice(page.indexOf(`\n## \`ashlar ${name}\``) + 1).split('\n## `')[0]!
  const { options } = await commands[name]!.load()
  const missing = Object.values(options).filter(({ flags }) => !section.includes(`\`${flags}\``))
  expect(missing.map(({ flags }) => flags)).toEqual([])
})
