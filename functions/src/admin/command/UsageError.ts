/** The command cannot be carried out as it was given. The message is one line that says how it should be. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
