/** A title and what stands between its first and its last line. */
export interface Book {
  readonly title: string
  readonly text: string
}

const subjects = [
  'the mason',
  'an old wall',
  'the river',
  'her brother',
  'the quarry',
  'a cart of lime',
  'the apprentice',
]
const verbs = ['carried', 'measured', 'left', 'remembered', 'followed', 'split', 'covered', 'could not find']
const objects = [
  'the last stone',
  'a line of chalk',
  'the bridge',
  'eleven courses',
  'the road to town',
  'every joint',
]
const endings = ['before noon', 'in the rain', 'without a word', 'as the book says', 'for a second year', '']

/** Numbers from 0 to below 1, the same ones every time (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Paragraphs of made-up sentences, at least so many code units. */
export function prose(length: number, random: () => number): string {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)]!
  let text = ''
  while (text.length < length) {
    const sentence = `${pick(subjects)} ${pick(verbs)} ${pick(objects)} ${pick(endings)}`.trim()
    text += sentence[0]!.toUpperCase() + sentence.slice(1) + (random() < 0.15 ? '.\n\n' : '. ')
  }
  return `${text.trim()}\n`
}

/** One text with several books, each between a header and a footer that belong to none, as libraries give them away. */
export function generateShelf(titles: readonly string[]): string {
  return titles
    .map((title, index) => {
      const chapters = [1, 2, 3].map(
        (number) => `Chapter ${number}\n\n${prose(9000, randomFrom(10 * index + number))}`,
      )
      return [
        `The Open Shelf lends you: ${title}\nCopy it, read it aloud, but leave this notice where it is.\n`,
        `*** BEGIN ${title.toUpperCase()} ***\n`,
        ...chapters,
        `*** END ${title.toUpperCase()} ***\n`,
        'The Open Shelf is kept by those who return what they borrow.\n',
      ].join('\n')
    })
    .join('\n\n')
}
