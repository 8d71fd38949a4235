import { seededRandom } from './random.js'

const block = 1 << 16

/** Letters and digits without a space or a line end, endless, in blocks. */
export function* unbrokenLine(seed: number): Generator<string> {
  const random = seededRandom(seed)
  for (;;) {
    let letters = ''
    while (letters.length < block) letters += random.between(0, 36 ** 5 - 1).toString(36)
    yield letters
  }
}

/** A few characters for ever, in blocks. */
export function* repeated(characters: string): Generator<string> {
  for (;;) yield characters.repeat(block)
}

const joiner = '\u200D'
const people = ['👩', '👨', '🧑', '👧', '👦']
const tones = ['', '🏻', '🏽', '🏿']
const things = ['💻', '🚀', '🔬', '🌾', '🎨', '🚒', '✈️', '⚖️']

/** Emoji of several people or of a person and a thing, joined by U+200D; nothing stands between two emoji. */
export function* joinedEmoji(seed: number): Generator<string> {
  const random = seededRandom(seed)
  const somebody = () => people[random.between(0, people.length - 1)]
  for (;;) {
    if (random.once(2)) yield Array.from({ length: random.between(2, 4) }, somebody).join(joiner)
    else
      yield somebody() + tones[random.between(0, 3)] + joiner + things[random.between(0, things.length - 1)]
  }
}
