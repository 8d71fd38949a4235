import { ashlarSubjects } from './ashlar.js'
import { chonkieChunk } from './chonkie-chunk.js'
import { chonkieRecursive } from './chonkie-recursive.js'
import { langchain } from './langchain.js'
import { llmSplitter } from './llm-splitter.js'
import type { Subject } from './subject.js'

/** Every subject, ours first. */
export const subjects: readonly Subject[] = [
  ...ashlarSubjects,
  chonkieChunk,
  chonkieRecursive,
  langchain,
  llmSplitter,
]

/** The subject of that name. Throws on a name that is not in the list. */
export function subjectNamed(name: string): Subject {
  const subject = subjects.find((one) => one.name === name)
  if (subject === undefined)
    throw new Error(`no subject named ${name}: wanted ${subjects.map((one) => one.name).join(', ')}`)
  return subject
}
