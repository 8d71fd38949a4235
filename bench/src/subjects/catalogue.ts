import { ashlarSubjects } from './ashlar.js'
import { chonkieChunk } from './chonkie-chunk.js'
import { chonkieRecursive } from './chonkie-recursive.js'
import { langchain } from './langchain.js'
import { llmSplitter } from './llm-splitter.js'
import type { Subject } from './subject.js'
import { tokenSubjects } from './tokens.js'

/** Every subject that counts characters or bytes, ours first. */
export const subjects: readonly Subject[] = [
  ...ashlarSubjects,
  chonkieChunk,
  chonkieRecursive,
  langchain,
  llmSplitter,
]

/** The subject of that name, those that count tokens included. Throws on a name that is not there. */
export function subjectNamed(name: string): Subject {
  const all = [...subjects, ...tokenSubjects]
  const subject = all.find((one) => one.name === name)
  if (subject === undefined)
    throw new Error(`no subject named ${name}: wanted ${all.map((one) => one.name).join(', ')}`)
  return subject
}
