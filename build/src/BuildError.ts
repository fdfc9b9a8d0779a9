/** A build that cannot go on: the message is the one line the developer reads. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}
