interface Entry {
  readonly running: Promise<unknown>
  next: Promise<unknown> | null
}

/**
 * Runs work of one key one after another. Who asks while it runs waits for one further run, together with all others
 * who ask: that run begins after every one of them has asked.
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
