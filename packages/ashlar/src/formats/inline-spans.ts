import type { Span } from '../span.js'
import type { OutlineWriter } from './outline-writer.js'

/** Keeps what a pattern matches in one piece. The pattern is global, and its repetitions have a bound. */
export function keepInline(out: OutlineWriter, text: string, { start, end }: Span, pattern: RegExp): void {
  for (const { index, 0: found } of text.slice(start, end).matchAll(pattern)) {
    out.unbroken({ start: start + index, end: start + index + found.length })
  }
}
