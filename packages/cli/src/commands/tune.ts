import { writeFileSync } from 'node:fs'
import { type CommandSpec, status } from '../command.js'
import { readConfiguration } from '../evaluating/configuration.js'
import type { Host } from '../host.js'
import { faultOf } from '../inputs/file-fault.js'
import { outputPath } from '../outputs/open-output.js'
import { Report } from '../report.js'
import { ShareProgress } from '../share-progress.js'
import { recommendedConfig } from '../tuning/recommended-config.js'
import { runTuning, type Tuned } from '../tuning/run-tuning.js'
import { tunedJson, tunedText } from '../tuning/tuned-text.js'
import { UsageError } from '../usage-error.js'
import { type TuneValues, tuneOptions } from './tune-options.js'

/** `ashlar tune`: searches the best settings for a corpus. */
export const tuneCommand: CommandSpec<typeof tuneOptions> = {
  name: 'tune',
  operands: '[corpus...]',
  description:
    'Searches strategy, size, overlap and packer for a corpus, and tests what it found on questions that it held out.\n\n' +
    'A corpus is a folder, files or a pattern. Questions are as for ashlar evaluate; a hundred or more show something.',
  options: tuneOptions,
  examples: [
    {
      line: 'ashlar tune docs --questions questions.jsonl --save chunking.json --report tuning.html',
      does: 'the best settings for answering questions, in a file and on a page; then: ashlar chunk docs --config chunking.json',
    },
    { line: 'ashlar tune docs', does: 'without questions: by headings and first sentences' },
    {
      line: 'ashlar tune docs --questions questions.jsonl --use search --budget 1000 --embedder embed.js',
      does: 'for a person who reads the results, by your own embedding model',
    },
  ],
  readsInput: false,
  run: runTune,
}

async function runTune(operands: readonly string[], values: TuneValues, host: Host): Promise<number> {
  const report = new Report(host.stderr)
  const against = readConfiguration(values.against, host.cwd)
  const save = values.save && outputPath(values.save, host.cwd, '--save')
  const page = values.report && outputPath(values.report, host.cwd, '--report')
  const progress = new ShareProgress(host.stderr)
  try {
    const tuned = await runTuning({ operands, values, against, host, report, progress })
    if (save) write(save, '--save', `${JSON.stringify(recommendedConfig(tuned), undefined, 2)}\n`)
    if (page) write(page, '--report', await reportPage(tuned, progress))
    await progress.stop()
    host.stdout.write(values.to === 'json' ? tunedJson(tuned) : tunedText(tuned))
  } finally {
    await progress.stop()
  }
  return report.faults > 0 ? status.inputsFailed : status.fine
}

async function reportPage(tuned: Tuned, progress: ShareProgress): Promise<string> {
  const [{ tuningPage }, { sizeSweep }] = await Promise.all([
    import('../page/tuning-page.js'),
    import('../tuning/size-sweep.js'),
  ])
  return tuningPage(tuned, await sizeSweep(tuned, (share) => progress.show(share, 'drawing the report')))
}

function write(path: string, option: string, content: string): void {
  try {
    writeFileSync(path, content)
  } catch (error) {
    throw new UsageError(`${option} ${path}: ${faultOf(error)}`)
  }
}
