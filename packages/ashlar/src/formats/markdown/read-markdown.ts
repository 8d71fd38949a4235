import type { Outline } from '../../outline/outline.js'
import { BlockReader, type Opened } from './block-reader.js'
import {
  openFence,
  openHeading,
  openHtml,
  openIndented,
  openItemOrRule,
  openQuote,
} from './commonmark-openers.js'
import {
  openBackslash,
  openDollars,
  openFenced,
  openFootnote,
  openMarked,
  openModule,
} from './extension-openers.js'

/**
 * The outline of a Markdown document: CommonMark 0.31.2, tables of GitHub, front matter, footnotes, formulas, call-outs in
 * four notations, and what MDX adds. One pass over the lines, no recursion; time grows with the text, whatever it is.
 *
 * Sections begin with headings that stand in no quote or list. Blocks begin at the beginning of their line, their
 * indentation and markers included, and end behind their last line without the white space there.
 */
export function readMarkdown(text: string): Outline {
  return new BlockReader(text).read(openBlock)
}

/** Looks only at the first code unit to tell which block may begin. */
function openBlock(reader: BlockReader): Opened {
  const { indent, first } = reader.cursor
  if (indent > 3) return openIndented(reader)
  switch (first) {
    case 0x23: // #
      return openHeading(reader)
    case 0x3e: // >
      return openQuote(reader)
    case 0x60: // `
    case 0x7e: // ~
      return openFence(reader)
    case 0x3c: // <
      return openHtml(reader)
    case 0x2a: // *
    case 0x2b: // +
    case 0x2d: // -
    case 0x5f: // _
      return openItemOrRule(reader)
    case 0x24: // $
      return openDollars(reader)
    case 0x5c: // \
      return openBackslash(reader)
    case 0x3a: // :
      return openFenced(reader)
    case 0x21: // !
    case 0x3f: // ?
      return openMarked(reader)
    case 0x5b: // [
      return openFootnote(reader)
    case 0x65: // e
    case 0x69: // i
      return openModule(reader)
    default:
      return first >= 0x30 && first <= 0x39 ? openItemOrRule(reader) : 'nothing'
  }
}
