import assert from 'node:assert/strict'
import { type Boundaries, chunk, plainSentences, type Strategy, strengths, wordBoundaries } from 'ashlar'
import { assertFaithful, documents, limits, marked } from 'ashlar/testing'
import fc from 'fast-check'

/** Before every line that names a speaker, such as `Ada: `. What follows a line end is all that decides. */
const turns: Boundaries = {
  name: 'turns',
  strength: strengths.paragraph,
  *within(text, { start, end }) {
    for (let at = text.indexOf('\n', start) + 1; at > 0 && at <= end; at = text.indexOf('\n', at) + 1) {
      if (/^\p{Lu}\p{L}{0,20}: /u.test(text.slice(at, at + 24))) yield { at, strength: strengths.paragraph }
    }
  },
}

/** Conversations: whole turns where they fit, else whole sentences, else words. */
function conversation(): Strategy {
  const levels = [turns, plainSentences(), wordBoundaries()]
  return { name: 'conversation', boundaries: () => levels, keeps: strengths.sentence }
}

const talk = 'Ada: Is it plumb?\nIt leans.\nBert: A hair. Leave it.\nAda: Take it down.\n'
console.log(marked(talk, { size: 40, strategy: conversation() }))
assert.equal(
  marked(talk, { size: 40, strategy: conversation() }),
  '⟦Ada: Is it plumb?\nIt leans.⟧\n⟦Bert: A hair. Leave it.⟧\n⟦Ada: Take it down.⟧\n',
)

/** The contract, for documents of every kind and for conversations, at every size, overlap and trim. */
const speech = fc.array(fc.tuple(fc.constantFrom('Ada: ', 'Bert: ', 'no one '), documents({ most: 8 })))
const conversations = speech.map((turns) => turns.map(([name, words]) => `${name}${words}\n`).join(''))
fc.assert(
  fc.property(fc.oneof(documents(), conversations), limits(), (source, limit) => {
    const options = { ...limit, strategy: conversation() }
    assertFaithful(source, chunk(source, options), options)
  }),
  { numRuns: 2000, seed: 1 },
)
console.log('kept the contract for 2,000 generated documents')
