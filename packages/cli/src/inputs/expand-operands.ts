import { realpathSync, type Stats, statSync } from 'node:fs'
import { normalize, resolve, sep } from 'node:path'
import { faultOf } from './file-fault.js'
import type { Input, Inputs } from './input.js'

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
export async function expandOperands(operands: readonly string[], around: Surroundings): Promise<Inputs> {
  const expansion = new Expansion(around)
  for (const operand of operands) await expansion.add(operand)
  return expansion
}

/** A folder to walk: where, how its files are named, which of them count, and how deep to look. */
interface Folder {
  readonly root: string
  readonly prefix: string
  readonly accepts?: (below: string) => boolean
  readonly depth?: number
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

  async add(operand: string): Promise<void> {
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
      if (stats.isDirectory()) await this.#addFolder(operand, { root: path, prefix: shownFolder(operand) })
      else this.#addFile(operand, path, stats)
    } catch (error) {
      if (!(await this.#addPattern(operand))) this.faults.push(`${operand}: ${faultOf(error)}`)
    }
  }

  #addFile(operand: string, path: string, stats: Stats): void {
    const input = { path, bytes: stats.size, regular: stats.isFile(), operand, listed: false }
    this.#addOnce(realpathSync(path), { name: shown(operand), ...input })
  }

  async #addFolder(operand: string, { root, prefix, accepts, depth }: Folder): Promise<void> {
    const { walkFolder } = await import('./walk-folder.js')
    const report = {
      fault: (line: string) => this.faults.push(line),
      note: (line: string) => this.notes.push(line),
    }
    let found = 0
    for (const { path, below, bytes } of walkFolder(root, prefix, report, depth)) {
      if (path === this.#around.except || accepts?.(below) === false) continue
      found++
      this.#addOnce(path, { name: prefix + below, path, bytes, regular: true, operand, listed: true })
    }
    if (found === 0) this.faults.push(`${operand}: no files to read`)
  }

  /** False when the operand is no pattern. */
  async #addPattern(operand: string): Promise<boolean> {
    const { default: picomatch } = await import('picomatch')
    const { isGlob, negated, base, glob } = picomatch.scan(shown(operand))
    if (!isGlob || negated) return false
    const folder = {
      root: resolve(this.#around.cwd, base),
      prefix: base === '' ? '' : shownFolder(base),
      accepts: picomatch(glob),
      ...(!glob.includes('**') && { depth: glob.split('/').length }),
    }
    try {
      await this.#addFolder(operand, folder)
    } catch (error) {
      this.faults.push(`${operand}: ${faultOf(error)}`)
    }
    return true
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
