import type { Strategy } from 'ashlar'
import { codeLanguageOf } from './code-language-of.js'
import { formatOf } from './format-of.js'
import { type StrategyGiven, type StrategyName, strategies } from './strategies.js'

/** Gives the strategy for a document by its name and the beginning of its text. */
export type StrategyChooser = (name: string, head: string) => Promise<Strategy>

/** One strategy for all documents, or with `auto` one for each, and one for each programming language; each is made once. */
export function strategyChooser(chosen: StrategyName | 'auto', given: StrategyGiven): StrategyChooser {
  const made = new Map<string, Promise<Strategy>>()
  return (name, head) => {
    const wanted = chosen === 'auto' ? formatOf(name, head) : chosen
    const language = wanted === 'code' ? languageOfCode(chosen, given, name, head) : given.language
    // What a table tells is about one document.
    if (wanted === 'table') return Promise.resolve(strategies.table({ ...given, note: noteOn(name, given) }))
    const key = `${wanted} ${language ?? ''}`
    const strategy = made.get(key) ?? Promise.resolve(strategies[wanted]({ ...given, language }))
    made.set(key, strategy)
    return strategy
  }
}

function noteOn(name: string, { note }: StrategyGiven): (line: string) => void {
  return (line) => note?.(`${name === '-' ? 'standard input' : name}: ${line}`)
}

/** With `--strategy code` what `--language` says; else what the document shows. */
function languageOfCode(
  chosen: StrategyName | 'auto',
  { language }: StrategyGiven,
  name: string,
  head: string,
): string | undefined {
  return chosen === 'code' && language !== undefined ? language : codeLanguageOf(name, head)
}
