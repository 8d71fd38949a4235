import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { nameAdvice } from './closest-name.js'
import { type CommandSpec, status } from './command.js'
import { commands } from './commands/registry.js'
import { parseConfigured } from './configured-command.js'
import { type Host, processHost } from './host.js'
import { ClosedPipe } from './outputs/sink.js'
import { commandHelp } from './parse-command.js'
import { UsageError } from './usage-error.js'
import { version } from './version.js'

/** Runs a command line, without the names of program and script, and gives the exit status. Never throws. */
export async function main(args: readonly string[], host: Host = processHost()): Promise<number> {
  // A reader of messages that is gone is no reason to end.
  host.stderr.on('error', () => {})
  try {
    return await dispatch(args, host)
  } catch (error) {
    if (error instanceof ClosedPipe) return status.fine
    const isUsage = error instanceof UsageError
    const advice = isUsage ? `\nSee ashlar${commandOf(args)} --help` : ''
    host.stderr.write(`ashlar: ${error instanceof Error ? error.message : String(error)}${advice}\n`)
    return isUsage ? status.wrongUsage : status.inputsFailed
  }
}

async function dispatch([name, ...rest]: readonly string[], host: Host): Promise<number> {
  if (name === undefined) return print(overview(), host.stderr, status.wrongUsage)
  if (name === '--version' || name === '-V') return print(`${version()}\n`, host.stdout)
  if (name === '--help' || name === '-h') return print(overview(), host.stdout)
  if (name === 'help') return print(await helpOn(rest[0], host), host.stdout)
  const command = await load(name, host)
  const parsed = parseConfigured(command, rest, host.cwd)
  if ('help' in parsed) return print(parsed.help, host.stdout)
  if (command.readsInput && parsed.operands.length === 0 && host.stdin.isTTY) {
    return print(commandHelp(command), host.stderr, status.wrongUsage)
  }
  return command.run(parsed.operands, parsed.values, host)
}

async function load(name: string, host: Host): Promise<CommandSpec> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry === undefined) throw new UsageError(unknownName(name, host))
  return entry.load()
}

function unknownName(name: string, { cwd }: Host): string {
  if (name.startsWith('-')) return `unknown option ${name}. ${nameAdvice(name, ['--help', '--version'])}`
  const advice = existsSync(resolve(cwd, name))
    ? `Did you mean ashlar chunk ${name}?`
    : nameAdvice(name, Object.keys(commands))
  return `unknown command ${JSON.stringify(name)}. ${advice}`
}

async function helpOn(name: string | undefined, host: Host): Promise<string> {
  return name === undefined ? overview() : commandHelp(await load(name, host))
}

function overview(): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length))
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}\n`)
  return (
    'ashlar cuts documents into chunks for retrieval: exact, measured, fast.\n\n' +
    `Usage: ashlar <command> [options]\n\nCommands:\n${lines.join('')}\n` +
    'Options:\n  -h, --help     show this help\n  -V, --version  show the version\n\n' +
    'Examples:\n  ashlar chunk README.md\n  ashlar chunk docs --size 800 --overlap 10% > chunks.jsonl\n' +
    '  ashlar help chunk\n'
  )
}

function commandOf([name]: readonly string[]): string {
  return name !== undefined && Object.hasOwn(commands, name) ? ` ${name}` : ''
}

function print(text: string, output: Host['stdout'], exitStatus: number = status.fine): number {
  output.on('error', () => {})
  output.write(text)
  return exitStatus
}
