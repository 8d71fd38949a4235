export { assertFaithful } from './assert-faithful.js'
export { type Breach, type ChunkData, type ContractPoint, findBreaches } from './find-breaches.js'
export { documents, limits, measures, packers, pieces, strategies } from './generators.js'
export { marked } from './marked.js'
