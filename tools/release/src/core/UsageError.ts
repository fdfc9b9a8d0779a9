/** A command line that cannot be understood. The message says what can. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
