/**
 * The share of chunks whose ids an edit leaves alone, of those before it: what need not be embedded again. From 0 to 1; 1
 * when there were none.
 */
export function stability(
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
): number {
  if (before.length === 0) return 1
  const known = new Set(after.map(({ id }) => id))
  return before.filter(({ id }) => known.has(id)).length / before.length
}
