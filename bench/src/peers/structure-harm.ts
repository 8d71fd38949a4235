import { asMarkdown, type NumberedBlock } from './numbered-document.js'

/** A piece as a splitter gives it: what is embedded, and where it says that the piece stands. */
export interface PeerPiece {
  readonly embedded: string
  /** The piece's own text, where the embedded one has context around it. */
  readonly text?: string
  readonly start?: number
  readonly end?: number
}

/** How often the pieces of a numbered document harm its structure. */
export interface StructureHarm {
  readonly pieces: number
  /** Characters of words that no piece holds. */
  readonly lost: number
  readonly overLimit: number
  /** Pieces in which a fence is opened and not closed, or closed and not opened. */
  readonly openFences: number
  /** Pieces that end with a heading, though its section goes on. */
  readonly headingsAtEnd: number
  /** Pieces that hold cells of a table and not its header. */
  readonly withoutHeader: number
  /** Rows that no piece holds as a whole. */
  readonly rowsCut: number
  /** Offsets that do not name the piece's text; undefined where none are given. */
  readonly wrongOffsets: number | undefined
}

/** Judges pieces by the numbers of the words in them, whatever became of the markup. */
export function structureHarm(
  source: string,
  blocks: readonly NumberedBlock[],
  pieces: readonly PeerPiece[],
  size: number,
): StructureHarm {
  const held = pieces.map(({ embedded }) => wordsOf(embedded))
  const everything = new Set(held.flat())
  const headingEnds = new Set(
    blocks.flatMap((block) => (block.kind === 'heading' ? lastOf(block.words) : [])),
  )
  return {
    pieces: pieces.length,
    lost: [...new Set(wordsOf(asMarkdown(blocks)))].reduce(
      (sum, word) => sum + (everything.has(word) ? 0 : word.length),
      0,
    ),
    overLimit: pieces.filter(({ embedded }) => embedded.length > size).length,
    openFences: pieces.filter(({ embedded }) => (embedded.match(/^```/gm)?.length ?? 0) % 2 === 1).length,
    headingsAtEnd: held.filter((words) => words.length > 0 && headingEnds.has(words.at(-1)!)).length,
    ...tableHarm(blocks, held),
    wrongOffsets: pieces.some(({ start }) => start === undefined)
      ? undefined
      : pieces.filter(({ embedded, text = embedded, start, end }) => source.slice(start, end) !== text)
          .length,
  }
}

function tableHarm(blocks: readonly NumberedBlock[], held: readonly (readonly string[])[]) {
  const tables = blocks.filter((block) => block.kind === 'table')
  const tableOf = new Map<string, number>()
  tables.forEach(({ rows }, table) => {
    for (const word of wordsOf(rows.flat().join(' '))) tableOf.set(word, table)
  })
  const written = held.map((words) => ` ${words.join(' ')} `)
  const withoutHeader = held.filter((words) => {
    const own = new Set(words)
    const shown = new Set(words.flatMap((word) => tableOf.get(word) ?? []))
    return [...shown].some((table) => !tables[table].header.every((word) => own.has(word)))
  }).length
  const rows = tables.flatMap((table) => table.rows.map((cells) => ` ${wordsOf(cells.join(' ')).join(' ')} `))
  const rowsCut = rows.filter((row) => !written.some((piece) => piece.includes(row))).length
  return { withoutHeader, rowsCut }
}

const wordsOf = (text: string): string[] => text.match(/[a-z]+\d+/g) ?? []

const lastOf = (text: string): string[] => wordsOf(text).slice(-1)
