import type { SingleBar } from 'cli-progress'
import type { Output } from './host.js'

/** Work shorter than this, in milliseconds, shows no progress. */
export const patience = 500

/** Loads what draws bars, and gives one for a terminal that takes itself off at the end. */
export async function loadBar(output: Output, format: string): Promise<SingleBar> {
  const { default: progress } = await import('cli-progress')
  return new progress.SingleBar({
    stream: output as NodeJS.WriteStream,
    format: `{bar} ${format}`,
    barCompleteChar: '█',
    barIncompleteChar: '░',
    clearOnComplete: true,
    gracefulExit: false,
  })
}
