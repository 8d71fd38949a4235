import type { Outline } from '../../outline/outline.js'
import { parseXml } from './parse-xml.js'
import { XmlOutline } from './xml-outline.js'

/**
 * Reads the structure of an XML document, or of anything that may be XML, by its elements. Those with a `title`, `head` or
 * `label` are sections; where there are none, the names of the elements are the path. Nothing is refused.
 */
export function readXml(text: string): Outline {
  return new XmlOutline(parseXml(text)).build()
}
