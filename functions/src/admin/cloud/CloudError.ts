/** The cloud cannot be reached or has failed. The message is one line that says what to do. */
export class CloudError extends Error {
  override readonly name = 'CloudError'
}
