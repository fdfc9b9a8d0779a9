/** Runs work of which only so much may run at once. The rest waits in order. */
export interface Queue {
  /** @param signal of work that is no longer wanted, which then does not begin */
  readonly run: <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>
}

/** @param most how much may run at once */
export function createQueue(most: number): Queue {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    run: async (work, signal) => {
      if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        signal.throwIfAborted()
        return await work()
      } finally {
        // The place is handed on, so that nothing that comes later takes it first.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}
