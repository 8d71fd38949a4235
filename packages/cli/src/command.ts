import type { Host } from './host.js'
import type { OptionTable, OptionValues } from './options/option.js'

/** One command: `ashlar NAME`. A file in `commands/` gives one, and `commands/registry.ts` lists it. */
export interface CommandSpec<Table extends OptionTable = OptionTable> {
  readonly name: string
  /** How operands are shown in the help: `[input...]`; empty for none. */
  readonly operands: string
  /** What the command does, above the options in the help. */
  readonly description: string
  readonly options: Table
  /** Command lines with what they do, at the end of the help. */
  readonly examples: readonly Example[]
  /** True when the operands are inputs and no operand means standard input; on a terminal that shows the help. */
  readonly readsInput: boolean
  /** Does the work and gives the exit status. */
  run(operands: readonly string[], values: OptionValues<Table>, host: Host): Promise<number>
}

/** A command line worth copying, and what it does. */
export interface Example {
  readonly line: string
  readonly does: string
}

/** Exit statuses. */
export const status = {
  fine: 0,
  /** Some inputs could not be read or cut; the others were. */
  inputsFailed: 1,
  /** An option, name or combination was refused; nothing was done. */
  wrongUsage: 2,
} as const
