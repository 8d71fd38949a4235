import type { TokenizerCallbacks } from 'htmlparser2'

/** What htmlparser2's tokenizer tells. */
export type Callbacks = TokenizerCallbacks

const ignore = () => {}

/** Callbacks that do nothing. */
export const silent: Callbacks = {
  ontext: ignore,
  ontextentity: ignore,
  onopentagname: ignore,
  onopentagend: ignore,
  onselfclosingtag: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onprocessinginstruction: ignore,
  oncdata: ignore,
  onattribname: ignore,
  onattribdata: ignore,
  onattribend: ignore,
  onattribentity: ignore,
  onend: ignore,
}
