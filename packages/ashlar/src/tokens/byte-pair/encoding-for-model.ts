import { closest } from '../../closest.js'
import { AshlarError } from '../../errors.js'
import type { EncodingName } from './load-encoding.js'

/** The models of each encoding, by the names that OpenAI's interface takes. */
const modelsOf: Readonly<Record<EncodingName, readonly string[]>> = {
  o200k_base: [
    'gpt-5',
    'gpt-5-mini',
    'gpt-5-nano',
    'gpt-5-pro',
    'gpt-5-codex',
    'gpt-5-chat-latest',
    'gpt-4.5-preview',
    'gpt-4.1',
    'gpt-4.1-mini',
    'gpt-4.1-nano',
    'gpt-4o',
    'gpt-4o-mini',
    'chatgpt-4o-latest',
    'codex-mini-latest',
    'o1',
    'o1-mini',
    'o1-preview',
    'o1-pro',
    'o3',
    'o3-mini',
    'o3-pro',
    'o4-mini',
  ],
  o200k_harmony: ['gpt-oss-20b', 'gpt-oss-120b'],
  cl100k_base: [
    'gpt-4',
    'gpt-4-32k',
    'gpt-4-turbo',
    'gpt-4-turbo-preview',
    'gpt-3.5-turbo',
    'gpt-3.5-turbo-16k',
    'gpt-3.5-turbo-instruct',
    'gpt-35-turbo',
    'text-embedding-3-large',
    'text-embedding-3-small',
    'text-embedding-ada-002',
    'davinci-002',
    'babbage-002',
  ],
  p50k_base: [
    'text-davinci-003',
    'text-davinci-002',
    'code-davinci-002',
    'code-davinci-001',
    'code-cushman-002',
    'code-cushman-001',
    'davinci-codex',
    'cushman-codex',
  ],
  r50k_base: [
    'gpt2',
    'gpt-2',
    'davinci',
    'curie',
    'babbage',
    'ada',
    'text-davinci-001',
    'text-curie-001',
    'text-babbage-001',
    'text-ada-001',
  ],
}

const encodingOf: ReadonlyMap<string, EncodingName> = new Map(
  (Object.keys(modelsOf) as EncodingName[]).flatMap((encoding) =>
    modelsOf[encoding].map((model) => [model, encoding] as const),
  ),
)

/** All model names that {@link encodingForModel} knows; dated and fine-tuned versions of them are known too. */
export const modelNames: readonly string[] = [...encodingOf.keys()]

/** `ft:gpt-4o:company::id` is `gpt-4o`. */
const fineTuned = /^ft:([^:]+).*/s

/** What may follow the name of a model: a date (`-2024-08-06`, `-0613`, `-1106-preview`) or `-latest`. */
const version = /-(?:\d{4}(?:-\d{2}-\d{2})?(?:-(?:vision-)?preview)?|latest)$/

/** A later one of a series, such as `gpt-5.2` or `gpt-5.1-codex-max`. */
const series = /^gpt-5(?:\.\d+)?(?:-(?:mini|nano|pro|codex|chat|codex-mini|codex-max))?$/

/**
 * The encoding of a model of OpenAI: `gpt-5` gives `o200k_base`.
 *
 * @throws AshlarError `invalid-option` for a model that is not known, with the closest name.
 */
export function encodingForModel(model: string): EncodingName {
  const name = model.replace(fineTuned, '$1')
  const plain = name.replace(version, '')
  const encoding = encodingOf.get(name) ?? encodingOf.get(plain)
  if (encoding !== undefined) return encoding
  if (series.test(plain)) return 'o200k_base'
  const near = closest(model, modelNames)
  throw new AshlarError({
    code: 'invalid-option',
    given: `model '${model}'`,
    wanted: 'a model of OpenAI whose encoding is published',
    advice: `${near === undefined ? '' : `Did you mean '${near}'? `}For other models, load their tokenizer.json.`,
  })
}
