import { describe, expect, test } from 'vitest'
import { fakeHost } from '../test-support/fake-host.js'
import { folderOf } from '../test-support/folder-of.js'
import { main } from './main.js'
import { skippedNote } from './skipped-note.js'

const page =
  '<script>a()</script><nav>Home</nav><main><p>Text.<!-- x --></p><script>b()</script></main><!-- y -->'

const notesOf = async (...args: string[]) => {
  const cwd = folderOf({ 'page.html': page })
  const host = fakeHost({ cwd })
  expect(await main(['chunk', 'page.html', ...args], host)).toBe(0)
  return { notes: host.stderr.text, chunks: host.stdout.text }
}

describe('what is left out of a page', () => {
  test('is told in one line, with its names', async () => {
    const { notes, chunks } = await notesOf('--render', 'text')
    expect(notes).toBe('ashlar: note: page.html: left out 2 script, 1 nav, 2 comments (75 characters)\n')
    expect(JSON.parse(chunks).rendered).toBe('Text.')
  })

  test('is nothing as long as the page is embedded as it is', async () => {
    expect((await notesOf()).notes).toBe('')
  })

  test('is decided by selectors, which ask for clean text', async () => {
    const { notes, chunks } = await notesOf('--select', 'p')
    expect(notes).toBe(
      'ashlar: note: page.html: left out 2 parts outside --select, 1 comment (88 characters)\n',
    )
    expect(JSON.parse(chunks).rendered).toBe('Text.')
  })

  test('is not decided by selectors where the page is to be embedded as it is', async () => {
    const host = fakeHost({ input: page })
    expect(await main(['chunk', '-', '--as', 'html', '--render', 'html', '--ignore', 'nav'], host)).toBe(2)
    expect(host.stderr.text).toMatch(/--ignore: wanted together with --render text or markdown/)
  })
})

test('numbers have separators, and one is one', () => {
  expect(skippedNote([{ start: 0, end: 12_345, what: 'comment' }])).toBe(
    'left out 1 comment (12,345 characters)',
  )
})
