import { withoutFences } from './prose-around.js'

const command =
  /^ {0,3}\\(?:documentclass|documentstyle|usepackage|begin\{document\}|(?:part|chapter|(?:sub){0,2}section)\*?(?:\[[^\]\n]{0,200}\])?\{)/m

/** Whether a line of a text, outside of fences, begins with what only documents in LaTeX begin lines with. */
export function looksLikeLatex(head: string): boolean {
  return command.test(withoutFences(head))
}
