import type { Grammar } from './code-language.js'

/** A grammar of the package that Visual Studio Code has. */
export const vscode = (name: string): Grammar => ({
  package: '@vscode/tree-sitter-wasm',
  file: `wasm/tree-sitter-${name}.wasm`,
})

/** A grammar of a package that has many more languages. */
export const cursorless = (name: string): Grammar => ({
  package: '@cursorless/tree-sitter-wasms',
  file: `out/tree-sitter-${name}.wasm`,
})
