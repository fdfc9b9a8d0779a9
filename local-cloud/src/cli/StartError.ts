/** Why the local cloud does not start; the message says what to do about it, in one line. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
