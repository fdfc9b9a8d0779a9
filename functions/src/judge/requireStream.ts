/** A successful answer is no stream of events: a web page, for example, because the address is wrong. */
export class NoStreamError extends Error {
  override readonly name = 'NoStreamError'
}

/** A fetch that fails with NoStreamError for a successful answer of another type than the protocols ask for. */
export function requireStream(fetchFrom: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchFrom(input, init)
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || type.includes('text/event-stream')) return response
    await response.body?.cancel().catch(() => {})
    throw new NoStreamError('The answer is no stream of events.')
  }
}
