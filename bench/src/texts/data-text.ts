/** Makes the part of a text that has a number. */
type Part = (index: number) => string

/** Parts of a text until it has so many code units. */
function joined(part: Part, length: number, between: string): string {
  const parts: string[] = []
  for (let index = 0, has = 0; has < length; index++) {
    const next = part(index)
    parts.push(next)
    has += next.length + between.length
  }
  return parts.join(between)
}

const record = (index: number) => ({
  id: index,
  name: `stone ${index}`,
  note: 'A stone that lies in the wall. It is old.',
  size: [1, 2, index % 97],
  in: { wall: 'north', row: index % 9 },
})
const quoted = (index: number) =>
  `${index},stone ${index},"It ""lies"" there, by the wall",${(index * 7) % 1000}`
const plain = (index: number) => `${index},stone ${index},by the wall,${(index * 7) % 1000},${index / 8}`
const vector = (index: number) =>
  JSON.stringify(Array.from({ length: 64 }, (_, at) => Math.sin(index * at + 1)))
const member = (index: number) =>
  `- id: ${index}\n  name: stone ${index}\n  # where it lies\n  in:\n    wall: north\n    row: [${index}, 2]\n  note: >\n    A stone that lies\n    in the wall.\n`
const columns = 5000
const cells = (name: string) => Array.from({ length: columns }, (_, column) => `${name}${column}`).join(',')

/** Generated data of about so many code units, by name: what people have, and what hurts. */
export const dataTexts = {
  'json records': (length) => `[${joined((index) => JSON.stringify(record(index)), length, ', ')}]`,
  'json indented': (length) =>
    `[\n${joined((index) => JSON.stringify(record(index), undefined, 2), length, ',\n')}]`,
  'json integers': (length) => `[${joined(String, length, ',')}]`,
  'json numbers': (length) => `[${joined((index) => String(index * 1.37), length, ', ')}]`,
  'json vectors': (length) => `[${joined(vector, length, ',\n')}]`,
  'json strings': (length) => `[${joined((index) => `"stone ${index} of the wall"`, length, ',')}]`,
  'json words': (length) => `[${joined((index) => (index % 3 ? 'true' : 'null'), length, ',')}]`,
  'json lines': (length) => joined((index) => JSON.stringify(record(index)), length, '\n'),
  'csv plain': (length) => `id,name,where,count,share\n${joined(plain, length, '\n')}`,
  'csv quoted': (length) => `id,name,where,count\n${joined(quoted, length, '\n')}`,
  yaml: (length) => joined(member, length, ''),
  'one string of json': (length) =>
    JSON.stringify({ note: joined(() => 'It lies there, by the wall.', length, ' ') }),
  'one record of json lines': (length) =>
    `[${joined((index) => JSON.stringify(record(index)), length, ', ')}]\n{}\n`,
  'csv of 5,000 columns': (length) =>
    `${cells('column ')}\n${joined((index) => cells(`${index}`), length, '\n')}`,
  'csv row of many cells': (length) => `id,note\n${joined(String, length, ',')}\n`,
  'csv quoted cell': (length) =>
    `id,note\n1,"${joined(() => 'It lies there, by the wall.', length, '\n')}"\n2,x\n`,
  'csv plain cell': (length) =>
    `id,note\n1,${joined(() => 'It lies there by the wall.', length, ' ')}\n2,x\n`,
  'csv quote never closed': (length) =>
    `id,note\n1,"${joined(() => 'It lies there, by the wall.', length, '\n')}\n`,
  'line of markdown': (length) => `# Wall\n\n${joined(() => 'It *lies* there, by the wall.', length, ' ')}\n`,
  'line of prose': (length) => `${joined(() => 'It lies there, by the wall.', length, ' ')}\n`,
} satisfies Readonly<Record<string, (length: number) => string>>

/** A name of {@link dataTexts}. */
export type DataTextName = keyof typeof dataTexts

/** Rows or records without end, for streams: those of one kind, so many bytes in all or a little more. */
export function* streamedRecords(kind: 'csv' | 'jsonl', bytes: number): Generator<Buffer> {
  const line = kind === 'csv' ? quoted : (index: number) => JSON.stringify(record(index))
  let given = 0
  for (let from = 0; given < bytes; from += 1000) {
    const header = kind === 'csv' && from === 0 ? 'id,name,where,count\n' : ''
    const rows = Array.from({ length: 1000 }, (_, index) => `${line(from + index)}\n`).join('')
    const part = Buffer.from(header + rows)
    given += part.length
    yield part
  }
}
