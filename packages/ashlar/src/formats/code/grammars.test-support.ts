import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Outline } from '../../outline/outline.js'
import { findCodeLanguage, loadCode } from '../../strategies/code.js'
import type { Strategy } from '../../strategies/strategy.js'
import type { Grammar } from './code-language.js'

const require = createRequire(import.meta.url)

/** Where the file of a grammar is installed. */
export function grammar({ package: name, file }: Grammar): string {
  return join(dirname(require.resolve(`${name}/package.json`)), file)
}

/** The strategy for a language by its name. */
export function codeIn(language: string): Promise<Strategy> {
  return loadCode(findCodeLanguage(language)!, { grammar })
}

/** The outline of a program. */
export async function outlineIn(language: string, text: string): Promise<Outline> {
  return (await codeIn(language)).outline!({ id: '', text })
}

/** The lines of a text that begin at places stronger than those between statements: declarations and what is like them. */
export function strongLines(text: string, { places }: Outline): string[] {
  const found: string[] = []
  places.at.forEach((at, index) => {
    if (places.strength[index]! >= 96) found.push(text.slice(at).split('\n', 1)[0]!.trim())
  })
  return found
}
