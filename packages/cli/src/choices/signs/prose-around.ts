/** A text without its front matter and without what stands between fences: code in a document tells nothing of the document. */
export function withoutFences(head: string): string {
  const body = head.replace(/^\ufeff?(---|\+\+\+)[ \t]*\r?\n(?:[^\n]*\n){1,200}?\1[ \t]*(?:\r?\n|$)/, '')
  const kept: string[] = []
  let open: string | undefined
  for (const line of body.split(/\r\n?|\n/)) {
    const fence = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (open === undefined) kept.push(line)
    if (fence === undefined) continue
    if (open === undefined) open = fence
    else if (fence.startsWith(open)) {
      open = undefined
      kept.push(line)
    }
  }
  return kept.join('\n')
}

const statement =
  /(?:;|(?:^|[^:])\{)\s*$|^\s*(?:[})\]]+[;,]?\s*$|[\w.$[\]]+\s*[-+*/|&:]?=\s*\S|[\w.]+\(.*\)\s*$|@\w+(?:\(.*\))?\s*$|#(?:include|define|ifdef|endif|pragma)\b)/
const keyword =
  /^\s*(?:(?:def|class|func|fn|function)\s+\w+.*[:{(]|(?:import|from)\s+[\w.]+(?:\s+(?:import|as)\b.*)?$|(?:set -\w|export \w+=|echo |exit \d|if \[|source |\. \/)|(?:fi|done|esac|then)$|(?:FROM|RUN|COPY|CMD|ENV|WORKDIR|ENTRYPOINT|ARG|EXPOSE) \S)/
const setting = /^\s*(?:- +)?["']?[\w.-]+["']?:(?:[ \t]+\S.*[^.]$|[ \t]+\S$|$)/

/** Whether a fifth of a text's lines, comments left out, are statements or settings. A single `Name: value` may be prose. */
export function looksLikeCode(text: string): boolean {
  const lines = text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:#+|\/\/|--)(?:\s|!|$)/.test(line))
  const statements = lines.filter((line) => statement.test(line) || keyword.test(line)).length
  const settings = lines.filter((line) => setting.test(line)).length
  return (statements + (settings > 1 ? settings : 0)) * 5 > lines.length
}
