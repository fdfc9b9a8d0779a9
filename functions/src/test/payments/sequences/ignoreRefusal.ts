/**
 * Ignores that a request of the model has become impossible, because the server works concurrently.
 * @throws the error if it says something else
 */
export function ignoreRefusal(error: unknown): void {
  const { statusCode } = Object(error)
  if (statusCode !== 400 && statusCode !== 404) throw error
}
