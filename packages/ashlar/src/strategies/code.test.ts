import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chunk } from '../chunk-text.js'
import { codeIn, grammar } from '../formats/code/grammars.test-support.js'
import { programs } from '../formats/code/programs.test-support.js'
import { expectOutlineInvariants } from '../outline/outline-invariants.test-support.js'
import { assertFaithful } from '../testing/assert-faithful.js'
import { findCodeLanguage, indentedCode, loadCode, loadComponents } from './code.js'

const store = `import { a } from 'a'

/** Holds values. */
class Store {
  // Finds one.
  get(key) {
    const found = this.items.get(key)
    if (found === undefined) throw new Error('nothing there')

    return found
  }

  put(key, value) {
    this.items.set(key, value)
  }
}
`

test('a class over the limit is cut between methods, and each piece shows whose they are', async () => {
  const chunks = chunk(store, { size: 200, strategy: await codeIn('javascript') })
  expect(chunks.map(({ rendered }) => rendered)).toEqual([
    "import { a } from 'a'",
    "/** Holds values. */\nclass Store {\n  // Finds one.\n  get(key) {\n    const found = this.items.get(key)\n    if (found === undefined) throw new Error('nothing there')\n\n    return found\n  }",
    'class Store {\n  put(key, value) {\n    this.items.set(key, value)\n  }\n}',
  ])
  expect(chunks.map(({ headings }) => headings)).toEqual([[], ['class Store'], ['class Store', 'put()']])
})

test('a function over the limit is cut between statements, under its signature', async () => {
  const chunks = chunk(store, { size: 110, strategy: await codeIn('javascript') })
  const tail = chunks.find(({ text }) => text.startsWith('    if (found'))!
  expect(tail.rendered).toMatch(/^class Store \{\n {2}get\(key\) \{\n {4}if/)
  expect(tail.headings).toEqual(['class Store', 'get()'])
})

test('a comment is not cut where the bracket below its statement can be', async () => {
  const text =
    "function f(a) {\n  // One line of it,\n  // and a second.\n  if (a)\n    { thrown('a message of some length', a) }\n}\n"
  const chunks = chunk(text, { size: 90, strategy: await codeIn('javascript') })
  expect(chunks.map((one) => one.text)).toContain('  // One line of it,\n  // and a second.\n  if (a)')
})

test('a long literal is cut at its lines, and nothing of it is lost', async () => {
  const text = `const text = \`\n${'  a line of words\n'.repeat(20)}\`\n`
  const chunks = chunk(text, { size: 100, strategy: await codeIn('javascript'), trim: false })
  expect(chunks.map((one) => one.text).join('')).toBe(text)
  expect(chunks.slice(1).every((one) => one.text.startsWith('  a line'))).toBe(true)
})

test('long comments are prose', async () => {
  const text = `/*\n${'Words go on here and there. Another sentence follows it. '.repeat(6)}\n*/\nlet a\n`
  const chunks = chunk(text, { size: 80, strategy: await codeIn('javascript') })
  expect(chunks[1]!.text).toMatch(/^(Words|Another).*\.$/)
})

test('without a grammar blank lines and indentation tell the blocks', () => {
  const text = '-- one\nCREATE TABLE a (\n  b int,\n  c int\n);\n\n-- two\nCREATE TABLE d (\n  e int\n);\n'
  const chunks = chunk(text, { size: 50, strategy: indentedCode() })
  expect(chunks.map((one) => one.text)).toEqual([
    '-- one\nCREATE TABLE a (\n  b int,\n  c int\n);',
    '-- two\nCREATE TABLE d (\n  e int\n);',
  ])
})

test('an unknown language is refused, with the closest', async () => {
  await expect(loadCode('pyhton', { grammar })).rejects.toThrow("Did you mean 'python'?")
})

test('a grammar that cannot be loaded is named, with its package', async () => {
  const entry = { ...findCodeLanguage('go')! }
  await expect(loadCode(entry, { grammar: () => 'gone.wasm' })).rejects.toThrow(
    /npm install @vscode\/tree-sitter-wasm/,
  )
})

test('languages are found by name, alias and ending', () => {
  expect(['TypeScript', 'py', '.RS', 'c++', '.h'].map((name) => findCodeLanguage(name)?.name)).toEqual([
    'typescript',
    'python',
    'rust',
    'cpp',
    'c',
  ])
  expect(findCodeLanguage('english')).toBeUndefined()
})

describe('the contract', () => {
  test.each(programs)('holds for $language at any size', async ({ language, text }) => {
    const strategy = await codeIn(language)
    for (const size of [1, 20, 100, 400]) {
      for (const overlap of [0, Math.floor(size / 4)]) {
        const options = { size, overlap, strategy }
        assertFaithful(text, chunk(text, options), options)
      }
    }
  })

  test.each(['typescript', 'python', 'c'])('holds for lines of %s in any order', async (language) => {
    const strategy = await codeIn(language)
    const lines = programs.flatMap((program) =>
      program.language === language ? program.text.split('\n') : [],
    )
    const line = fc.oneof(
      fc.constantFrom(...lines, '', '}', '  )', '"""', '/*', '\t', '`', '\r'),
      fc.string({ maxLength: 12 }),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), fc.integer({ min: 1, max: 200 }), (made, size) => {
        const text = made.join('\n')
        for (const one of [strategy, indentedCode()]) {
          const options = { size, strategy: one }
          assertFaithful(text, chunk(text, options), options)
        }
      }),
      { seed: 6, numRuns: 25 },
    )
  })
})

