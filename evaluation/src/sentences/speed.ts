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

const warmUp = 300
const budget = 1000
const fewest = 5

/**
 * Megabytes (UTF-8) a second of processor time, so that a busy machine does not count: the median of the runs of a
 * second, at least five, after a third of one to warm up.
 */
export function megabytesPerSecond(splitter: Splitter, text: string, language: string): number {
  const run = (): number => {
    const start = process.cpuUsage()
    splitter.split(text, language)
    const { user, system } = process.cpuUsage(start)
    return Math.max(0.001, (user + system) / 1000)
  }
  for (let spent = 0; spent < warmUp; spent += run());
  const times: number[] = []
  for (let spent = 0; spent < budget || times.length < fewest; spent += times.at(-1)!) times.push(run())
  times.sort((a, b) => a - b)
  return Buffer.byteLength(text) / 1000 / times[times.length >> 1]!
}
