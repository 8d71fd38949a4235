import type { Measure } from './measure.js'
export const words: Measure = {
  unit: 'words',
  monotone: true,
  size: (t, s) => t.slice(s.start, s.end).match(/\S+/g)?.length ?? 0,
}
