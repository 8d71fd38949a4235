import { pairedBootstrap } from 'ashlar/evaluate'
import { type CommandSpec, status } from '../command.js'
import { cacheFolder } from '../evaluating/cache-folder.js'
import { readConfiguration } from '../evaluating/configuration.js'
import { type Compared, evaluationJson, evaluationText } from '../evaluating/evaluation-text.js'
import { type Measured, measureConfiguration, recallOf } from '../evaluating/measured.js'
import { prepareBench } from '../evaluating/prepare-bench.js'
import type { Host } from '../host.js'
import { Report } from '../report.js'
import { ShareProgress } from '../share-progress.js'
import { UsageError } from '../usage-error.js'
import { type EvaluateValues, evaluateOptions } from './evaluate-options.js'

/** `ashlar evaluate`: measures configurations on a corpus and questions about it. */
export const evaluateCommand: CommandSpec<typeof evaluateOptions> = {
  name: 'evaluate',
  operands: '[corpus...]',
  description:
    'Measures how well questions are answered from the chunks of a corpus, for one configuration or several.\n\n' +
    'A corpus is a folder, files or a pattern. A line of --questions names a question and what answers it:\n' +
    '{"question": "Who built it?", "source": "walls.md", "excerpts": ["built by the guild"]}',
  options: evaluateOptions,
  examples: [
    {
      line: 'ashlar evaluate docs --questions questions.jsonl',
      does: 'the defaults of ashlar chunk',
    },
    {
      line: 'ashlar evaluate docs --questions questions.jsonl --config default --config size=200,packer=balanced',
      does: 'whether smaller and even chunks are better than the defaults',
    },
    {
      line: 'ashlar evaluate docs --questions questions.jsonl --config a.json --config b.json --embedder embed.js',
      does: 'two files of settings, by your own embedding model',
    },
  ],
  readsInput: false,
  run: runEvaluate,
}

async function runEvaluate(operands: readonly string[], values: EvaluateValues, host: Host): Promise<number> {
  if (values.questions === undefined) {
    throw new UsageError('no --questions: wanted a file of them. Without any, ashlar tune judges by headings')
  }
  const report = new Report(host.stderr)
  const configurations = (values.config ?? ['default']).map((given) => readConfiguration(given, host.cwd))
  // Without an embedder there is nothing to keep.
  const cache = values.embedder === undefined ? undefined : cacheFolder(values.cache, host)
  const bench = await prepareBench({ operands, values, questions: values.questions, cache, host, report })
  // What a configuration is refused for is told before anything is measured.
  for (const configuration of configurations) await bench.cutting.by(configuration)
  const progress = new ShareProgress(host.stderr)
  const measured: Measured[] = []
  try {
    for (const configuration of configurations) {
      await progress.show(measured.length / configurations.length, configuration.name)
      measured.push(await measureConfiguration(configuration, bench))
    }
  } finally {
    await progress.stop()
  }
  const compared = measured.slice(1).map((one) => compare(one, measured[0]!, values.seed))
  const evaluation = { bench, measured, compared }
  host.stdout.write(values.to === 'json' ? evaluationJson(evaluation) : evaluationText(evaluation))
  return report.faults > 0 ? status.inputsFailed : status.fine
}

function compare(one: Measured, first: Measured, seed: number): Compared {
  const by = (score: (of: Measured) => readonly number[]) =>
    pairedBootstrap(score(one), score(first), { seed })
  return {
    first: first.configuration,
    second: one.configuration,
    recall: by(({ scores }) => scores.map(recallOf)),
    omega: by(({ scores }) => scores.map(({ omega }) => omega)),
    withinBudget: one.means.withinBudget.map(({ budget }, at) => ({
      budget,
      ...by(({ scores }) => scores.map(({ withinBudget }) => withinBudget[at]!.recall)),
    })),
  }
}
