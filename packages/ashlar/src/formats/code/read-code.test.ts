import { describe, expect, test } from 'vitest'
import { expectOutlineInvariants } from '../../outline/outline-invariants.test-support.js'
import { outlineIn, strongLines } from './grammars.test-support.js'
import { readIndented } from './indented-code.js'
import { codeLanguages } from './languages.js'
import { programs } from './programs.test-support.js'

describe.each(programs)('a program in $language', ({ language, text, titles, glued }) => {
  test('has its declarations by name, and an outline as promised', async () => {
    const outline = await outlineIn(language, text)
    expectOutlineInvariants(text, outline)
    const found = outline.nodes.flatMap(({ title }) => title ?? [])
    expect(found).toEqual(expect.arrayContaining([...titles]))
  })

  test('keeps comments, decorators and modifiers with what they belong to', async () => {
    const strong = strongLines(text, await outlineIn(language, text))
    for (const line of glued) expect(text).toContain(line)
    expect(glued.filter((line) => strong.includes(line))).toEqual([])
  })

  test('has leads that begin with their line and end before the body', async () => {
    for (const { lead } of (await outlineIn(language, text)).nodes) {
      if (lead === undefined) continue
      expect(lead.start === 0 || text[lead.start - 1]).toSatisfy(
        (one: unknown) => one === true || one === '\n',
      )
      expect(text.slice(lead.start, lead.end).trimEnd()).toBe(text.slice(lead.start, lead.end))
    }
  })

  test('is read by its lines too', () => {
    expectOutlineInvariants(text, readIndented(text))
  })
})

test('every grammar that is listed can be loaded', async () => {
  for (const { name } of codeLanguages) await outlineIn(name, 'a\nb\n')
})

test('damage in one place leaves declarations elsewhere known', async () => {
  const text = 'function a() {\n  one()\n}\n\n)( = {\n\nfunction b() {\n  two()\n}\n'
  const { nodes } = await outlineIn('typescript', text)
  expect(nodes.flatMap(({ title }) => title ?? [])).toEqual(expect.arrayContaining(['a()']))
})

test.each([
  ['brackets in one line', `const a = ${'['.repeat(10_000)}${']'.repeat(10_000)}\n`],
  ['brackets on lines of their own', `const a = ${'[\n'.repeat(10_000)}${']\n'.repeat(10_000)}`],
  ['brackets that never close', '(\n'.repeat(10_000)],
  ['functions', `${'function a() {\n'.repeat(3_000)}${'}\n'.repeat(3_000)}`],
])('ten thousand nested %s do not overflow', async (_, text) => {
  expectOutlineInvariants(text, await outlineIn('typescript', text))
})

test.each([
  '\0\0const a = 1;\0\nlet b\n',
  '\ufeffconst a = 1\nlet b\n',
  '\ud800 "\udc00"\nx\n',
  'a\r\nb\rc\n',
  '',
  '\n',
  ' \n\t\n',
])('odd text is no fault: %j', async (text) => {
  expectOutlineInvariants(text, await outlineIn('typescript', text))
  expectOutlineInvariants(text, readIndented(text))
})
