import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findBrowser, openPage } from '../../test-support/find-browser.js'
import { folderOf } from '../../test-support/folder-of.js'
import { guildCorpus, questionLines } from '../../test-support/guild-corpus.js'
import { runAshlar } from '../../test-support/run-ashlar.js'

const browser = findBrowser()

/** Ends whatever it is put into, then tries to run. */
const attack = `</script></style></title></svg>'"><img src=x onerror="console.error('ran')"><script>console.error('ran')</script>`

describe.skipIf(browser === undefined)('the report in a browser (skipped where there is no Chromium)', () => {
  test('a script that runs would be noticed', async () => {
    const path = join(folderOf({ 'a.html': `<title>a</title>${attack}` }), 'a.html')
    const { console } = await openPage(browser!, path)
    expect(console.join('\n')).toContain('ran')
  })

  test('shows its plots and runs nothing, whatever the texts in it say', async () => {
    const { files, questions } = guildCorpus()
    const text = `${'Padding that nobody asks for. '.repeat(80)}${attack} \x1b[31m`
    const hostile = {
      id: attack,
      question: `What does it say? ${attack}`,
      source: `${attack.replaceAll('/', '')}.md`,
      // More than the budget holds, so that the question is shown among the worst.
      excerpts: [{ start: 0, end: text.length }],
    }
    const cwd = folderOf({
      ...files,
      [`docs/${hostile.source}`]: text,
      'questions.jsonl': questionLines([...questions, hostile]),
    })
    const args = [
      'tune',
      'docs',
      '--questions',
      'questions.jsonl',
      '--cache',
      'none',
      '--report',
      'report.html',
    ]
    // A budget that some passages are beyond, so that there are questions to show.
    const { status, stderr } = await runAshlar([...args, '--budget', '40'], { cwd })
    expect([status, stderr]).toEqual([0, ''])
    const { dom, console } = await openPage(browser!, join(cwd, 'report.html'))
    expect(console).toEqual([])
    expect(dom).toContain('&lt;script&gt;console.error')
    expect([...dom.matchAll(/<figure class="plot/g)].length).toBeGreaterThanOrEqual(9)
    expect([...dom.matchAll(/<(?:polyline|circle|rect)\b/g)].length).toBeGreaterThan(50)
    expect(dom).toContain('<mark>')
    expect(dom).not.toMatch(/<(?:script|img)\b/i)
    expect(dom.match(/<text\b[^>]*>(?:NaN|undefined|Infinity)/)).toBeNull()
    expect(dom.match(/(?:NaN|undefined|Infinity)"/)).toBeNull()
  })
})
