import { styleText } from 'node:util'
import type { Chunk } from 'ashlar'
import type { ChunkWriter, WriterSetting } from './chunk-writer.js'
import { SizeSummary } from './size-summary.js'
import { visibleText } from './visible-text.js'

type Style = Parameters<typeof styleText>[0]

/** The colours that chunks take in turn. */
const colours = ['cyan', 'yellow'] as const

const blocks = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'] as const

/**
 * Chunks for a person at a terminal: a line on each, its text in one of two colours with what it shares with the
 * previous chunk underlined, and at the end how the sizes spread.
 */
export function terminalView(setting: WriterSetting): ChunkWriter {
  const sizes = new SizeSummary()
  const paint = (style: Style, text: string) =>
    setting.coloured && text !== '' ? styleText(style, text, { validateStream: false }) : text
  return {
    begin: () => '',
    chunk: (chunk) => {
      sizes.add(chunk.size)
      const colour = colours[chunk.index % colours.length]!
      const shared = visibleText(chunk.text.slice(0, chunk.overlap))
      const own = visibleText(chunk.text.slice(chunk.overlap))
      return `${paint('dim', title(chunk, setting))}\n${lead(chunk, paint)}${paint(
        ['dim', 'underline', colour],
        shared,
      )}${paint(colour, own)}\n`
    },
    end: () => summary(sizes, setting, paint),
  }
}

function title(chunk: Chunk, { unit, columns }: WriterSetting): string {
  const [first, last] = chunk.lines
  const parts = [
    `── ${chunk.source} #${chunk.index}`,
    first === last ? `line ${first}` : `lines ${first}-${last}`,
    `${chunk.size} ${unit}`,
  ]
  if (chunk.overlap > 0) parts.push(`first ${chunk.overlap} shared`)
  if (chunk.oversized) parts.push('oversized')
  if (chunk.headings.length > 0) parts.push(chunk.headings.join(' › '))
  const text = visibleText(parts.join(' · ')).replaceAll('\n', ' ')
  return `${text} ${'─'.repeat(Math.max(2, Math.min(columns, 100) - text.length - 1))}`
}

/** What is embedded before the text: the context that `rendered` adds, where it is simply put in front. */
function lead(chunk: Chunk, paint: (style: Style, text: string) => string): string {
  if (chunk.rendered === chunk.text || !chunk.rendered.endsWith(chunk.text)) return ''
  return paint('dim', visibleText(chunk.rendered.slice(0, -chunk.text.length)))
}

function summary(
  sizes: SizeSummary,
  { unit, limit, columns }: WriterSetting,
  paint: (style: Style, text: string) => string,
): string {
  if (sizes.count === 0) return 'no chunks\n'
  const ranges = sizes.histogram(10)
  const most = Math.max(...ranges.map(({ count }) => count))
  const labels = ranges.map(({ from, to }) => (from === to ? `${from}` : `${from}-${to}`))
  const labelWidth = Math.max(...labels.map((label) => label.length))
  const room = Math.max(8, Math.min(columns, 80) - labelWidth - String(most).length - 4)
  const lines = ranges.map(
    ({ count }, at) =>
      `  ${labels[at]!.padStart(labelWidth)} ${paint('cyan', bar(count / most, room))} ${count}`,
  )
  const spread = `min ${sizes.quantile(0)} · median ${sizes.quantile(0.5)} · max ${sizes.quantile(1)} · mean ${sizes.mean.toFixed(1)}`
  const chunks = sizes.count === 1 ? '1 chunk' : `${sizes.count} chunks`
  return `\n${lines.join('\n')}\n${paint('bold', chunks)} · ${unit}: ${spread} · limit ${limit}\n`
}

/** A bar of eighths of a block; nothing is shown for nothing. */
function bar(share: number, room: number): string {
  const eighths = share === 0 ? 0 : Math.max(1, Math.round(share * room * 8))
  return '█'.repeat(Math.floor(eighths / 8)) + blocks[eighths % 8]!
}
