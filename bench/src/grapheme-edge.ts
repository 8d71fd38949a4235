const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** How far back the search for a sure edge goes, in code units. */
const lookBehind = 256

const isAscii = (unit: number) => unit < 0x80

/** True when `at` is no place inside a surrogate pair. */
export function isBetweenCharacters(text: string, at: number): boolean {
  return !((text.charCodeAt(at - 1) & 0xfc00) === 0xd800 && (text.charCodeAt(at) & 0xfc00) === 0xdc00)
}

/** True when `at` is no place between a carriage return and its line feed. */
export function isBetweenLineEnds(text: string, at: number): boolean {
  return !(text.charCodeAt(at - 1) === 13 && text.charCodeAt(at) === 10)
}

/** The grapheme cluster that a cut at `at` would break, or `undefined` when `at` lies between two clusters. */
export function brokenGrapheme(text: string, at: number): string | undefined {
  if (at <= 0 || at >= text.length) return undefined
  const [before, after] = [text.charCodeAt(at - 1), text.charCodeAt(at)]
  if (isAscii(before) && isAscii(after)) return before === 13 && after === 10 ? '\r\n' : undefined
  const from = sureEdge(text, at)
  const segments = graphemes.segment(text.slice(from, at + lookBehind))
  const cluster = segments.containing(at - from)
  return cluster === undefined || cluster.index === at - from ? undefined : cluster.segment
}

/** A place at or before `at - 1` where a cluster surely begins; the search for it ends after {@link lookBehind}. */
function sureEdge(text: string, at: number): number {
  const least = Math.max(0, at - lookBehind)
  for (let edge = at - 1; edge > least; edge--) {
    const unit = text.charCodeAt(edge)
    if (isAscii(unit) && unit !== 10) return edge
  }
  return isBetweenCharacters(text, least) ? least : least + 1
}
