import { refusal } from '../../refusal.js'
import { type Language, languages } from './languages.js'

/**
 * The language of a code such as `de`, `en-US` or `zh_Hant`; `undefined` for `auto`.
 *
 * @throws AshlarError `invalid-option` for a code that has no rules.
 */
export function languageOf(code: string): Language | undefined {
  if (code === 'auto') return undefined
  const primary = String(code).toLowerCase().split(/[-_]/)[0]!
  const found = languages.find((language) => language.code === primary)
  if (found !== undefined) return found
  const closest = [...languages].sort((a, b) => distance(a.code, primary) - distance(b.code, primary))[0]!
  throw refusal(
    `language '${code}'`,
    `auto or one of ${languages.map((language) => language.code).join(', ')}`,
    `Did you mean '${closest.code}'? 'auto' reads every language.`,
  )
}

/** How unlike two codes are: letters that differ in place, the first counting most. */
function distance(code: string, given: string): number {
  let sum = Math.abs(code.length - given.length)
  for (let index = 0; index < code.length; index += 1) {
    if (code[index] !== given[index]) sum += given.includes(code[index]!) ? 2 : 3 - index
  }
  return sum
}
