/** How far the beginning of a line is looked at to tell what it is. */
export const lineReach = 300

export const headline = /^(\*+)[ \t]+(.*)$/
export const keyword = /^#\+[\w-]+(?:\[[^\]]*\])?:/
export const comment = /^#(?:\s|$)/
export const drawer = /^:[\w-]+:$/
export const planning = /^(?:SCHEDULED|DEADLINE|CLOSED):/
export const rule = /^-{5,}$/
export const footnote = /^\[fn:[\w-]+\]/
export const begin = /^#\+begin_(\S+)/i
export const latexBegin = /^\\begin\{([A-Za-z*]{1,40})\}/

const states = new Set(['TODO', 'DONE'])
const marker = /^(?:[-+]|\*|\d{1,9}[.)]|[A-Za-z][.)])(?:[ \t]+|$)/

/** The keywords that a `#+TODO:` line names. */
export function statesOf(line: string): readonly string[] {
  const found = /^#\+(?:SEQ_|TYP_)?TODO:(.*)$/i.exec(line)
  return found ? found[1]!.split(/[\s|]+/).map((state) => state.replace(/\(.*\)$/, '')) : []
}

/** The title of a headline: without its state, priority and tags. */
export function titleOf(rest: string, own: ReadonlySet<string>): string {
  let title = rest.trim()
  const state = /^\S+/.exec(title)?.[0] ?? ''
  if (states.has(state) || own.has(state)) title = title.slice(state.length).trimStart()
  return title
    .replace(/^\[#[A-Z0-9]+\]\s*/, '')
    .replace(/(?:^|\s):[\w@#%:]+:$/, '')
    .replace(/\[\[[^\]]{1,300}\]\[([^\]]{1,300})\]\]/g, '$1')
    .trim()
}

/** The marker of a list's item, with the blanks behind it; a star only where it is indented. */
export function markerOf(line: string, indent: number): string | undefined {
  const found = marker.exec(line)?.[0]
  return found?.startsWith('*') && indent === 0 ? undefined : found
}

/** What is not broken inside a line. */
export const inline =
  /(?<!\w)([=~])[^\s=~](?:[^=~\n]{0,200}[^\s=~])?\1(?!\w)|\[\[[^\]\n]{1,300}\](?:\[[^\]\n]{1,300}\])?\]|\[fn:[^\]\n]{0,200}\]|(?<![\w$])\$[^$\s](?:[^$\n]{0,200}[^$\s])?\$(?!\w)|\\\([^\n]{1,300}?\\\)/g
