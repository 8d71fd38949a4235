import { realpathSync, type Stats, statSync } from 'node:fs'
import { normalize, resolve, sep } from 'node:path'
import picomatch from 'picomatch'
import { faultOf } from './file-fault.js'
import type { Input, Inputs } from './input.js'
import { walkFolder } from './walk-folder.js'

/** Where operands are looked up. */
export interface Surroundings {
  readonly cwd: string
  /** A file that folders and patterns pass over: where the output goes. Absolute. */
  readonly except?: string | undefined
}

/**
 * The files that operands stand for: files as they are, folders with all that is in them, patterns with what they
 * match, `-` as standard input. In the order given, inside a folder by name; a file that comes up again is left out.
 */
export function expandOperands(operands: readonly string[], around: Surroundings): Inputs {
  const expansion = new Expansion(around)
  for (const operand of operands) expansion.add(operand)
  return expansion
}

class Expansion implements Inputs {
  readonly inputs: Input[] = []
  readonly faults: string[] = []
  readonly notes: string[] = []
  readonly #around: Surroundings
  readonly #seen = new Set<string>()

  constructor(around: Surroundings) {
    this.#around = around
  }

  add(operand: string): void {
    if (operand === '-') {
      this.#addOnce('-', { name: '-', bytes: 0, regular: false, operand, listed: false })
      return
    }
    if (operand === '') {
      // Resolved it would be the current folder, which nobody means by an empty name.
      this.faults.push('"": no such file or folder')
      return
    }
    const path = resolve(this.#around.cwd, operand)
    try {
      const stats = statSync(path)
      if (stats.isDirectory()) this.#addFolder(operand, path, shownFolder(operand))
      else this.#addFile(operand, path, stats)
    } catch (error) {
      const { isGlob } = picomatch.scan(operand)
      if (isGlob) this.#addPattern(operand)
      else this.faults.push(`${operand}: ${faultOf(error)}`)
    }
  }

  #addFile(operand: string, path: string, stats: Stats): void {
    const input = { path, bytes: stats.size, regular: stats.isFile(), operand, listed: false }
    this.#addOnce(realpathSync(path), { name: shown(operand), ...input })
  }

  #addFolder(
    operand: string,
    root: string,
    prefix: string,
    accepts = (_below: string) => true,
    depth?: number,
  ) {
    const report = {
      fault: (line: string) => this.faults.push(line),
      note: (line: string) => this.notes.push(line),
    }
    let found = 0
    for (const { path, below, bytes } of walkFolder(root, prefix, report, depth)) {
      if (path === this.#around.except || !accepts(below)) continue
      found++
      this.#addOnce(path, { name: prefix + below, path, bytes, regular: true, operand, listed: true })
    }
    if (found === 0) this.faults.push(`${operand}: no files to read`)
  }

  #addPattern(operand: string): void {
    const { base, glob } = picomatch.scan(shown(operand))
    const root = resolve(this.#around.cwd, base)
    const slashes = glob.split('/').length
    try {
      this.#addFolder(
        operand,
        root,
        base === '' ? '' : shownFolder(base),
        picomatch(glob),
        glob.includes('**') ? undefined : slashes,
      )
    } catch (error) {
      this.faults.push(`${operand}: ${faultOf(error)}`)
    }
  }

  #addOnce(key: string, input: Input): void {
    if (this.#seen.has(key)) return
    this.#seen.add(key)
    this.inputs.push(input)
  }
}

/** A path as chunks name it: without `./`, with forward slashes. */
function shown(path: string): string {
  return normalize(path).replaceAll(sep, '/')
}

/** The prefix of names in a folder: nothing for `.`, else it ends with a slash. */
function shownFolder(path: string): string {
  const name = shown(path)
  if (name === '.' || name === './') return ''
  return name.endsWith('/') ? name : `${name}/`
}
