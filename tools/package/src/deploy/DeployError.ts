/** A deployment began and did not end well. The message says what is done and what to do. */
export class DeployError extends Error {
  override readonly name = 'DeployError'
}
