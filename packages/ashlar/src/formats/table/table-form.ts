import { AshlarError } from '../../errors.js'
import { sniffDelimiter } from './sniff-delimiter.js'

/** How a table is read. */
export interface TableOptions {
  /** Whether the first row is a header; `'auto'`: unless a cell of it is empty or a number. Default true. */
  readonly header?: boolean | 'auto'
  /** What stands between cells, one character. Found by itself when left out. */
  readonly delimiter?: string
  /**
   * A cell whose opening quote nothing closes: `'text'` (default) reads the quote as an ordinary character, `'error'`
   * refuses the table and names the line.
   */
  readonly invalid?: 'error' | 'text'
  /** Is told the line of the first quote that nothing closes, where it is read as an ordinary character. */
  readonly onUnclosedQuote?: (line: number) => void
}

/** So many code units tell what form a table has. */
export const tableHeadLength = 20_000

/** What the beginning of a table tells about all of it. */
export interface TableForm {
  readonly kind: 'delimited' | 'pipes'
  readonly delimiter: string
  /** Where the first row begins: behind a byte order mark and a line such as `sep=;`. */
  readonly start: number
}

const pipes = /^\ufeff?\s*\|.*(?:\r\n?|\n)[ \t]*\|?[ \t]*:?-[-|: \t]*(?:[\r\n]|$)/
const separatorLine = /^\ufeff?sep=([^\r\n])(?:\r\n?|\n|$)/i

/** The form of a table: between pipes, or delimited by what its first line or its rows say. */
export function tableForm(head: string, { delimiter }: TableOptions): TableForm {
  const mark = head.charCodeAt(0) === 0xfeff ? 1 : 0
  if (delimiter === undefined && pipes.test(head)) return { kind: 'pipes', delimiter: '|', start: mark }
  const line = separatorLine.exec(head)
  if (line === null)
    return { kind: 'delimited', delimiter: delimiter ?? sniffDelimiter(head.slice(mark)), start: mark }
  return { kind: 'delimited', delimiter: delimiter ?? line[1]!, start: line[0].length }
}

/** @throws AshlarError `invalid-option` for a header, a delimiter or an answer to faults that does not exist. */
export function checkTableOptions({ header, delimiter, invalid, onUnclosedQuote }: TableOptions): void {
  const refuse = (given: string, wanted: string) => {
    throw new AshlarError({ code: 'invalid-option', given, wanted })
  }
  if (header !== undefined && typeof header !== 'boolean' && header !== 'auto')
    refuse(`header: ${String(header)}`, "true, false or 'auto'")
  if (delimiter !== undefined && !(typeof delimiter === 'string' && /^[^"\r\n]$/.test(delimiter)))
    refuse(`delimiter: ${JSON.stringify(delimiter)}`, 'one character that is no quote and no line end')
  if (invalid !== undefined && invalid !== 'error' && invalid !== 'text')
    refuse(`invalid: ${String(invalid)}`, "'error' or 'text'")
  if (onUnclosedQuote !== undefined && typeof onUnclosedQuote !== 'function')
    refuse(`onUnclosedQuote: ${String(onUnclosedQuote)}`, 'a function that takes a line')
}
