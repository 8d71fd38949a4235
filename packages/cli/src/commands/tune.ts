import { writeFileSync } from 'node:fs'
import { type CommandSpec, status } from '../command.js'
import { readConfiguration } from '../evaluating/configuration.js'
import type { Host } from '../host.js'
import { faultOf } from '../inputs/file-fault.js'
import { outputPath } from '../outputs/open-output.js'
import { Report } from '../report.js'
import { ShareProgress } from '../share-progress.js'
import { recommendedConfig } from '../tuning/recommended-config.js'
import { runTuning } from '../tuning/run-tuning.js'
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
      line: 'ashlar tune docs --questions questions.jsonl --save chunking.json',
      does: 'the best settings for answering questions, in a file; then: ashlar chunk docs --config chunking.json',
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
  const baseline = readConfiguration(values.against, host.cwd)
  const save = values.save && outputPath(values.save, host.cwd)
  const progress = new ShareProgress(host.stderr)
  try {
    const tuned = await runTuning({ operands, values, baseline, host, report, progress })
    if (save) write(save, '--save', `${JSON.stringify(recommendedConfig(tuned), undefined, 2)}\n`)
    progress.stop()
    host.stdout.write(values.to === 'json' ? tunedJson(tuned) : tunedText(tuned, operands))
  } finally {
    progress.stop()
  }
  return report.faults > 0 ? status.inputsFailed : status.fine
}

function write(path: string, option: string, content: string): void {
  try {
    writeFileSync(path, content)
  } catch (error) {
    throw new UsageError(`${option} ${path}: ${faultOf(error)}`)
  }
}
