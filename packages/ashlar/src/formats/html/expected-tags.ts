/** How many parts of a text are looked at, and how long each is in code units. */
const samples = 32
const sampleLength = 2048

/** About how many tags a text has, rather more: in samples of it, counted. For a small one, how many it has at most. */
export function expectedTags(text: string): number {
  const { length } = text
  if (length <= samples * sampleLength) return tagsIn(text)
  let count = 0
  for (let sample = 0; sample < samples; sample++) {
    const start = Math.floor((sample * (length - sampleLength)) / (samples - 1))
    count += tagsIn(text.slice(start, start + sampleLength))
  }
  return Math.ceil((1.2 * count * length) / (samples * sampleLength))
}

function tagsIn(text: string): number {
  let count = 0
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at + 1)) count++
  return count
}
