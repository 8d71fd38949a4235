import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** How many code units of a stream pass between two collections. */
const interval = 1 << 23

/**
 * Hands the pieces of a long text on and has the engine collect its garbage now and then. Left to itself it lets some
 * fifty megabytes of dead strings gather before it does; a collection of the little that lives takes a few milliseconds.
 */
export async function* collectingGarbage(
  pieces: AsyncIterable<string>,
): AsyncGenerator<string, void, undefined> {
  let collect: (() => void) | undefined
  let passed = 0
  for await (const piece of pieces) {
    yield piece
    passed += piece.length
    if (passed < interval) continue
    passed = 0
    collect ??= collector()
    collect()
  }
}

function collector(): () => void {
  setFlagsFromString('--expose-gc')
  return runInNewContext('gc') as () => void
}
