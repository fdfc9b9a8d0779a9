/** A failed build. The message is the one line that the developer sees. */
export class BuildError extends Error {
  override readonly name = 'BuildError'
}
