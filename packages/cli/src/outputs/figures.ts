/** A share for people: `93.4`, in per cent without its sign. */
export function percent(share: number): string {
  return (100 * share).toFixed(1)
}

/** A difference of shares in points of a hundred, always with a sign: `+2.1`, `−0.4`, `±0.0`. */
export function points(difference: number): string {
  const text = Math.abs(100 * difference).toFixed(1)
  if (text === '0.0') return '±0.0'
  return `${difference > 0 ? '+' : '−'}${text}`
}

/** A whole number with a mark at thousands: `12,345`. */
export function counted(count: number): string {
  return String(Math.round(count)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}

/** A count with its noun: `1 question`, `1,200 questions`. */
export function countOf(count: number, noun: string): string {
  return `${counted(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** Names or numbers as a sentence lists them: `a, b and c`. */
export function listOf(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
