import type { Measure } from './measure.js'
export const bytes: Measure = {
  unit: 'bytes',
  monotone: true,
  size: (t, s) => new TextEncoder().encode(t.slice(s.start, s.end)).length,
}
