import { strengths } from '../../boundaries/boundary.js'
import { AshlarError } from '../../errors.js'
import type { Outline } from '../../outline/outline.js'
import { readPlainLines } from '../read-plain-lines.js'
import { JsonReader, type JsonSyntax } from './json-reader.js'
import { endOfText, type JsonFault } from './scan-token.js'

/** How a text is read that is no JSON. */
export interface JsonOptions {
  /** `'error'` (default) refuses it, `'text'` cuts it by its lines. */
  readonly invalid?: 'error' | 'text'
  /** `'json'` (default), or `'jsonc'`: with comments, and commas before closing brackets, as in `tsconfig.json`. */
  readonly syntax?: JsonSyntax
}

/**
 * Reads JSON (RFC 8259, a byte order mark allowed): members and elements, with the path of keys as titles. Blank text is
 * an empty outline.
 *
 * @throws AshlarError `invalid-source` for text that is no JSON, with line and column
 */
export function readJson(text: string, { invalid = 'error', syntax = 'json' }: JsonOptions = {}): Outline {
  const reader = new JsonReader(text, syntax)
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const fault = reader.value({ start, end: text.length }, strengths.block)
  if (fault === undefined || text.trim() === '') return reader.build()
  if (invalid === 'error') throw errorOf(text, fault, syntax)
  return readPlainLines(text)
}

function errorOf(text: string, { at, wanted }: JsonFault, syntax: JsonSyntax): AshlarError {
  let line = 1
  let lineStart = text.charCodeAt(0) === 0xfeff ? 1 : 0
  for (let i = lineStart; i < at; i++) {
    const unit = text.charCodeAt(i)
    if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(i + 1) !== 0x0a)) {
      line++
      lineStart = i + 1
    }
  }
  const found = at < text.length ? `, not ${JSON.stringify(String.fromCodePoint(text.codePointAt(at)!))}` : ''
  return new AshlarError({
    code: 'invalid-source',
    given: `invalid JSON at line ${line}, column ${at - lineStart + 1}`,
    wanted: `${wanted}${found}`,
    ...adviceFor(text, at, { wanted, syntax }),
  })
}

/** What else the text may be: several values, or one with comments. */
function adviceFor(
  text: string,
  at: number,
  { wanted, syntax }: { wanted: string; syntax: JsonSyntax },
): { readonly advice?: string } {
  if (syntax === 'json' && /^\/[/*]/.test(text.slice(at, at + 2)))
    return { advice: "Comments are read with syntax: 'jsonc'." }
  const isNextLine = /[\r\n]\s*$/.test(text.slice(Math.max(0, at - 100), at))
  if (wanted === endOfText && isNextLine && at < text.length)
    return { advice: 'Values that follow each other line by line are JSON Lines (strategy json-lines).' }
  return {}
}
