/** Milliseconds after which a listener with an empty cache reports that it is offline. */
const ANSWER_TIMEOUT = 3_000

/** Distinguishes a cache that is empty because the page is offline from one that is not yet filled. */
export interface ServerWait {
  /** Reports an empty cache; starts the wait unless the server has answered. */
  emptyCache(): void
  /** Reports an answer of the server. */
  answered(): void
  release(): void
}

/**
 * Creates a wait for the server's first answer.
 * @param onOffline called when the server stays silent after an empty cache
 */
export function awaitServer(onOffline: () => void): ServerWait {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(timer)
  }
  return {
    emptyCache: () => {
      if (!isOver) timer ??= setTimeout(onOffline, ANSWER_TIMEOUT)
    },
    answered: stop,
    release: stop,
  }
}
