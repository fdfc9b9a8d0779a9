/** A feature cannot be shown alone: the message says why and what to do, for the developer who reads it on the page. */
export class StandaloneError extends Error {
  override readonly name = 'StandaloneError'
}
