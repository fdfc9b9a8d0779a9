interface Entry {
  readonly running: Promise<unknown>
  next: Promise<unknown> | null
}

/**
 * Creates a function that runs the work of each key sequentially. Calls during a run share one further run, which
 * begins after all of them.
 */
export function createCoalescer(): (key: string, work: () => Promise<void>) => Promise<void> {
  const entries = new Map<string, Entry>()

  const start = async (key: string, work: () => Promise<void>): Promise<void> => {
    const running = work()
    const entry: Entry = { running, next: null }
    entries.set(key, entry)
    try {
      await running
    } finally {
      if (entry.next === null) entries.delete(key)
    }
  }
  return async (key, work) => {
    const entry = entries.get(key)
    if (entry === undefined) return start(key, work)
    entry.next ??= entry.running.then(
      () => start(key, work),
      () => start(key, work),
    )
    await entry.next
  }
}
