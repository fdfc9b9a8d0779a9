/** A command cannot do what it was asked for, and has changed nothing. The message says why, and what to do. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError'
}
