import type { Elements, Tokens } from '../html/page.js'

/** The markup of an XML document, as parallel lists of tokens and elements. */
export interface XmlTree {
  readonly text: string
  readonly tokens: Tokens
  readonly elements: Elements
  /** For each element what is known of it, see {@link elementTraits}. */
  readonly traits: Uint8Array
  /** For each element its title among its children, 0 for none: the root is no title. */
  readonly titles: Uint32Array
}

/** What an element may be, each a bit. */
export const elementTraits = {
  /** There is text right inside. */
  text: 1,
  /** There are elements inside. */
  elements: 2,
  /** It stands in a line of text, or in what does. */
  inline: 4,
  /** It is the title of the element around it, or a label before it. */
  title: 8,
  /** An element with a title lies in it. */
  sections: 16,
} as const
