import type { Outline } from '../outline/outline.js'
import { LineReading } from './line-reading.js'

/** What is no document of its format, as text by its lines. */
export function readPlainLines(text: string): Outline {
  const reading = new LineReading(text)
  reading.placeLines(0, reading.lines.count)
  return reading.out.finish(text.length)
}
