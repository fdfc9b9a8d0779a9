/**
 * Creates a fetch that fails with a TimeoutError when a server accepts the connection but does not respond. A signal of
 * the caller counts too.
 * @param milliseconds until the request is given up
 */
export function fetchWithin(milliseconds: number, fetchFile: typeof fetch): typeof fetch {
  return (file, init) => {
    const timeout = AbortSignal.timeout(milliseconds)
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    return fetchFile(file, { ...init, signal })
  }
}
