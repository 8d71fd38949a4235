import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import { afterAll, describe, expect, test } from 'vitest'
import { type CodeBlock, codeBlocks } from './code-blocks.js'
import { repositoryFiles, root, run, textOf } from './repository.js'

const runFile = promisify(execFile)
const pages = repositoryFiles().filter((path) => path.endsWith('.md'))
const runnable = pages.flatMap(codeBlocks).filter(({ language }) => language === 'ts' || language === 'js')

/** Inside the repository, so that `ashlar` is found. */
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/documentation-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = ({ path, line }: CodeBlock) => join(folder, `${path.replace(/\W+/g, '-')}-${line}`)

describe('every ts and js block of the documentation runs as it stands and prints what it says', () => {
  test.concurrent.each(runnable.map((block) => [`${block.path}:${block.line}`, block] as const))(
    '%s',
    async (_, block) => {
      const { code } = await transform(block.code, { loader: 'ts', format: 'esm', target: 'node20' })
      writeFileSync(`${fileOf(block)}.mjs`, code)
      const { stdout } = await runFile('node', [`${fileOf(block)}.mjs`], { cwd: join(root, 'examples/data') })
      const printed = stdout.trimEnd()
      expect(printed === '' ? [] : printed.split('\n')).toEqual(block.printed)
    },
  )

  test('and passes the type check', () => {
    expect(runnable.length).toBeGreaterThan(10)
    for (const block of runnable) writeFileSync(`${fileOf(block)}.ts`, `${block.code}\nexport {}\n`)
    const config = {
      extends: relative(folder, join(root, 'tsconfig.check.json')),
      compilerOptions: { noUnusedLocals: false },
      include: ['*.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    expect(typeErrors(join(folder, 'tsconfig.json'))).toBe('')
  })
})

function typeErrors(config: string): string {
  try {
    return run('npx', ['tsc', '-p', config])
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}

test('what a page says that an example prints, it prints', () => {
  const claims = pages.flatMap((path) =>
    [...textOf(path).matchAll(/<!-- printed by (\S+) -->\n```text\n(.*?)^```$/gms)].map((match) =>
      match.slice(1),
    ),
  )
  expect(claims.length).toBeGreaterThan(0)
  for (const [example, text] of claims) {
    const script = example!.replace('/src/', '/dist/').replace(/\.ts$/, '.js')
    expect(text!.trimEnd()).toBe(run('node', [script]).trimEnd())
  }
})

test('every link to a file of the repository leads somewhere', () => {
  const lost = pages.flatMap((path) =>
    [...textOf(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)]
      .filter(([, target]) => !existsSync(join(root, dirname(path), target!)))
      .map(([, target]) => `${path}: ${target}`),
  )
  expect(lost).toEqual([])
})

test('.ci/run runs the two commands that README.md begins with', () => {
  const commands = ['npx ashlar chunk README.md', 'npm ci && npm test']
  for (const command of commands) {
    expect(textOf('README.md')).toContain(command)
    expect(textOf('.ci/run')).toContain(command)
  }
})
