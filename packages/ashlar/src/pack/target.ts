import { refuseUnknownKeys } from '../known-keys.js'
import { refusal } from '../refusal.js'

/** Options of packers that aim at a size. */
export interface TargetOptions {
  /**
   * The size to aim at, in units of the measure, as a share of the limit (up to 1) or a whole number above 1. What is repeated
   * as overlap does not count. Default 0.75 for `balanced`, 0.5 for `nearest`.
   */
  readonly target?: number
}

/** @throws AshlarError `invalid-option` for an unknown key, or a target that is no positive number. */
export function checkedTarget(packer: string, options: TargetOptions, usual: number): number {
  refuseUnknownKeys(packer, options, ['target'])
  const { target = usual } = options
  if (typeof target === 'number' && target > 0 && (target <= 1 || Number.isInteger(target))) return target
  throw refusal(
    `target: ${String(target)}`,
    'a share of the limit above 0 and up to 1, or a whole number of units above 1',
  )
}
