import { type GoldItem, goldFolder, readExactSets, readTreebanks } from './gold.js'
import { boundaryF1, changedCharacters, isExact } from './score.js'
import { megabytesPerSecond, proseTexts } from './speed.js'
import { ours, peers, type Splitter } from './splitters.js'

const splitters = process.argv.includes('--ours') ? ours : [...ours, ...peers]

function print(title: string, rows: readonly (readonly [label: string, cells: readonly string[]])[]): void {
  const names = splitters.map((splitter) => splitter.name)
  console.log(`\n| ${title} | ${names.join(' | ')} |\n|---|${names.map(() => '--:').join('|')}|`)
  for (const [label, cells] of rows) console.log(`| ${label} | ${cells.join(' | ')} |`)
}

const row = (label: string, cell: (splitter: Splitter) => string) => [label, splitters.map(cell)] as const

function share(items: readonly GoldItem[], splitter: Splitter): string {
  const right = items.filter((item) => isExact(splitter, item)).length
  return `${right}/${items.length} (${((100 * right) / items.length).toFixed(1)})`
}

function printExact(folder: string): void {
  for (const { name, items } of readExactSets(folder)) {
    const languages = [...new Set(items.map((item) => item.lang))].sort()
    const groups: (readonly [string, readonly GoldItem[]])[] = [
      ['all', items],
      ['en', items.filter((item) => item.lang === 'en')],
      ['all others', items.filter((item) => item.lang !== 'en')],
      ...languages
        .filter((language) => language !== 'en')
        .map((language) => [language, items.filter((item) => item.lang === language)] as const),
    ]
    const title = `${name}: exactly right (%)`
    print(
      title,
      groups.map(([label, group]) => row(label, (splitter) => share(group, splitter))),
    )
  }
}

function printTreebanks(folder: string): void {
  const treebanks = readTreebanks(folder)
  print(
    'Boundary F1 (%)',
    treebanks.map(({ name, items }) => row(name, (splitter) => boundaryF1(splitter, items).toFixed(2))),
  )
  const items = [...readExactSets(folder), ...treebanks].flatMap((set) => set.items)
  print('Text kept', [row('changed characters', (splitter) => String(changedCharacters(splitter, items)))])
}

function printSpeed(): void {
  // Small enough for the slowest peer; ours is measured again on a megabyte.
  const small = proseTexts(50_000)
  const large = proseTexts(1_000_000)
  const isOurs = (splitter: Splitter) => ours.includes(splitter)
  const cell = (text: (splitter: Splitter) => string, language: string) => (splitter: Splitter) =>
    megabytesPerSecond(splitter, text(splitter), language).toFixed(1)
  print('MB/s of processor time', [
    row(
      'English prose',
      cell((splitter) => (isOurs(splitter) ? large : small).english, 'en'),
    ),
    row(
      'Chinese prose',
      cell((splitter) => (isOurs(splitter) ? large : small).chinese, 'zh'),
    ),
  ])
}

const folder = goldFolder()
if (folder === undefined) {
  console.log('No gold data: set ASHLAR_DATA to the folder that holds sentences/. Speed only.')
} else {
  printExact(folder)
  printTreebanks(folder)
}
printSpeed()
