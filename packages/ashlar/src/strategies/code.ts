import type { SentenceOptions } from '../boundaries/sentence-options.js'
import { closest } from '../closest.js'
import type { CodeLanguage } from '../formats/code/code-language.js'
import { readComponent } from '../formats/code/component-file.js'
import { readIndented } from '../formats/code/indented-code.js'
import { codeLanguages } from '../formats/code/languages.js'
import { type GrammarLoader, loadReader } from '../formats/code/load-grammar.js'
import { readCode } from '../formats/code/read-code.js'
import type { Outline } from '../outline/outline.js'
import { refusal } from '../refusal.js'
import { formatLevels } from './format-levels.js'
import type { Strategy } from './strategy.js'

export type { CodeLanguage, Grammar, TitleForm } from '../formats/code/code-language.js'
export { codeLanguages } from '../formats/code/languages.js'
export type { GrammarLoader } from '../formats/code/load-grammar.js'
export { sql } from './sql.js'

export interface CodeOptions extends SentenceOptions {
  /** Finds the grammar's file. */
  readonly grammar: GrammarLoader
}

/**
 * Loads what is needed to cut code of one language by its structure: declarations stay whole where they fit, with the
 * comments, decorators and attributes above them; larger ones are cut between statements, and their pieces show the
 * headers around them. What does not parse is cut by its lines and their indentation.
 *
 * The strategy is an ordinary one: it works at once, on any number of texts.
 *
 * @param language a name or alias of {@link codeLanguages}, or an entry of your own
 * @throws AshlarError `invalid-option` for an unknown language, `missing-dependency` without `web-tree-sitter` or the grammar.
 */
export async function loadCode(language: string | CodeLanguage, options: CodeOptions): Promise<Strategy> {
  const entry = typeof language === 'string' ? languageNamed(language) : language
  const { grammar, ...prose } = options
  const reader = await loadReader(entry, grammar)
  return codeStrategy('code', (text) => readCode(text, reader), prose)
}

/**
 * Components of one file, as Vue and Svelte have them: scripts, styles and templates are blocks, and what is in them is cut
 * as code of its own.
 *
 * @throws AshlarError `missing-dependency` without `web-tree-sitter` or the grammars of TypeScript and CSS.
 */
export async function loadComponents(options: CodeOptions): Promise<Strategy> {
  const { grammar, ...prose } = options
  const reader = (name: string) => loadReader(languageNamed(name), grammar)
  const [script, style] = await Promise.all([reader('typescript'), reader('css')])
  return codeStrategy('components', (text) => readComponent(text, { script, style }), prose)
}

/**
 * Code of a language without a grammar, by blank lines and indentation.
 *
 * @throws AshlarError `invalid-option` for an unknown language of the comments.
 */
export function indentedCode(options: SentenceOptions = {}): Strategy {
  return codeStrategy('indented code', readIndented, options)
}

/** The language of a name, an alias or a file's ending (`.py`), whatever the case; `undefined` for none. */
export function findCodeLanguage(name: string): CodeLanguage | undefined {
  const sought = name.toLowerCase()
  if (sought.startsWith('.')) return codeLanguages.find(({ extensions }) => extensions.includes(sought))
  return codeLanguages.find((entry) => entry.name === sought || entry.aliases?.includes(sought))
}

function languageNamed(name: string): CodeLanguage {
  const found = findCodeLanguage(String(name))
  if (found !== undefined) return found
  const names = codeLanguages.map((entry) => entry.name)
  const near = closest(String(name), names)
  throw refusal(`language '${String(name)}'`, `one of ${names.join(', ')}`, near && `Did you mean '${near}'?`)
}

function codeStrategy(name: string, read: (text: string) => Outline, prose: SentenceOptions): Strategy {
  return {
    name,
    outline: ({ text }) => read(text),
    boundaries: (_, outline) => formatLevels(outline!, prose),
  }
}
