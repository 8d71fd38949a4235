import { readAttributes } from './attributes.js'
import type { Page } from './page.js'

const marks: Readonly<Record<string, string>> = {
  b: '**',
  strong: '**',
  i: '*',
  em: '*',
  code: '`',
  kbd: '`',
  samp: '`',
}

/** Addresses longer than this are left out, in code units. */
const longestAddress = 300

/** What stands around an inline element in Markdown; nothing for most. */
export function markOf(name: string): string {
  return marks[name] ?? ''
}

/** An address as Markdown writes it; `undefined` for one that leads nowhere outside the page or is too long. */
export function addressOf(address: string | undefined): string | undefined {
  const written = address?.trim() ?? ''
  if (written === '' || written.length > longestAddress || /^(?:#|javascript:|data:)|[\s<>]/i.test(written)) {
    return undefined
  }
  return /[()]/.test(written) ? `<${written}>` : written
}

/** A fence that no line of a text closes. */
export function fenceAround(text: string): string {
  let longest = 2
  for (const [run] of text.matchAll(/`{3,}/g)) longest = Math.max(longest, run.length)
  return '`'.repeat(longest + 1)
}

/** The language a preformatted block or the code in it names by its class, else nothing. */
export function languageOf({ text, elements }: Page, pre: number): string {
  const { tag, start, openEnd, end } = elements
  for (const element of [pre, pre + 1]) {
    if (tag[element] === undefined || start[element]! >= end[pre]!) break
    const classes = readAttributes(text.slice(start[element]!, openEnd[element]!)).get('class') ?? ''
    const language = /(?:^|\s)lang(?:uage)?-([\w+#.-]{1,40})/.exec(classes)?.[1]
    if (language !== undefined) return language
  }
  return ''
}
