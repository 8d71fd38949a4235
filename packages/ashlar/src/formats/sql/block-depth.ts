/** Words that open what `END` closes. */
const openers = new Set(['BEGIN', 'CASE', 'IF', 'LOOP', 'REPEAT', 'WHILE', 'FOR'])
/** What is made of statements of its own, where `BEGIN` is not the beginning of a transaction. */
const routines = new Set(['TRIGGER', 'PROCEDURE', 'FUNCTION', 'PACKAGE', 'EVENT'])
/** Behind `END` these name what it closes. */
const closed = new Set(['CASE', 'IF', 'LOOP', 'REPEAT', 'WHILE', 'FOR'])

/** How deep a place lies in the blocks of a routine: only outside of all of them does a semicolon end its statement. */
export class BlockDepth {
  #words = 0
  #isRoutine = false
  #isBody = false
  #previous = ''
  depth = 0

  /** Takes the next word of a statement. */
  word(given: string): void {
    const word = given.length > 10 ? '' : given.toUpperCase()
    if (this.#words++ === 0) this.#isRoutine = word === 'CREATE' || word === 'ALTER'
    else if (this.#words <= 8 && routines.has(word)) this.#isBody = this.#isRoutine
    if (this.#isBody) this.#count(word)
    this.#previous = word
  }

  /** A statement of the body ends, or the whole. */
  mark(): void {
    this.#previous = ''
  }

  #count(word: string): void {
    if (word === 'END') this.depth = Math.max(0, this.depth - 1)
    else if (word === 'BEGIN') this.depth++
    else if (
      this.depth > 0 &&
      openers.has(word) &&
      !(this.#previous === 'END' && closed.has(word)) &&
      this.#opens(word)
    )
      this.depth++
  }

  /** `IF EXISTS`, `FOR EACH ROW` and the like are no blocks; a block begins its statement, but for `CASE`. */
  #opens(word: string): boolean {
    return word === 'CASE' || this.#previous === '' || bodyWords.has(this.#previous)
  }
}

/** Words behind which a statement of a body begins. */
const bodyWords = new Set(['BEGIN', 'THEN', 'ELSE', 'DO', 'LOOP', 'REPEAT', 'AS', 'IS'])
