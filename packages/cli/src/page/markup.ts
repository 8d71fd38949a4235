/** Text that is HTML already. Only {@link html} makes it, so that what is put into a page is escaped exactly once. */
export class Markup {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

/** What may be put into a template: texts and numbers are escaped, lists are joined, `undefined` is nothing. */
export type Content = string | number | undefined | Markup | readonly Content[]

/** A template of HTML or SVG. Whatever is put in is escaped unless it is {@link Markup}, inside quoted attributes too. */
export function html(parts: TemplateStringsArray, ...contents: readonly Content[]): Markup {
  return new Markup(parts.map((part, at) => (at === 0 ? part : written(contents[at - 1]) + part)).join(''))
}

function written(content: Content): string {
  if (content === undefined) return ''
  if (content instanceof Markup) return content.text
  return typeof content === 'object' ? content.map(written).join('') : escaped(String(content))
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Control characters are no text in HTML; their pictures are. */
function escaped(text: string): string {
  return text
    .replaceAll(/[&<>"']/g, (character) => escapes[character]!)
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, (control) =>
      String.fromCharCode(0x2400 + control.charCodeAt(0)),
    )
}
