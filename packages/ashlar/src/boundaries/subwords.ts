import { type Boundaries, strengths } from './boundary.js'
export function subwords(): Boundaries {
  return { name: 'subwords', strength: strengths.subword, *within() {} }
}
