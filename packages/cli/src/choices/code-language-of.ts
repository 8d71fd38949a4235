import { basename, extname } from 'node:path'
import { findCodeLanguage } from 'ashlar/code'

/** Programs that a first line `#!` may name, and their languages. */
const interpreters: Readonly<Record<string, string>> = {
  python: 'python',
  pypy: 'python',
  node: 'javascript',
  deno: 'typescript',
  bun: 'typescript',
  'ts-node': 'typescript',
  tsx: 'typescript',
  ruby: 'ruby',
  php: 'php',
  bash: 'bash',
  sh: 'bash',
  dash: 'bash',
  ksh: 'bash',
  zsh: 'bash',
  lua: 'lua',
  pwsh: 'powershell',
  swift: 'swift',
  scala: 'scala',
  perl: 'perl',
  Rscript: 'r',
  julia: 'julia',
  elixir: 'elixir',
}

/** Languages without a grammar, or with those of others, by the endings of their files. */
const withoutGrammar: Readonly<Record<string, string>> = {
  '.vue': 'vue',
  '.svelte': 'svelte',
  '.sql': 'sql',
  '.ddl': 'sql',
  '.psql': 'sql',
  '.pl': 'perl',
  '.pm': 'perl',
  '.r': 'r',
  '.jl': 'julia',
  '.ex': 'elixir',
  '.exs': 'elixir',
  '.erl': 'erlang',
  '.hs': 'haskell',
  '.ml': 'ocaml',
  '.clj': 'clojure',
  '.dart': 'dart',
  '.groovy': 'groovy',
  '.gradle': 'groovy',
  '.zig': 'zig',
  '.nim': 'nim',
  '.f90': 'fortran',
  '.less': 'less',
  '.proto': 'protobuf',
  '.tf': 'terraform',
}

/** What a header of C++ shows that is none of C. */
const cppOnly = /^[ \t]*(?:namespace\b|template\b|class\s+\w|using\s+\w)|\bstd::/m

/**
 * The programming language of a document: by the ending of its name, else by the program that its first line asks for.
 *
 * @param head the beginning of the text
 */
export function codeLanguageOf(name: string, head: string): string | undefined {
  const ending = extname(name).toLowerCase()
  if (ending !== '') {
    const language = findCodeLanguage(ending)?.name ?? withoutGrammar[ending]
    if (language === 'c' && cppOnly.test(head)) return 'cpp'
    if (language !== undefined) return language
  }
  return languageOfShebang(head.slice(0, 200))
}

/** Of `#!/usr/bin/env -S python3.12 -u` the answer is `python`. */
function languageOfShebang(head: string): string | undefined {
  const line = /^\ufeff?#!([^\r\n]*)/.exec(head)?.[1]
  if (line === undefined) return undefined
  const programs = line
    .trim()
    .split(/\s+/)
    .map((word) => basename(word))
  const [first, ...others] = programs
  const asked = first === 'env' ? others.find((word) => !word.startsWith('-')) : first
  return asked === undefined ? undefined : interpreters[asked.replace(/[\d.]+$/, '')]
}
