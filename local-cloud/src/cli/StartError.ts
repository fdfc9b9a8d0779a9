/** The local cloud cannot start. The message explains in one line what to do. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
