import { strengths } from '../boundaries/boundary.js'
import { graphemes } from '../boundaries/graphemes.js'
import { windows } from '../pack/windows.js'
import type { Strategy } from './strategy.js'

/** Windows of exactly `size` units, cut between graphemes wherever that falls. */
export function fixed(): Strategy {
  return { name: 'fixed', boundaries: () => [graphemes()], keeps: strengths.grapheme, packer: windows() }
}
