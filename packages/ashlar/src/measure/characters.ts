import type { Measure } from './measure.js'

/** Characters as JavaScript counts them: UTF-16 code units, the `length` of a string. */
export const characters: Measure = {
  unit: 'characters',
  size: (_text, span) => span.end - span.start,
  reach: (text, start, limit) => Math.min(start + limit, text.length),
  reachBack: (_text, end, limit, floor) => Math.max(end - limit, floor),
  monotone: true,
}
