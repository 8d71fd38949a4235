import { strengths } from '../boundaries/boundary.js'
import { greedy } from './greedy.js'
import type { Packer } from './task.js'

/**
 * Fills each chunk up to the last place that cuts no word, whatever else stands there: windows of a fixed size, moved
 * by size minus overlap. Fixed, word and token windows use it.
 */
export function windows(): Packer {
  return {
    name: 'windows',
    levels: (levels) => levels.filter((level) => level.strength <= strengths.word),
    begin: () => greedy().begin(),
  }
}
