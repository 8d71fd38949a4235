import { type CST, Parser } from 'yaml'
import { AshlarError } from '../../errors.js'
import type { Outline } from '../../outline/outline.js'
import { readPlainLines } from '../read-plain-lines.js'
import { tooDeep, YamlChecker, type YamlFault } from './yaml-fault.js'
import { YamlReader } from './yaml-reader.js'

/** How a text is read that is no YAML. */
export interface YamlOptions {
  /** `'error'` (default) refuses it, `'text'` cuts it by its lines. */
  readonly invalid?: 'error' | 'text'
}

/**
 * Reads YAML 1.2, one document or several: members and elements with the path of keys as titles, comments with what
 * follows them. Nothing is resolved: anchors, aliases and tags are text.
 *
 * @throws AshlarError `invalid-source` for text that is no YAML, with line and column
 */
export function readYaml(text: string, { invalid = 'error' }: YamlOptions = {}): Outline {
  const reader = new YamlReader(text)
  const fault = read(text, reader)
  if (fault === undefined) return reader.build()
  if (invalid === 'error') throw errorOf(text, fault)
  return readPlainLines(text)
}

/** A document whose end is not yet known. */
interface OpenDocument {
  readonly document: CST.Document
  readonly start: number
}

function read(text: string, reader: YamlReader): YamlFault | undefined {
  const checker = new YamlChecker()
  let open: OpenDocument | undefined
  let start = -1
  const close = (end: number) => {
    if (open !== undefined) reader.document(open.document, open.start, end)
  }
  try {
    for (const token of new Parser().parse(text)) {
      checker.next(token)
      if (checker.fault !== undefined) return checker.fault
      if (token.type === 'directive' || token.type === 'comment') start = start === -1 ? token.offset : start
      if (token.type !== 'document') continue
      const from = start === -1 ? token.offset : start
      close(from)
      open = { document: token, start: open === undefined ? 0 : from }
      start = -1
    }
    checker.finish(text.length)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return tooDeep
  }
  if (checker.fault === undefined) close(text.length)
  return checker.fault
}

function errorOf(text: string, { at, message }: YamlFault): AshlarError {
  const before = text.slice(text.charCodeAt(0) === 0xfeff ? 1 : 0, at).split(/\r\n?|\n/)
  return new AshlarError({
    code: 'invalid-source',
    given: `invalid YAML at line ${before.length}, column ${before.at(-1)!.length + 1}`,
    wanted: `YAML without this fault: ${message.replace(/[.\s]+$/, '')}`,
  })
}
