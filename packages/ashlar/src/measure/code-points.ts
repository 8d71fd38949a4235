import type { Measure } from './measure.js'
export const codePoints: Measure = {
  unit: 'code points',
  monotone: true,
  size: (t, s) => [...t.slice(s.start, s.end)].length,
}
