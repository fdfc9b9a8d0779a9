/** Name of the property of an error. A property, unlike a map, is the same for all copies of this module in a page. */
const PROPERTY = 'requestId'

/**
 * Marks the error of a call with the id of the call.
 * @returns the same error
 */
export function withRequestId(error: unknown, requestId: string): unknown {
  if (error instanceof Error) Object.defineProperty(error, PROPERTY, { value: requestId, configurable: true })
  return error
}

/** The id of the call that an error or one of its causes comes from; null if it comes from none. */
export function requestIdOf(error: unknown): string | null {
  const seen = new Set<unknown>()
  for (let current = error; current instanceof Error && !seen.has(current); current = current.cause) {
    seen.add(current)
    const id: unknown = Reflect.get(current, PROPERTY)
    if (typeof id === 'string') return id
  }
  return null
}
