/**
 * Starts a listener that has to wait for something first, unless it was released in the meantime.
 * @param start resolves with the listener's release
 * @returns the release, to be called at any time
 */
export function listenWhenReady(
  start: () => Promise<() => void>,
  onError: (cause: unknown) => void,
): () => void {
  let released = false
  let stop: (() => void) | undefined
  start().then(
    (release) => {
      if (released) release()
      else stop = release
    },
    (cause: unknown) => {
      if (!released) onError(cause)
    },
  )
  return () => {
    released = true
    stop?.()
  }
}
