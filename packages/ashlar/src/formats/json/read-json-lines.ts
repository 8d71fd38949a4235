import { strengths } from '../../boundaries/boundary.js'
import type { Outline } from '../../outline/outline.js'
import { SourceLines } from '../source-lines.js'
import { JsonReader } from './json-reader.js'

/** A record of fewer code units has no places inside. */
const longRecord = 120

/**
 * Reads JSON Lines: one record a line, with places between the members of long ones. A line that is no JSON is a record
 * all the same.
 */
export function readJsonLines(text: string): Outline {
  const reader = new JsonReader(text)
  const lines = new SourceLines(text)
  let isFirst = true
  for (let line = 0; line < lines.count; line++) {
    const start = lines.start(line)
    const end = lines.end(line)
    if (lines.isBlank(line)) continue
    if (!isFirst) reader.places.push(start, strengths.row)
    isFirst = false
    if (end - start >= longRecord) reader.value({ start, end }, strengths.row - 4)
  }
  return reader.build()
}
