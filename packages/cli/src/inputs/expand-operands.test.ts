import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderOf } from '../../test-support/folder-of.js'
import { expandOperands } from './expand-operands.js'

const namesIn = async (cwd: string, ...operands: string[]) =>
  (await expandOperands(operands, { cwd })).inputs.map(({ name }) => name)

test('files come as they are named, without a leading ./', async () => {
  const cwd = folderOf({ 'b.txt': 'b', 'a.txt': 'a', 'd/c.txt': 'c' })
  expect(await namesIn(cwd, './b.txt', 'a.txt', 'd/../d/c.txt')).toEqual(['b.txt', 'a.txt', 'd/c.txt'])
})

test('a file that comes up twice is read once', async () => {
  const cwd = folderOf({ 'a.txt': 'a', 'link.txt': { linkTo: 'a.txt' } })
  expect(await namesIn(cwd, 'a.txt', './a.txt', '.', 'link.txt', '*.txt')).toEqual(['a.txt'])
})

test('a folder gives its files by name, then those of its folders', async () => {
  const cwd = folderOf({ 'd/z.txt': '', 'd/B.txt': '', 'd/a.txt': '', 'd/sub/c.txt': '', 'd/more/x.txt': '' })
  expect(await namesIn(cwd, 'd')).toEqual(['d/B.txt', 'd/a.txt', 'd/z.txt', 'd/more/x.txt', 'd/sub/c.txt'])
  expect(await namesIn(join(cwd, 'd'), '.')).toEqual(['B.txt', 'a.txt', 'z.txt', 'more/x.txt', 'sub/c.txt'])
  expect(await namesIn(join(cwd, 'd', 'sub'), '../more/')).toEqual(['../more/x.txt'])
})

test('.gitignore is obeyed, nested ones too, and the innermost decides', async () => {
  const cwd = folderOf({
    '.gitignore': '*.log\nbuild/\n/top.txt\n',
    'top.txt': '',
    'a.log': '',
    'build/x.txt': '',
    'src/top.txt': '',
    'src/.gitignore': '!keep.log\nsecret.txt\n',
    'src/keep.log': '',
    'src/other.log': '',
    'src/secret.txt': '',
    'src/deep/secret.txt': '',
    'src/deep/keep.log': '',
  })
  expect((await namesIn(cwd, '.')).filter((name) => !name.endsWith('.gitignore'))).toEqual([
    'src/keep.log',
    'src/top.txt',
    'src/deep/keep.log',
  ])
})

test('the rules of a repository hold in its folders, but not for a folder or file that is named itself', async () => {
  const cwd = folderOf({
    '.git/': '',
    '.gitignore': '*.tmp\nout/\n',
    'd/a.tmp': '',
    'd/a.txt': '',
    'out/o.txt': '',
  })
  expect(await namesIn(cwd, 'd')).toEqual(['d/a.txt'])
  expect(await namesIn(cwd, 'out')).toEqual(['out/o.txt'])
  expect(await namesIn(cwd, 'd/a.tmp')).toEqual(['d/a.tmp'])
})

test('.git and node_modules are passed over', async () => {
  const cwd = folderOf({
    '.git/config': '',
    'node_modules/p/i.js': '',
    'a.txt': '',
    'sub/node_modules/x.js': '',
  })
  expect(await namesIn(cwd, '.')).toEqual(['a.txt'])
  expect(await namesIn(cwd, 'node_modules')).toEqual(['node_modules/p/i.js'])
})

test('a pattern gives the files that it matches', async () => {
  const cwd = folderOf({
    'a.md': '',
    'b.txt': '',
    'd/c.md': '',
    'd/e/f.md': '',
    '.hidden.md': '',
    'd/[x].md': '',
  })
  expect(await namesIn(cwd, '*.md')).toEqual(['a.md'])
  expect(await namesIn(cwd, '**/*.md')).toEqual(['a.md', 'd/[x].md', 'd/c.md', 'd/e/f.md'])
  expect(await namesIn(cwd, 'd/*.{md,txt}')).toEqual(['d/[x].md', 'd/c.md'])
  expect(await namesIn(cwd, 'd/*/*.md')).toEqual(['d/e/f.md'])
  expect(await namesIn(cwd, 'd/[x].md')).toEqual(['d/[x].md'])
  expect(await namesIn(join(cwd, 'd'), '../?.md')).toEqual(['../a.md'])
})

test('links are not followed out of a folder, and do not make loops', async () => {
  const outside = folderOf({ 'secret.txt': 'no' })
  const cwd = folderOf({
    'in/a.txt': 'a',
    'in/again.txt': { linkTo: 'a.txt' },
    'in/loop': { linkTo: '..' },
    'in/out.txt': { linkTo: join(outside, 'secret.txt') },
    'in/away': { linkTo: outside },
    'in/broken': { linkTo: 'nowhere' },
    entry: { linkTo: 'in' },
  })
  const { inputs, notes, faults } = await expandOperands(['in'], { cwd })
  expect(inputs.map(({ name }) => name)).toEqual(['in/a.txt'])
  expect(notes).toEqual([
    'passed over in/away: a symbolic link that leads out of the folder',
    'passed over in/broken: a symbolic link, no such file or folder',
    'passed over in/loop: a symbolic link that leads out of the folder',
    'passed over in/out.txt: a symbolic link that leads out of the folder',
  ])
  expect(faults).toEqual([])
  expect(await namesIn(cwd, 'entry')).toEqual(['entry/a.txt'])
  expect(await namesIn(cwd, 'in/out.txt')).toEqual(['in/out.txt'])
})

test('what is not there is a fault and the rest is found', async () => {
  const cwd = folderOf({ 'a.txt': '', 'empty/': '' })
  const { inputs, faults } = await expandOperands(
    ['gone.txt', 'a.txt', 'a.txt/x', 'empty', '*.md', 'no/*.md', '!a.txt', ''],
    { cwd },
  )
  expect(inputs.map(({ name }) => name)).toEqual(['a.txt'])
  expect(faults).toEqual([
    'gone.txt: no such file or folder',
    'a.txt/x: no such file or folder',
    'empty: no files to read',
    '*.md: no files to read',
    'no/*.md: no such file or folder',
    '!a.txt: no such file or folder',
    '"": no such file or folder',
  ])
})

test('standard input stands where it is named', async () => {
  const cwd = folderOf({ 'a.txt': '' })
  expect(await namesIn(cwd, 'a.txt', '-', '-')).toEqual(['a.txt', '-'])
})

test('the file that output goes to is passed over in folders', async () => {
  const cwd = folderOf({ 'a.txt': '', 'out.jsonl': '' })
  const { inputs } = await expandOperands(['.'], { cwd, except: join(cwd, 'out.jsonl') })
  expect(inputs.map(({ name }) => name)).toEqual(['a.txt'])
})
