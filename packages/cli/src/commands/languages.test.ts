import { expect, test } from 'vitest'
import { fakeHost } from '../../test-support/fake-host.js'
import { main } from '../main.js'

test('each language has its endings and the package of its grammar', async () => {
  const host = fakeHost({ input: '' })
  expect(await main(['languages'], host)).toBe(0)
  expect(host.stdout.text).toMatch(/^python +\.py \.pyi \.pyw +@vscode\/tree-sitter-wasm$/m)
  expect(host.stdout.text).toMatch(/^sql +\.sql \.ddl \.psql +ashlar \(statements, no grammar\)$/m)
})

test('as JSON Lines, every grammar is installed with the command', async () => {
  const host = fakeHost({ input: '' })
  expect(await main(['languages', '--to', 'jsonl'], host)).toBe(0)
  const rows = host.stdout.text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter(({ installed }) => !installed)).toEqual([])
})
