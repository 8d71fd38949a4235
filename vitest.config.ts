import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  resolve: {
    alias: [
      { find: /^ashlar$/, replacement: source('./packages/ashlar/src/index.ts') },
      {
        find: /^ashlar\/(markdown|html|latex|rst|asciidoc|org|json|json-lines|table|code)$/,
        replacement: source('./packages/ashlar/src/strategies/$1.ts'),
      },
      {
        find: /^ashlar\/sentences$/,
        replacement: source('./packages/ashlar/src/boundaries/sentence/index.ts'),
      },
      { find: /^ashlar\/tokens$/, replacement: source('./packages/ashlar/src/tokens/index.ts') },
      { find: /^ashlar\/evaluate$/, replacement: source('./packages/ashlar/src/evaluate/index.ts') },
      { find: /^ashlar\/testing$/, replacement: source('./packages/ashlar/src/testing/index.ts') },
    ],
  },
  test: {
    include: [
      'packages/*/src/**/*.test.ts',
      'bench/src/**/*.test.ts',
      'evaluation/src/**/*.test.ts',
      'tests/**/*.test.ts',
    ],
    testTimeout: 60_000,
    onConsoleLog: (log: string) => {
      throw new Error(`a test printed to the console: ${log}`)
    },
  },
})
