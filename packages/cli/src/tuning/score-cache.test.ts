import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf } from '../../test-support/folder-of.js'
import { ScoreCache } from './score-cache.js'

function counting() {
  const asked: string[] = []
  const judge = async (candidate: string, cases: readonly number[]) => {
    asked.push(`${candidate} ${cases}`)
    return cases.map((one) => one / 2)
  }
  return { asked, judge }
}

test('what was judged once is not judged again, in a later run neither', async () => {
  const folder = folderOf({})
  const { asked, judge } = counting()
  for (let run = 0; run < 2; run++) {
    const remembering = new ScoreCache(folder).remembering(judge, (candidate) => candidate)
    expect(await remembering('a', [1, 2])).toEqual([0.5, 1])
    expect(await remembering('a', [1, 2])).toEqual([0.5, 1])
    expect(await remembering('b', [1, 2])).toEqual([0.5, 1])
    expect(await remembering('a', [2])).toEqual([1])
  }
  expect(asked).toEqual(['a 1,2', 'b 1,2', 'a 2'])
})

test('half a line of an interrupted run spoils nothing else', async () => {
  const folder = folderOf({})
  const first = counting()
  await new ScoreCache(folder).remembering(first.judge, String)('a', [1])
  appendFileSync(join(folder, 'scores.jsonl'), '\n{"key":"ab')
  const second = counting()
  const remembering = new ScoreCache(folder).remembering(second.judge, String)
  await remembering('a', [1])
  await remembering('b', [1])
  expect(second.asked).toEqual(['b 1'])
  await new ScoreCache(folder).remembering(second.judge, String)('b', [1])
  expect(second.asked).toEqual(['b 1'])
})
