/** Milliseconds after which a listener that has nothing but an empty cache is called offline. */
const PATIENCE = 3_000

/** Tells a cache that is empty for lack of a network from one that has not been filled yet. */
export interface ServerWait {
  /** The cache has nothing; unless the server was heard, the wait begins. */
  emptyCache(): void
  /** The server has answered. */
  heard(): void
  release(): void
}

/** @param onOffline called when the server stays silent after an empty cache */
export function awaitServer(onOffline: () => void): ServerWait {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isOver = false
  const stop = () => {
    isOver = true
    clearTimeout(timer)
  }
  return {
    emptyCache: () => {
      if (!isOver) timer ??= setTimeout(onOffline, PATIENCE)
    },
    heard: stop,
    release: stop,
  }
}
