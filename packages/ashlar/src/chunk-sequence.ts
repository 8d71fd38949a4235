import { refuseUnknownKeys } from './known-keys.js'
import { valueRefusal, wholeNumber } from './refusal.js'

/**
 * Windows over any list, such as tokens: each has `size` items and begins `size - overlap` after the one before; the
 * first that reaches the end is the last.
 *
 * @example chunkSequence([...'abcdefg'], { size: 3, overlap: 1 }) // abc cde efg
 * @throws AshlarError `invalid-option` when size is no whole number above 0 or overlap none from 0 to size - 1.
 */
export function chunkSequence<Item>(
  items: readonly Item[],
  options: { readonly size: number; readonly overlap?: number },
): Item[][] {
  if (!Array.isArray(items)) throw valueRefusal('items', items, 'a list')
  if (typeof options !== 'object' || options === null)
    throw valueRefusal('options', options, 'an object such as { size: 512 }')
  refuseUnknownKeys('chunkSequence', options, ['size', 'overlap'])
  const size = wholeNumber('size', options.size, 1)
  const overlap = wholeNumber('overlap', options.overlap ?? 0, 0)
  if (overlap >= size) throw valueRefusal('overlap', overlap, `less than the size, ${size}`)
  const windows: Item[][] = []
  for (let start = 0; start < items.length; start += size - overlap) {
    windows.push(items.slice(start, start + size))
    if (start + size >= items.length) break
  }
  return windows
}
