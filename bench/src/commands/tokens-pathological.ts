import { loadEncoding } from 'ashlar/tokens'
import { get_encoding } from 'tiktoken'
import type { BenchArguments } from '../arguments.js'
import { median } from '../median.js'
import { type Encoding, encodings, tokenSubjectNames } from '../subjects/tokens.js'
import { figure, table } from '../table.js'
import { realTexts } from '../texts/real-texts.js'
import { storedText } from '../texts/stored-text.js'
import { repeatedRecipe, repeatedTexts } from '../texts/token-texts.js'
import { interleave, startTrial, type TrialResult } from '../trial.js'

/** Repeated texts up to so many code units are counted by the reference too, which is quadratic in them. */
const longestChecked = 2000

/**
 * Time per code unit on texts of one thing repeated, as a multiple of that on prose, for counting and for chunking to 512
 * tokens; and whether shorter forms have as many tokens as the WASM of tiktoken says. Throws where they do not.
 */
export async function tokensPathological(
  given: BenchArguments,
  print: (line: string) => void,
): Promise<TrialResult[]> {
  const bytes = given.isQuick ? 1_000_000 : 5_000_000
  const recipes = [realTexts()[0]!, ...repeatedTexts.map((repeated) => repeatedRecipe(repeated, bytes))]
  const results: TrialResult[] = []
  const rows: string[][] = []
  for (const encoding of encodings) {
    const { ours, ourCount } = tokenSubjectNames(encoding)
    for (const subject of [ourCount, ours]) {
      if (!given.only.test(subject)) continue
      const trials = []
      for (const recipe of recipes) {
        const { path } = storedText(recipe, bytes)
        trials.push(await startTrial({ subject, path, setting: { size: 512, overlap: 0 } }))
      }
      const found = await interleave(trials, given.rounds ?? (given.isQuick ? 3 : 5))
      results.push(...found)
      const [prose, ...others] = found.map(nanosecondsPerCharacter)
      const cells = others.map((time, index) => found[index + 1].fault ?? `${figure(time / prose)} x`)
      rows.push([subject, figure(prose), ...cells])
    }
  }
  print(
    `\nprocessor time per code unit on ${bytes / 1e6} MB of one thing, as a multiple of that on prose (wanted: at most 4; emoji 12)`,
  )
  print(table(['subject', 'ns on prose', ...repeatedTexts.map(({ name }) => name)], rows))
  for (const encoding of encodings) await checkShortForms(encoding, print)
  return results
}

function nanosecondsPerCharacter({ samples, idle }: TrialResult): number {
  return (median(samples.map((sample) => sample.cpuMilliseconds)) * 1e6) / (idle?.characters ?? Number.NaN)
}

async function checkShortForms(encoding: Encoding, print: (line: string) => void): Promise<void> {
  const tokenizer = await loadEncoding(encoding)
  const reference = get_encoding(encoding)
  let checked = 0
  for (const { name, unit } of repeatedTexts) {
    for (let length = 1; length <= longestChecked / unit.length; length += Math.ceil(length / 40)) {
      const text = unit.repeat(length)
      const [found, wanted] = [tokenizer.count(text), reference.encode(text, [], []).length]
      if (found !== wanted)
        throw new Error(`${encoding}, ${name} x ${length}: ${found} tokens, tiktoken has ${wanted}`)
      checked++
    }
  }
  reference.free()
  print(`${encoding}: ${checked} shorter forms have as many tokens as tiktoken says`)
}
