export { encodingForModel, modelNames } from './encoding-for-model.js'
export { type EncodingName, encodingNames, loadEncoding } from './load-encoding.js'
export type { PieceRun, Pieces } from './pieces.js'
export type { Tokenizer } from './tokenizer.js'
