/**
 * Where the opening line of a table or of code is to begin when it is shown again: at the beginning of the line where only
 * quotes stand before it, so that their marks are shown too; else behind the markers.
 *
 * @param content where the line's content begins
 */
export function openingStart(text: string, lineStart: number, content: number): number {
  if (content === lineStart) return content
  return /^\ufeff?(?: {0,3}>)* {0,3}$/.test(text.slice(lineStart, content)) ? lineStart : content
}
