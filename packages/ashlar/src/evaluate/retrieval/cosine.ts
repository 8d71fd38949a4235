import { AshlarError } from '../../errors.js'
import type { Vector } from './embed-texts.js'
import type { Retriever } from './retriever.js'
import { topRanked } from './top-ranked.js'

/**
 * Exact search by the cosine of vectors: every piece is compared with the question, none is left out by an index. A zero
 * vector is like nothing (0).
 *
 * @param vectors one for each piece, of equal length
 * @param questions the vector of each question that will be asked
 * @throws AshlarError `invalid-option` for vectors of different lengths; `rank` throws it for a question without a vector
 */
export function cosine(vectors: readonly Vector[], questions: ReadonlyMap<string, Vector>): Retriever {
  const length = vectors[0]?.length ?? 0
  const units = vectors.map((vector) => unitVector(vector, length))
  const scores = new Float64Array(vectors.length)
  return {
    rank(question, count) {
      const asked = questions.get(question)
      if (asked === undefined) {
        throw new AshlarError({
          code: 'invalid-option',
          given: `the question ${JSON.stringify(question)}`,
          wanted: 'a question whose vector was given',
        })
      }
      const direction = unitVector(asked, length)
      units.forEach((unit, piece) => {
        scores[piece] = product(unit, direction)
      })
      return topRanked(
        units.map((_, piece) => piece),
        scores,
        count,
      )
    },
  }
}

/** The cosine of the angle between two vectors of equal length, from -1 to 1; 0 where one of them is zero. */
export function cosineSimilarity(a: Vector, b: Vector): number {
  return product(unitVector(a, a.length), unitVector(b, a.length))
}

function unitVector(vector: Vector, length: number): Float64Array {
  if (vector.length !== length) {
    throw new AshlarError({
      code: 'invalid-option',
      given: `a vector of ${vector.length} numbers beside one of ${length}`,
      wanted: 'vectors of equal length',
    })
  }
  const unit = Float64Array.from(vector)
  const norm = Math.sqrt(product(unit, unit))
  return norm === 0 ? unit : unit.map((value) => value / norm)
}

function product(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!
  return sum
}
