import type { Splitter } from './splitters.js'

const english = [
  'The harbour was quiet when Dr. Harlow came down to the quay at 6 a.m. on Monday.',
  'Nobody had told her that the ferry, which carried 240 people on most days, would not sail.',
  '"We wait for the tide," said the mate, "and then we wait for the coal."',
  'She read the notice twice; it spoke of repairs, of a new boiler, and of Messrs. Lind & Co. of Bergen.',
  'Was there another way across? There was, if one had a day to spare and a mule.',
  'By noon the crowd had grown, the sun stood over the customs house, and the price of bread had gone up by 3.5 percent.',
]
const chinese = [
  '港口很安静，她清晨六点来到码头。',
  '没有人告诉她，平时载着两百四十人的渡船今天不开。',
  '“我们等潮水，”大副说，“然后我们等煤。”',
  '她把告示读了两遍；上面写着修理、新锅炉和一家外国公司的名字。',
  '还有别的路吗？有，只要肯花一天时间。',
]

/** Generated prose of about `size` code units: the same sentences in an order that a fixed seed gives. */
function prose(sentences: readonly string[], size: number, glue: string): string {
  let seed = 17
  const parts: string[] = []
  for (let length = 0; length < size; length += parts.at(-1)!.length) {
    seed = (seed * 1103515245 + 12345) % 2147483648
    parts.push(`${sentences[seed % sentences.length]!}${seed % 7 === 0 ? '\n\n' : glue}`)
  }
  return parts.join('')
}

export const proseTexts = (size: number) => ({
  english: prose(english, size, ' '),
  chinese: prose(chinese, size, ''),
})

/** Megabytes (UTF-8) a second: the median of five runs after one to warm up. */
export function megabytesPerSecond(splitter: Splitter, text: string, language: string): number {
  const bytes = Buffer.byteLength(text)
  const times: number[] = []
  for (let run = 0; run < 6; run += 1) {
    const start = performance.now()
    splitter.split(text, language)
    times.push(performance.now() - start)
  }
  const median = times.slice(1).sort((a, b) => a - b)[2]!
  return bytes / 1000 / median
}
