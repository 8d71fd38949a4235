import { chunk } from '../chunk-text.js'
import type { ChunkOptions } from '../options.js'

/**
 * The source with brackets around every chunk, `⟦like⟧ ⟦this⟧`, so that a test shows what was cut at a glance. Where
 * chunks overlap the next one opens before the last one closes.
 */
export function marked(source: string, options: ChunkOptions = {}): string {
  const marks: { at: number; mark: string }[] = []
  for (const { start, end } of chunk(source, options))
    marks.push({ at: start, mark: '⟦' }, { at: end, mark: '⟧' })
  marks.sort((a, b) => a.at - b.at || b.mark.charCodeAt(0) - a.mark.charCodeAt(0))
  let shown = ''
  let from = 0
  for (const { at, mark } of marks) {
    shown += source.slice(from, at) + mark
    from = at
  }
  return shown + source.slice(from)
}
