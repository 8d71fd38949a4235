import { expect, test } from 'vitest'
import { Recorder } from '../test-support/fake-host.js'
import { ShareProgress } from './share-progress.js'

const late = () => {
  let calls = 0
  return () => 1000 * calls++
}

test('reports that come while the bar is loaded share one bar, and after the end nothing is drawn', async () => {
  const terminal = new Recorder({ isTTY: true })
  const progress = new ShareProgress(terminal, late())
  const shown = [progress.show(0.1, 'first'), progress.show(0.2, 'second')]
  await Promise.all(shown)
  await progress.show(0.5, 'third')
  const unfinished = progress.show(0.6, 'too late')
  await progress.stop()
  await unfinished
  await progress.show(0.7, 'after the end')
  expect(terminal.text.match(/first/g)).toHaveLength(1)
  expect(terminal.text).not.toContain('after the end')
})

test('where nobody looks, and where it is soon over, nothing is shown', async () => {
  const file = new Recorder()
  await new ShareProgress(file, late()).show(0.5, 'x')
  const terminal = new Recorder({ isTTY: true })
  await new ShareProgress(terminal, () => 0).show(0.5, 'x')
  expect(file.text + terminal.text).toBe('')
})
