import { createHash } from 'node:crypto'

/** A hash of some texts, one after the other, in 32 hexadecimal digits: other texts, or other limits, give another. */
export function contentHash(...parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex').slice(0, 32)
}
