import { markdownSigns } from './markdown-signs.js'

const page =
  /^\ufeff?\s*(?:<\?xml[^>]{0,200}\?>\s*)?(?:<!--[\s\S]{0,1000}?-->\s*)?<(?:!doctype html|html)[\s>]/i
const fragment =
  /^\ufeff?\s*(?:<!--[\s\S]{0,1000}?-->\s*)?<(address|article|aside|blockquote|body|div|dl|figure|footer|form|h[1-6]|head|header|main|nav|ol|p|pre|section|table|ul)(?:\s[^<>]{0,500})?>/i

/** Whether a text begins as a whole page. */
export function looksLikePage(head: string): boolean {
  return page.test(head)
}

/** Whether a text calls itself XML. */
export function looksLikeXml(head: string): boolean {
  return /^\ufeff?\s*<\?xml\s/.test(head)
}

/** Whether a text begins as a page, or as a part of one: with an element that is closed, and no signs of Markdown around it. */
export function looksLikeHtml(head: string): boolean {
  if (looksLikePage(head)) return true
  const name = fragment.exec(head)?.[1]
  return (
    name !== undefined && head.toLowerCase().includes(`</${name.toLowerCase()}>`) && markdownSigns(head) === 0
  )
}
