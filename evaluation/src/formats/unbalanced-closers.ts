import type { Chunk } from 'ashlar'

/** Blocks whose openings and closings are whole lines, by the name that each line tells. */
interface Framing {
  /** Opening and closing lines; the first group of each names the block. */
  readonly opens: RegExp
  readonly closes: RegExp
}

const framings: Readonly<Record<string, Framing>> = {
  latex: {
    opens: /\\begin\{((?:equation|align|gather|verbatim|lstlisting|minted|tabular|tikzpicture)\*?)\}/g,
    closes: /\\end\{((?:equation|align|gather|verbatim|lstlisting|minted|tabular|tikzpicture)\*?)\}/g,
  },
  org: {
    opens: /^[ \t]*#\+begin_(src|example|export|quote)\b/gim,
    closes: /^[ \t]*#\+end_(src|example|export|quote)\b/gim,
  },
}

/** Delimiters of AsciiDoc open and close alike. */
const delimiter = /^(-{4,}|\.{4,}|={4,}|\*{4,}|_{4,}|[|,:!]={3,})[ \t]*$/gm

/** What `rendered` of a chunk opens and does not close, or the other way round, by counting. Only where the source is balanced. */
export function unbalancedClosers(category: string, { rendered }: Chunk, source: string): readonly string[] {
  if (category === 'asciidoc') {
    const odd = (text: string) => [...counted(text, delimiter)].filter(([, count]) => count % 2 === 1)
    return odd(source).length > 0 ? [] : odd(rendered).map(([name]) => name)
  }
  const framing = framings[category]
  if (framing === undefined || differences(source, framing).length > 0) return []
  return differences(rendered, framing)
}

function differences(text: string, { opens, closes }: Framing): readonly string[] {
  const opened = counted(text, opens)
  const closed = counted(text, closes)
  return [...new Set([...opened.keys(), ...closed.keys()])].filter(
    (name) => opened.get(name) !== closed.get(name),
  )
}

function counted(text: string, pattern: RegExp): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, name] of text.matchAll(pattern)) counts.set(name!, (counts.get(name!) ?? 0) + 1)
  return counts
}
