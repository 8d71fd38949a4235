import { expect, test } from 'vitest'
import type { CommandSpec } from './command.js'
import { oneOf, truth, wholeNumber } from './options/values.js'
import { commandHelp, parseCommand } from './parse-command.js'

const spec: CommandSpec = {
  name: 'cut',
  operands: '[input...]',
  description: 'Cuts.',
  options: {
    size: {
      flags: '-n, --size <n>',
      summary: 'how big',
      parse: wholeNumber(1),
      fallback: 512,
      soughtAs: ['max-tokens'],
    },
    overlap: { flags: '--overlap <n>', summary: 'how much again', parse: wholeNumber(0) },
    packer: { flags: '--packer <name>', summary: 'how', parse: oneOf(['greedy', 'balanced']) },
    trim: { flags: '--trim <true|false>', summary: 'white space', parse: truth, fallback: true },
    color: { flags: '--no-color', summary: 'no colours' },
  },
  examples: [{ line: 'ashlar cut x', does: 'cuts x' }],
  readsInput: true,
  run: async () => 0,
}

test('operands and options are told apart, in any order', () => {
  expect(
    parseCommand(spec, ['a', '--size', '40', '-', '--trim=false', 'b', '--no-color', '--', '--c']),
  ).toEqual({
    operands: ['a', '-', 'b', '--c'],
    values: { size: 40, trim: false, color: false },
  })
})

test('an option that is not given has its fallback', () => {
  expect(parseCommand(spec, [])).toEqual({ operands: [], values: { size: 512, trim: true, color: true } })
})

test.each([
  [['--size', '12px'], '--size "12px": wanted a whole number of at least 1'],
  [['--size', '-5'], '--size "-5": wanted a whole number of at least 1'],
  [['--size='], '--size "": wanted a whole number of at least 1'],
  [['-n', 'NaN'], '--size "NaN": wanted a whole number of at least 1'],
  [['--packer', 'balance'], '--packer "balance": wanted one of greedy, balanced. Did you mean balanced?'],
  [['--overlp', '5'], "unknown option '--overlp'. Did you mean --overlap?"],
  [['--overlp=5'], "unknown option '--overlp=5'. Did you mean --overlap?"],
  [['--chunk-size', '5'], "unknown option '--chunk-size'. Did you mean --size?"],
  [['--chunkSize', '5'], "unknown option '--chunkSize'. Did you mean --size?"],
  [['--chunk_size=5'], "unknown option '--chunk_size=5'. Did you mean --size?"],
  [['--max-tokens', '5'], "unknown option '--max-tokens'. Did you mean --size?"],
  [['-z'], "unknown option '-z'. Known are --size, --overlap, --packer, --trim, --no-color."],
  [['--size'], "option '-n, --size <n>' argument missing"],
])('%j is refused', (args, message) => {
  expect(() => parseCommand(spec, args)).toThrow(expect.objectContaining({ name: 'UsageError', message }))
})

test('help shows every option, what it is without being given, and the examples', () => {
  const help = commandHelp(spec)
  for (const { flags, summary } of Object.values(spec.options)) {
    expect(help).toContain(flags)
    expect(help).toContain(summary)
  }
  expect(help).toContain('(default: 512)')
  expect(help).toContain('ashlar cut x\n      cuts x')
})
