import { Tokenizer } from 'htmlparser2'
import { silent } from './tokenizer-callbacks.js'

/** The text an entity at the beginning of a text stands for, and how many code units it takes; none: `undefined`. */
export function readEntity(text: string): { readonly value: string; readonly length: number } | undefined {
  let value = ''
  let length = 0
  let isFirst = true
  const tokenizer = new Tokenizer(
    {},
    {
      ...silent,
      ontext: () => {
        isFirst = false
      },
      ontextentity: (codePoint, end) => {
        if (!isFirst) return
        value += String.fromCodePoint(codePoint)
        length = end
      },
    },
  )
  tokenizer.write(text)
  tokenizer.end()
  return length === 0 ? undefined : { value, length }
}
