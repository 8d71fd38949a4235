import { chunk, type Span, sentence } from 'ashlar'

/** Prints a text with its chunks marked under it, one row for every second chunk, so that overlaps show. */
const text = 'Cut the stone. Try the face. Lay it dry. Good walls need no mortar. Rain will tell.'
const chunks = chunk(text, { size: 44, overlap: { sentences: 1 }, strategy: sentence() })

const bar = ({ start, end }: Span, name: string) =>
  `└${name.padStart(Math.ceil((end - start - 2 + name.length) / 2), '─').padEnd(end - start - 2, '─')}┘`

console.log(text)
for (const { start, end, index, overlap } of chunks) {
  const shared = overlap > 0 ? `, ${overlap} shared` : ''
  console.log(`${' '.repeat(start)}${bar({ start, end }, ` ${index}: [${start}, ${end})${shared} `)}`)
}
