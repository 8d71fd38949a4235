import { chineseParagraphs } from './chinese.js'
import { englishParagraphs } from './english.js'
import { installedFiles, packagesFolder } from './installed-files.js'
import { joinedEmoji, repeated, unbrokenLine } from './pathological.js'

/** A text of the bench: endless pieces of it, and how they are put together. */
export interface TextRecipe {
  readonly name: string
  /** What it is, for the reader of a table. */
  readonly about: string
  /** True for a text that is made to be slow. */
  readonly isPathological: boolean
  /** The size in bytes of UTF-8 of a full run. A quick run takes at most a million. */
  readonly bytes: number
  readonly separator: string
  /** True for documents of the evaluation data, which are never written below this repository. */
  readonly isEvaluationData?: boolean
  pieces(): Iterable<string>
}

const seed = 20261

/** Every text, the ordinary ones first. */
export const catalogue: readonly TextRecipe[] = [
  {
    name: 'prose',
    about: 'English prose, ASCII only',
    isPathological: false,
    bytes: 10_000_000,
    separator: '\n\n',
    pieces: () => englishParagraphs(seed, { marks: 'ascii', lines: 'paragraphs' }),
  },
  {
    name: 'prose-typographic',
    about: 'English prose with curly quotes and dashes',
    isPathological: false,
    bytes: 10_000_000,
    separator: '\n\n',
    pieces: () => englishParagraphs(seed, { marks: 'typographic', lines: 'paragraphs' }),
  },
  {
    name: 'prose-wrapped',
    about: 'English prose, ASCII, hard-wrapped at 72',
    isPathological: false,
    bytes: 10_000_000,
    separator: '\n\n',
    pieces: () => englishParagraphs(seed, { marks: 'ascii', lines: 72 }),
  },
  {
    name: 'chinese',
    about: 'Chinese prose',
    isPathological: false,
    bytes: 10_000_000,
    separator: '\n\n',
    pieces: () => chineseParagraphs(seed),
  },
  {
    name: 'code',
    about: 'JavaScript and TypeScript of the installed packages',
    isPathological: false,
    bytes: 10_000_000,
    separator: '\n',
    pieces: () => installedFiles({ folder: packagesFolder, name: /\.[cm]?[jt]s$/, bytes: [2_000, 200_000] }),
  },
  {
    name: 'markdown',
    about: 'Markdown files of the installed packages, repeated',
    isPathological: false,
    bytes: 10_000_000,
    separator: '\n\n',
    pieces: () =>
      installedFiles({ folder: packagesFolder, name: /(?<!license)\.md$/i, bytes: [1_000, 200_000] }),
  },
  {
    name: 'unbroken',
    about: 'one line of letters and digits without a space',
    isPathological: true,
    bytes: 5_000_000,
    separator: '',
    pieces: () => unbrokenLine(seed),
  },
  {
    name: 'spaces',
    about: 'spaces only',
    isPathological: true,
    bytes: 5_000_000,
    separator: '',
    pieces: () => repeated(' '),
  },
  {
    name: 'newlines',
    about: 'newlines only',
    isPathological: true,
    bytes: 2_000_000,
    separator: '',
    pieces: () => repeated('\n'),
  },
  {
    name: 'emoji',
    about: 'emoji joined by U+200D',
    isPathological: true,
    bytes: 1_000_000,
    separator: '',
    pieces: () => joinedEmoji(seed),
  },
]

/** The text of that name. Throws on a name that is not in the catalogue. */
export function textNamed(name: string): TextRecipe {
  const recipe = catalogue.find((one) => one.name === name)
  if (recipe === undefined)
    throw new Error(`no text named ${name}: wanted ${catalogue.map((one) => one.name).join(', ')}`)
  return recipe
}