test('a component of one file has its script, template and style as blocks, and what is in them', async () => {
  const text = `<script setup lang="ts">
import { ref } from 'vue'

// Counts.
function step() {
  count.value++
}
</script>

<template>
  <div>
    <p>Text</p>
  </div>
</template>

<style scoped>
.a {
  color: red;
}
</style>
`
  const strategy = await loadComponents({ grammar })
  expectOutlineInvariants(text, strategy.outline!({ id: '', text }))
  const chunks = chunk(text, { size: 84, strategy })
  expect(chunks.map(({ headings }) => headings)).toEqual([
    ['script'],
    ['script', 'step()'],
    ['template'],
    ['style'],
  ])
  expect(chunks[1]!.rendered).toBe(
    '<script setup lang="ts">\n// Counts.\nfunction step() {\n  count.value++\n}\n</script>',
  )
  for (const size of [1, 10, 50, 200])
    assertFaithful(text, chunk(text, { size, strategy }), { size, strategy })
})

test('a declaration that fits stays whole before an #else', async () => {
  const struct = 'struct a {\n  int b;\n# if B\n  int c;\n# endif\n} ;'
  const text = `#if A\n${struct}\n#else\nint d;\n#endif\n${'int e;\n'.repeat(9)}`
  const chunks = chunk(text, { size: 60, strategy: await codeIn('c') })
  expect(chunks.map((one) => one.text).find((one) => one.includes('struct'))).toContain(struct)
})

test('between two comments of several lines is a better place than within one', async () => {
  const text = '/**\n * First words.\n */\n/**\n * Other words.\n */\nfunction a() {}\n'
  const chunks = chunk(text, { size: 45, strategy: await codeIn('javascript') })
  expect(chunks.map((one) => one.text)).toEqual([
    '/**\n * First words.\n */',
    '/**\n * Other words.\n */\nfunction a() {}',
  ])
})

test('a string documents a program behind its comments, not where it is a value', async () => {
  const text = '# A comment.\n"""Words."""\na = (\n  "value"\n)\n'
  const outline = (await codeIn('python')).outline!({ id: '', text })
  const code = [...outline.verbatim].map(({ start, end }) => text.slice(start, end)).join('')
  expect(code).not.toContain('Words')
  expect(code).toContain('value')
})

test('a declaration that fits stays whole behind an #elif', async () => {
  const macro = '# define a(b, c) \\\n  b c d e f g h i j'
  const text = `#if A\nint x;\n#elif B\n${macro}\n#else\nint d;\n#endif\n`
  const chunks = chunk(text, { size: 45, strategy: await codeIn('c') })
  expect(chunks.map((one) => one.text).find((one) => one.includes('define'))).toContain(macro)
})

test('a statement that fits stays whole though functions are in it', async () => {
  const call = 'export default define({\n  a: () => {\n    one()\n  },\n  b: () => {\n    two()\n  },\n})'
  const text = `import { define } from 'define'\n\n${call}\n`
  const chunks = chunk(text, { size: 100, strategy: await codeIn('javascript') })
  expect(chunks.map((one) => one.text)).toEqual(["import { define } from 'define'", call])
})
