import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { AshlarError } from 'ashlar'
import {
  type EncodingName,
  encodingForModel,
  encodingNames,
  loadEncoding,
  loadTokenizerFile,
  modelNames,
  type Tokenizer,
} from 'ashlar/tokens'
import { closestName } from '../closest-name.js'
import { faultOf } from '../inputs/file-fault.js'
import { UsageError } from '../usage-error.js'

/** The tokenizer when none is asked for. */
export const defaultTokenizer = 'o200k_base'

/**
 * Loads the tokenizer that `--tokenizer` names: an encoding or a model of OpenAI, or a `tokenizer.json` of Hugging Face
 * or the folder that it is in. A `tokenizer_config.json` beside it is read too.
 *
 * @throws UsageError for a name that is not known, with the closest, and for a file that cannot be used
 */
export async function loadTokenizer(name: string, cwd: string): Promise<Tokenizer> {
  const encoding = encodingOf(name)
  try {
    if (encoding !== undefined) return await loadEncoding(encoding)
    const path = resolve(cwd, name)
    if (existsSync(path) || /[/\\]|\.json$/.test(name)) return await loadFile(path, name)
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw refusal(name, AshlarError.isInstance(error) ? error.message : faultOf(error))
  }
  const wanted = `wanted ${encodingNames.join(', ')}, a model of OpenAI such as gpt-5, or a file`
  throw refusal(name, `${wanted}${adviceFor(name)}`)
}

function adviceFor(name: string): string {
  if (name.includes(',')) return '. One --tokenizer takes one name.'
  const closest = closestName(name, [...encodingNames, ...modelNames])
  return closest === undefined ? '' : `. Did you mean ${closest}?`
}

function encodingOf(name: string): EncodingName | undefined {
  const encoding = encodingNames.find((known) => known === name)
  if (encoding !== undefined) return encoding
  try {
    return encodingForModel(name)
  } catch {
    return undefined
  }
}

async function loadFile(path: string, name: string): Promise<Tokenizer> {
  const isFolder = statSync(path).isDirectory()
  const file = isFolder ? join(path, 'tokenizer.json') : path
  if (isFolder && !existsSync(file)) throw refusal(name, 'there is no tokenizer.json in that folder')
  const text = readFileSync(file, 'utf8')
  const config = join(dirname(file), 'tokenizer_config.json')
  return loadTokenizerFile(text, {
    name,
    ...(existsSync(config) && { config: readFileSync(config, 'utf8') }),
  })
}

function refusal(name: string, reason: string): UsageError {
  return new UsageError(`--tokenizer ${JSON.stringify(name)}: ${reason}`)
}
