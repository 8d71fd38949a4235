import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { AshlarError, type Strategy } from 'ashlar'
import {
  codeLanguages,
  findCodeLanguage,
  type Grammar,
  indentedCode,
  loadCode,
  loadComponents,
  sql,
} from 'ashlar/code'
import { closestName } from '../closest-name.js'

/** Languages whose files hold scripts, styles and templates. */
export const componentLanguages: readonly string[] = ['vue', 'svelte']

/** Short names of programming languages that are the codes of languages, too: Czech. With `--strategy code` they are taken. */
const codesOfProse: readonly string[] = ['cs']

/** Whether a name is that of a programming language which can be cut by its structure, and of no other language. */
export function isCodeLanguage(name: string): boolean {
  if (name === 'sql' || componentLanguages.includes(name)) return true
  return findCodeLanguage(name) !== undefined && !codesOfProse.includes(name.toLowerCase())
}

/** The programming language that a mistyped name most likely stands for. */
export function closestCodeLanguage(name: string): string | undefined {
  return closestName(
    name,
    codeLanguages.map((entry) => entry.name),
  )
}

const require = createRequire(import.meta.url)

/** Where the file of a grammar is, among the installed packages. Throws where it is not. */
export function grammarPath({ package: name, file }: Grammar): string {
  return join(dirname(require.resolve(`${name}/package.json`)), file)
}

/**
 * The strategy for code of a language. A language that has no grammar is cut by lines and indentation, with a note.
 *
 * @throws AshlarError `invalid-option` when no language is known
 */
export async function codeStrategy(
  language: string | undefined,
  note: (line: string) => void,
): Promise<Strategy> {
  if (language === undefined) throw unknownLanguage()
  if (language === 'sql') return sql()
  if (componentLanguages.includes(language)) return loadComponents({ grammar: grammarPath })
  const entry = findCodeLanguage(language)
  if (entry === undefined) {
    const near = closestCodeLanguage(language)
    const advice = near === undefined ? 'ashlar languages lists what there is' : `did you mean ${near}?`
    note(`no grammar for ${language}: cut by lines and indentation (${advice})`)
    return indentedCode()
  }
  try {
    return await loadCode(entry, { grammar: grammarPath })
  } catch (error) {
    if (!AshlarError.isInstance(error)) throw error
    note(
      `the grammar for ${entry.name} is not installed: cut by lines and indentation (npm install ${entry.grammar.package})`,
    )
    return indentedCode()
  }
}

function unknownLanguage(): AshlarError {
  return new AshlarError({
    code: 'invalid-option',
    given: 'code of an unknown language',
    wanted: '--language with one of those that ashlar languages lists, such as --language python',
  })
}
