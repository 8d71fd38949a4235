/** The command was used wrongly: an option, a name or a combination that is not accepted. The run ends with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
