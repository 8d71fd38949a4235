import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { transform } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CodeBlock, codeBlocks } from './code-blocks.js'
import { repositoryFiles, root, run, textOf } from './repository.js'

const pages = repositoryFiles().filter((path) => path.endsWith('.md'))
const runnable = pages.flatMap(codeBlocks).filter(({ language }) => language === 'ts' || language === 'js')

/** Inside the repository, so that `ashlar` is found, as it was built. */
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache/documentation-'))
afterAll(() => rmSync(folder, { recursive: true }))

const nameOf = ({ path, line }: CodeBlock) => `${path.replace(/\W+/g, '-')}-${line}`

describe('every ts and js block of the documentation runs as it stands and prints what it says', () => {
  let printed: ReadonlyMap<string, string>
  beforeAll(async () => {
    printed = await runBlocks()
  })

  test.each(runnable.map((block) => [`${block.path}:${block.line}`, block] as const))('%s', (_, block) => {
    expect(printed.get(nameOf(block))?.trimEnd()).toBe(block.printed.join('\n'))
  })

  test('and passes the type check', () => {
    expect(runnable.length).toBeGreaterThan(10)
    for (const block of runnable) {
      writeFileSync(join(folder, `${nameOf(block)}.ts`), `${block.code}\nexport {}\n`)
    }
    const config = {
      extends: relative(folder, join(root, 'tsconfig.check.json')),
      compilerOptions: { noUnusedLocals: false },
      include: ['*.ts'],
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config))
    expect(typeErrors(join(folder, 'tsconfig.json'))).toBe('')
  })
})

/** What each block prints. One process runs them one after another: to start one for each takes ten times as long. */
async function runBlocks(): Promise<ReadonlyMap<string, string>> {
  const lines: string[] = []
  for (const block of runnable) {
    const { code } = await transform(block.code, { loader: 'ts', format: 'esm', target: 'node20' })
    writeFileSync(join(folder, `${nameOf(block)}.mjs`), code)
    lines.push(
      `console.log('\\0${nameOf(block)}')`,
      `await import('./${nameOf(block)}.mjs').catch((error) => console.log(error))`,
    )
  }
  writeFileSync(join(folder, 'all.mjs'), lines.join('\n'))
  const outputs = run('node', [join(folder, 'all.mjs')], join(root, 'examples/data'))
    .split('\0')
    .slice(1)
  return new Map(
    outputs.map((output): [string, string] => {
      const end = output.indexOf('\n')
      return [output.slice(0, end), output.slice(end + 1)]
    }),
  )
}

function typeErrors(config: string): string {
  try {
    return run('npx', ['tsc', '-p', config])
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout)
  }
}

test('what a page says that an example prints, it prints', async () => {
  const claims = pages.flatMap((path) =>
    [...textOf(path).matchAll(/<!-- printed by (\S+) -->\n```text\n(.*?)^```$/gms)].map((match) =>
      match.slice(1),
    ),
  )
  expect(claims.length).toBeGreaterThan(0)
  for (const [example, text] of claims) {
    const { code } = await transform(textOf(example!), { loader: 'ts', format: 'esm', target: 'node20' })
    writeFileSync(join(folder, 'example.mjs'), code)
    expect(text!.trimEnd()).toBe(run('node', [join(folder, 'example.mjs')]).trimEnd())
  }
})

test('what a page says that the command prints, it prints', () => {
  const claims = pages.flatMap((path) =>
    [...textOf(path).matchAll(/<!-- printed in (\S+) by ashlar ([^\n]+) -->\n```text\n(.*?)^```$/gms)].map(
      (match) => match.slice(1),
    ),
  )
  expect(claims.length).toBeGreaterThan(0)
  for (const [place, args, text] of claims) {
    const bin = join(root, 'packages/cli/bin/ashlar.js')
    expect(run('node', [bin, ...args!.split(' ')], join(root, place!)).trimEnd()).toBe(text!.trimEnd())
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
  for (const command of ['npx ashlar chunk README.md', 'npm ci && npm test']) {
    expect(textOf('README.md')).toContain(command)
    expect(textOf('.ci/run')).toContain(command)
  }
})
