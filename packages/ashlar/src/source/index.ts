export { type DecodeOptions, decodeStream, decodeText, type InvalidBytes } from './decode.js'
export { type Position, Positions } from './positions.js'
