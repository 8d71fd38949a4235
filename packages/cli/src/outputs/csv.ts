import type { Chunk } from 'ashlar'
import type { ChunkWriter } from './chunk-writer.js'

const columns: Readonly<Record<string, (chunk: Chunk) => unknown>> = {
  id: (chunk) => chunk.id,
  source: (chunk) => chunk.source,
  index: (chunk) => chunk.index,
  start: (chunk) => chunk.start,
  end: (chunk) => chunk.end,
  text: (chunk) => chunk.text,
  size: (chunk) => chunk.size,
  first_line: (chunk) => chunk.lines[0],
  last_line: (chunk) => chunk.lines[1],
  headings: (chunk) => JSON.stringify(chunk.headings),
  kind: (chunk) => chunk.kind,
  overlap: (chunk) => chunk.overlap,
  oversized: (chunk) => chunk.oversized === true,
  rendered: (chunk) => (chunk.rendered === chunk.text ? '' : chunk.rendered),
  metadata: (chunk) => (chunk.metadata ? JSON.stringify(chunk.metadata) : ''),
}

/** Comma-separated values as in RFC 4180, with a header row. Lists and metadata are JSON inside their field. */
export function csvWriter(): ChunkWriter {
  return {
    begin: () => row(Object.keys(columns)),
    chunk: (chunk) => row(Object.values(columns).map((value) => String(value(chunk)))),
    end: () => '',
  }
}

function row(fields: readonly string[]): string {
  return `${fields.map(field).join(',')}\r\n`
}

function field(value: string): string {
  return /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value
}
