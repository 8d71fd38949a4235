/** A small corpus with questions about it, all made of a few words: enough documents and questions to hold some out. */
export interface GuildCorpus {
  /** File contents by name, as `folderOf` takes them: `docs/...` and `questions.jsonl`. */
  readonly files: Readonly<Record<string, string>>
  readonly questions: readonly GuildQuestion[]
}

/** A line of the file of questions. */
export interface GuildQuestion {
  readonly id: string
  readonly question: string
  readonly source: string
  readonly excerpts: readonly (string | { readonly start: number; readonly end: number })[]
}

const materials = ['granite', 'marble', 'slate', 'flint', 'basalt', 'chalk', 'gneiss', 'schist']
const places = [
  'north gate',
  'south tower',
  'old bridge',
  'west quay',
  'market hall',
  'lower mill',
  'long barn',
]
const people = [
  'Ada',
  'Bruno',
  'Clara',
  'Dietrich',
  'Elsa',
  'Fritz',
  'Greta',
  'Hugo',
  'Ida',
  'Jakob',
  'Klara',
]

/** So many documents of four paragraphs each, and a question about each. */
export function guildCorpus(documents = 24): GuildCorpus {
  const files: Record<string, string> = {}
  const questions: GuildQuestion[] = []
  for (let at = 0; at < documents; at++) {
    const [stone, place, mason] = [pick(materials, at), pick(places, at * 3), pick(people, at * 5)]
    const year = 1700 + at * 7
    const answer = `${mason} laid the ${stone} of the ${place} in the spring of ${year}.`
    const name = `works-${at}.md`
    files[`docs/${name}`] = [
      `# The ${place}, ${year}`,
      `The guild met at the ${place} when the frost had gone. There was much talk of ${stone} and of who should cut it. Nobody asked what it would cost, for the town had promised to pay.`,
      `${answer} The joints were so fine that no blade went between them. It stood for a hundred years without mortar.`,
      `Later masons came from abroad to see it. They measured every course and wrote the numbers down. What they built at home did not stand as long.`,
    ].join('\n\n')
    questions.push({
      id: `q${at}`,
      question: `Who laid the ${stone} at the ${place} in ${year}?`,
      source: name,
      excerpts: [answer],
    })
  }
  files['questions.jsonl'] = questionLines(questions)
  return { files, questions }
}

/** Questions as the lines of a file. */
export function questionLines(questions: readonly GuildQuestion[]): string {
  return questions.map((question) => `${JSON.stringify(question)}\n`).join('')
}

function pick(words: readonly string[], at: number): string {
  return words[at % words.length]!
}
