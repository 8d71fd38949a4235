import type { Measure } from './measure.js'
export const characters: Measure = {
  unit: 'characters',
  monotone: true,
  size: (_, s) => s.end - s.start,
  reach: (t, s, l) => Math.min(t.length, s + l),
  reachBack: (_, e, l, f) => Math.max(f, e - l),
}
