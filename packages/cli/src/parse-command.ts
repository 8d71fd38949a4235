import { Command, CommanderError, Option } from 'commander'
import type { CommandSpec } from './command.js'
import { longName, type OptionSpec, type OptionTable, type OptionValues, Refusal } from './options/option.js'
import { optionAdvice } from './options/option-advice.js'
import { UsageError } from './usage-error.js'

/** What a command line asks for: help to print, or a command to run. */
export type Parsed<Table extends OptionTable> =
  | { readonly help: string }
  | { readonly operands: readonly string[]; readonly values: OptionValues<Table> }

/**
 * Reads the arguments behind the name of a command. Throws {@link UsageError} with a message that names what was
 * refused, what is wanted and the closest known name.
 */
export function parseCommand<Table extends OptionTable>(
  spec: CommandSpec<Table>,
  args: readonly string[],
): Parsed<Table> {
  let help = ''
  const command = commanderOf(spec).configureOutput({
    writeOut: (text) => {
      help += text
    },
    outputError: () => {},
  })
  try {
    command.parse(args, { from: 'user' })
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error
    if (error.exitCode === 0) return { help }
    throw new UsageError(usageMessage(spec, error))
  }
  return { operands: command.args, values: command.opts() as OptionValues<Table> }
}

/** The help of a command as it is printed. */
export function commandHelp(spec: CommandSpec): string {
  return (parseCommand(spec, ['--help']) as { help: string }).help
}

function commanderOf(spec: CommandSpec): Command {
  const command = new Command(`ashlar ${spec.name}`)
    .description(spec.description)
    .helpOption('-h, --help', 'show this help')
    .exitOverride()
    .showSuggestionAfterError(false)
    .addHelpText('after', examplesText(spec))
  if (spec.operands !== '') command.argument(spec.operands)
  for (const option of Object.values(spec.options)) {
    command.addOption('parse' in option ? valuedOption(option) : new Option(option.flags, option.summary))
  }
  return command
}

function valuedOption(spec: OptionSpec<unknown>): Option {
  const option = new Option(spec.flags, spec.summary)
  if (spec.fallback !== undefined) option.default(spec.fallback, spec.fallbackText ?? String(spec.fallback))
  return option.argParser((given: string, earlier: unknown) => {
    try {
      // What a configuration says is replaced, not added to.
      return spec.parse(given, earlier === spec.fallback ? undefined : earlier)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw new UsageError(`--${longName(spec)} ${JSON.stringify(given)}: wanted ${error.message}`)
    }
  })
}

function examplesText(spec: CommandSpec): string {
  const lines = spec.examples.map(({ line, does }) => `  ${line}\n      ${does}`)
  return `\nExamples:\n${lines.join('\n')}\n`
}

function usageMessage(spec: CommandSpec, error: CommanderError): string {
  const message = error.message.replace(/^error: /, '')
  const unknown = error.code === 'commander.unknownOption' && /'-*([^']*)'/.exec(message)?.[1]
  return typeof unknown === 'string' ? `${message}. ${optionAdvice(unknown, spec.options, '--')}` : message
}
