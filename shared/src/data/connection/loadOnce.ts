/** Runs `load` at the first call and keeps what it resolved to; a failure is forgotten, so the next call tries again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined
  return () => {
    pending ??= load().catch((cause: unknown) => {
      pending = undefined
      throw cause
    })
    return pending
  }
}
