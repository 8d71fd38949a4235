import type { Strategy } from 'ashlar'

type Outline = ReturnType<NonNullable<Strategy['outline']>>
type Skipped = NonNullable<Outline['skipped']>

/** A strategy that tells what it leaves out of each source that it reads. */
export function tellingSkipped(strategy: Strategy, tell: (line: string) => void): Strategy {
  const { outline: read } = strategy
  if (read === undefined) return strategy
  return {
    ...strategy,
    outline: (source) => {
      const outline = read(source)
      if (outline.skipped !== undefined) tell(`${source.id ?? '-'}: ${skippedNote(outline.skipped)}`)
      return outline
    },
  }
}

/** What was left out, in a few words: `left out 3 script, 1 nav, 2 comments (12,345 characters)`. */
export function skippedNote(skipped: Skipped): string {
  const counts = new Map<string, number>()
  let length = 0
  for (const { what, start, end } of skipped) {
    counts.set(what, (counts.get(what) ?? 0) + 1)
    length += end - start
  }
  const parts = [...counts].map(([what, count]) => partsOf(what, count))
  return `left out ${parts.join(', ')} (${length.toLocaleString('en-US')} characters)`
}

function partsOf(what: string, count: number): string {
  if (what === 'comment') return count === 1 ? '1 comment' : `${count} comments`
  if (what === 'outside the selection')
    return count === 1 ? '1 part outside --select' : `${count} parts outside --select`
  return `${count} ${what}`
}
