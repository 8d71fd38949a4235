import { bytes, characters, codePoints, graphemes, type Measure, words } from 'ashlar'

/** The measures by the name of their unit. A new one is an entry here. */
export const units = {
  characters,
  'code-points': codePoints,
  graphemes,
  bytes,
  words,
} as const satisfies Record<string, Measure>

/** A name that `--unit` takes. */
export type UnitName = keyof typeof units

/** The unit when none is asked for. */
export const defaultUnit: UnitName = 'characters'
