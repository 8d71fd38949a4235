import { type TextRecipe, textNamed } from './catalogue.js'
import { chineseDocuments, englishDocuments } from './evaluation-data.js'
import { installedFiles, packagesFolder } from './installed-files.js'
import { sampledProse } from './sampled-prose.js'

const seed = 20261

const ordinary = { isPathological: false, bytes: 10_000_000, separator: '\n\n' } as const

/**
 * What tokens are counted of: documents that people wrote, since invented ones have so few words that a memory of words answers
 * for all of them. English and Chinese are those of the evaluation data; without it, English words are drawn from Markdown.
 */
export function realTexts(): readonly TextRecipe[] {
  const english = englishDocuments()
  const chinese = chineseDocuments()
  return [
    english.length > 0
      ? {
          ...ordinary,
          name: 'prose',
          about: 'English documents of the evaluation data, repeated',
          isEvaluationData: true,
          pieces: () => repeatedly(english),
        }
      : {
          ...ordinary,
          name: 'prose-sampled',
          about: 'words of installed Markdown, drawn as often as they stand there',
          pieces: () => sampledProse(markdownFiles(), seed),
        },
    textNamed('markdown'),
    {
      ...ordinary,
      name: 'typescript',
      about: 'TypeScript of the installed packages, no declarations',
      separator: '\n',
      pieces: () =>
        installedFiles({ folder: packagesFolder, name: /(?<!\.d)\.[cm]?ts$/, bytes: [2_000, 200_000] }),
    },
    ...(chinese.length > 0
      ? [
          {
            ...ordinary,
            name: 'chinese-documents',
            about: 'Chinese documents of the evaluation data, once',
            isEvaluationData: true,
            pieces: () => chinese,
          },
        ]
      : []),
    textNamed('chinese'),
  ]
}

function* repeatedly(texts: readonly string[]): Generator<string> {
  for (;;) yield* texts
}

function markdownFiles(): string[] {
  const texts: string[] = []
  let bytes = 0
  for (const text of textNamed('markdown').pieces()) {
    texts.push(text)
    bytes += text.length
    if (bytes > 2_000_000) break
  }
  return texts
}
