import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Host } from '../host.js'
import { faultOf } from '../inputs/file-fault.js'
import { UsageError } from '../usage-error.js'

/** What `--cache` takes to keep nothing. */
export const noCache = 'none'

/**
 * The folder in which finished work is kept, made if need be: the one that was asked for, else `ashlar` in the user's
 * folder for caches. `undefined` for `none`, and where the environment names no such folder.
 *
 * @throws UsageError when it cannot be made
 */
export function cacheFolder(given: string | undefined, { cwd, env }: Host): string | undefined {
  const folder = given === undefined ? usersCache(env) : given === noCache ? undefined : resolve(cwd, given)
  if (folder === undefined) return undefined
  try {
    mkdirSync(folder, { recursive: true })
    return folder
  } catch (error) {
    throw new UsageError(`--cache ${given ?? folder}: ${faultOf(error)}`)
  }
}

function usersCache(env: Host['env']): string | undefined {
  if (env.XDG_CACHE_HOME) return join(env.XDG_CACHE_HOME, 'ashlar')
  if (env.LOCALAPPDATA) return join(env.LOCALAPPDATA, 'ashlar', 'cache')
  return env.HOME ? join(env.HOME, '.cache', 'ashlar') : undefined
}
