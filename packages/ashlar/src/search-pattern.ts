/** A caller's string, taken as it is, or pattern, as a pattern that finds one match after another. */
export function searchPattern(pattern: string | RegExp): RegExp {
  if (pattern instanceof RegExp) return new RegExp(pattern.source, `${pattern.flags.replace(/[gy]/g, '')}g`)
  return new RegExp(pattern.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'), 'g')
}
