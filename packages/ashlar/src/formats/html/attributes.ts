import { Tokenizer } from 'htmlparser2'
import { type Callbacks, silent } from './tokenizer-callbacks.js'

function tokenize(text: string, callbacks: Partial<Callbacks>): void {
  const tokenizer = new Tokenizer({}, { ...silent, ...callbacks })
  tokenizer.write(text)
  tokenizer.end()
}

/** The attributes of a start tag, names in lower case, values decoded; of two of the same name the first. */
export function readAttributes(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  let name = ''
  let value = ''
  tokenize(tag, {
    onattribname: (start, end) => {
      name = tag.slice(start, end).toLowerCase()
      value = ''
    },
    onattribdata: (start, end) => {
      value += tag.slice(start, end)
    },
    onattribentity: (codePoint) => {
      value += String.fromCodePoint(codePoint)
    },
    onattribend: () => {
      if (!attributes.has(name)) attributes.set(name, value)
    },
  })
  return attributes
}

/** The text an entity at the beginning of a text stands for, and how many code units it takes; none: `undefined`. */
export function readEntity(text: string): { readonly value: string; readonly length: number } | undefined {
  let value = ''
  let length = 0
  let isFirst = true
  tokenize(text, {
    ontext: () => {
      isFirst = false
    },
    ontextentity: (codePoint, end) => {
      if (!isFirst) return
      value += String.fromCodePoint(codePoint)
      length = end
    },
  })
  return length === 0 ? undefined : { value, length }
}
