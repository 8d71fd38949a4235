import { countGraphemes } from '../unicode/grapheme.js'
import type { Measure } from './measure.js'
export const graphemes: Measure = {
  unit: 'graphemes',
  monotone: true,
  size: (t, s) => countGraphemes(t, s.start, s.end),
}
