import { Composer, type CST } from 'yaml'

/** Why a text is no YAML: where, and what the parser says. */
export interface YamlFault {
  readonly at: number
  readonly message: string
}

/** How deep the parser gets depends on the machine, so there is no place to name. */
export const tooDeep: YamlFault = { at: 0, message: 'it is nested too deeply' }

/** Finds faults while the tokens of a text come: values are built to find them, and let go. */
export class YamlChecker {
  // Whether keys are unique would be asked of every pair of them.
  readonly #composer = new Composer({ uniqueKeys: false, prettyErrors: false, logLevel: 'silent' })
  fault: YamlFault | undefined

  /** @throws RangeError for nesting that is too deep for the parser */
  next(token: CST.Token): void {
    for (const document of this.#composer.next(token)) this.#inspect(document)
  }

  finish(length: number): void {
    for (const document of this.#composer.end(false, length)) this.#inspect(document)
  }

  #inspect({ errors }: { errors: readonly { pos: readonly [number, number]; message: string }[] }): void {
    const [error] = errors
    if (error === undefined) return
    const isTooDeep = error.message.startsWith('Maximum call stack')
    this.fault ??= isTooDeep ? tooDeep : { at: error.pos[0], message: error.message }
  }
}
