import type { Language } from 'web-tree-sitter'
import { AshlarError } from '../../errors.js'
import type { CodeLanguage, Grammar } from './code-language.js'
import { nodeRoles } from './node-roles.js'
import type { CodeReader } from './read-code.js'

/**
 * Finds a grammar: gives the bytes of its `.wasm` file, or a path (Node) or address (browsers) to read it from. It is asked
 * once for each grammar.
 */
export type GrammarLoader = (grammar: Grammar) => Uint8Array | string | Promise<Uint8Array | string>

const loaded = new WeakMap<CodeLanguage, Promise<CodeReader>>()

/**
 * A parser for a language. The parser comes from the package `web-tree-sitter`, which must be installed; grammars are read
 * once and shared.
 *
 * @throws AshlarError `missing-dependency` without the package or the grammar
 */
export function loadReader(language: CodeLanguage, load: GrammarLoader): Promise<CodeReader> {
  let reader = loaded.get(language)
  if (reader === undefined) {
    reader = makeReader(language, load)
    reader.catch(() => loaded.delete(language))
    loaded.set(language, reader)
  }
  return reader
}

async function makeReader(language: CodeLanguage, load: GrammarLoader): Promise<CodeReader> {
  const { Parser, Language } = await loadRuntime()
  let grammar: Language
  try {
    grammar = await Language.load(await load(language.grammar))
  } catch (cause) {
    throw new AshlarError({
      code: 'missing-dependency',
      given: `the grammar of ${language.name} cannot be loaded`,
      wanted: `${language.grammar.file} of the package ${language.grammar.package}`,
      advice: `Run: npm install ${language.grammar.package}`,
      cause,
    })
  }
  const parser = new Parser()
  parser.setLanguage(grammar)
  return { parser, roles: nodeRoles(language, grammar), stretch: language.stretch }
}

async function loadRuntime() {
  try {
    const runtime = await import('web-tree-sitter')
    await runtime.Parser.init()
    return runtime
  } catch (cause) {
    throw new AshlarError({
      code: 'missing-dependency',
      given: 'the parser for code cannot be loaded',
      wanted: 'the package web-tree-sitter 0.27 to be installed',
      advice: 'Run: npm install web-tree-sitter@0.27',
      cause,
    })
  }
}
