/** Commands that define others: what stands in their groups is no document. */
const definitions = /^(?:re)?new(?:command|environment)$|^providecommand$|^DeclareRobustCommand$|^[gex]?def$/

/** A command and its arguments up to this many code units stay in one piece. */
const shortCommand = 120

interface Group {
  readonly commandStart: number
  readonly isDefinition: boolean
}

/** Which command the braces belong to that are open while a paragraph is read. */
export class Groups {
  readonly #open: Group[] = []
  #commandStart = -1
  #commandEnd = -1
  #isDefinition = false
  #definitions = 0

  /** Whether the position is inside the definition of a command. */
  get areDefining(): boolean {
    return this.#definitions > 0
  }

  /** A command with its optional arguments. */
  command(name: string, start: number, end: number): void {
    const isDefined = this.#isDefinition && this.#commandEnd === start
    if (!isDefined) {
      this.#commandStart = start
      this.#isDefinition = definitions.test(name)
    }
    this.#commandEnd = end
  }

  open(at: number): void {
    const isArgument = at === this.#commandEnd
    const isDefinition = isArgument && this.#isDefinition
    this.#open.push({ commandStart: isArgument ? this.#commandStart : -1, isDefinition })
    if (isDefinition) this.#definitions++
    this.#isDefinition = false
  }

  /** Gives where the command began of which the closed group is a short argument, -1 when it is none. */
  close(at: number, end: number): number {
    const group = this.#open.pop()
    if (group === undefined) return -1
    if (group.isDefinition) this.#definitions--
    this.#commandStart = group.commandStart
    this.#commandEnd = group.commandStart === -1 ? -1 : end
    this.#isDefinition = group.isDefinition
    return group.commandStart !== -1 && at - group.commandStart < shortCommand ? group.commandStart : -1
  }

  /** Braces that are still open at the end of a paragraph are forgotten. */
  reset(): void {
    this.#open.length = 0
    this.#definitions = 0
    this.#commandEnd = -1
    this.#isDefinition = false
  }
}
