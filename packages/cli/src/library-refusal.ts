import { AshlarError } from 'ashlar'
import { UsageError } from './usage-error.js'

/** Makes something of options for the library; what it refuses is wrong usage. */
export function withUsageErrors<Result>(make: () => Result): Result {
  try {
    return make()
  } catch (error) {
    throw asUsageError(error)
  }
}

/** What the library refuses of options, as wrong usage; anything else as it is. */
export function asUsageError(error: unknown): unknown {
  return AshlarError.isInstance(error) ? new UsageError(error.message) : error
}
