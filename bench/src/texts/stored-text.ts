import { existsSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TextRecipe } from './catalogue.js'

/** A text of the bench on the disk. */
export interface StoredText {
  readonly name: string
  readonly path: string
  /** Its real size in bytes of UTF-8: the recipe's, and what it takes to end the last piece. */
  readonly bytes: number
}

/** Part of the names of stored files: raise it when a recipe changes, and the old files are not taken any more. */
const edition = 1

const cache = fileURLToPath(new URL('../../.cache', import.meta.url))

/** The pieces of a recipe put together until they are at least so many bytes. */
export function compose(recipe: TextRecipe, bytes: number): string {
  const pieces: string[] = []
  let total = 0
  for (const piece of recipe.pieces()) {
    pieces.push(piece)
    total += Buffer.byteLength(piece) + recipe.separator.length
    if (total >= bytes) break
  }
  return pieces.join(recipe.separator)
}

/**
 * The text as a file below `bench/.cache`, made when it is not there yet; of evaluation data in the system's folder for
 * temporary files.
 */
export function storedText(recipe: TextRecipe, bytes: number): StoredText {
  const folder = recipe.isEvaluationData ? join(tmpdir(), 'ashlar-bench') : cache
  mkdirSync(folder, { recursive: true })
  const path = `${folder}/${recipe.name}-${bytes}-${edition}.txt`
  if (!existsSync(path)) {
    // Several processes may make the same text at once.
    const part = `${path}.${process.pid}.part`
    writeFileSync(part, compose(recipe, bytes))
    renameSync(part, path)
  }
  return { name: recipe.name, path, bytes: statSync(path).size }
}
