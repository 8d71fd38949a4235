import { expect, test } from 'vitest'
import type { Tree, TreeCursor } from 'web-tree-sitter'
import { findCodeLanguage } from '../../strategies/code.js'
import { grammar } from './grammars.test-support.js'
import { lineMap } from './line-map.js'
import { loadReader } from './load-grammar.js'
import { CodeWalk } from './walk-code.js'

const body = '  const one = call(a, [b, c], { d: 1 })\n  if (one) {\n    two(one)\n  }\n  return one\n'
const program = (count: number, inner: string) =>
  Array.from({ length: count }, (_, index) => `function f${index}(a, b) {\n${inner}}\n\n`).join('')

/** How often a walk over a program asks the parser; each question costs more than what is done with the answer. */
async function questionsOf(text: string): Promise<number> {
  const { parser, roles } = await loadReader(findCodeLanguage('javascript')!, grammar)
  const tree = parser.parse(text)!
  let questions = 0
  const counted = (cursor: TreeCursor) =>
    new Proxy(cursor, {
      get(_, name) {
        questions++
        const value = Reflect.get(cursor, name, cursor)
        return typeof value === 'function' ? value.bind(cursor) : value
      },
    })
  new CodeWalk(text, lineMap(text), 0).walk({ walk: () => counted(tree.walk()) } as Tree, roles)
  tree.delete()
  return questions
}

test('the parser is asked fewer than nine times a line', async () => {
  expect((await questionsOf(program(200, body))) / (200 * 8)).toBeLessThan(9)
})

test('what lies in one line is not asked about, however long it is', async () => {
  const long = body.replace('call(a,', `call(${'call(a), '.repeat(200)}`)
  expect(await questionsOf(program(5, long))).toBe(await questionsOf(program(5, body)))
})

test('questions grow with the program, not with its square', async () => {
  const [small, large] = [await questionsOf(program(50, body)), await questionsOf(program(500, body))]
  expect(large / small).toBeLessThan(10.5)
})
