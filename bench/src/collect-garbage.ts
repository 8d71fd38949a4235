import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Frees what nothing holds any more, so that memory measured afterwards is what is held. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
}
