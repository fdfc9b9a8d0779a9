/** A value that is loaded when it is first needed, for example a component in a chunk of its own. */
export interface Lazy<Value> {
  /** The loaded value; null before that. */
  loaded(): Value | null
  /** Loads the value, or returns the load under way. After a failure the next call loads again. */
  load(): Promise<Value>
  /** Loads again even if a load is under way, for a user who retries a slow one. */
  restart(): Promise<Value>
}

/**
 * Creates a lazy value. It caches a success, and never a failure.
 * @param start starts a load; attempt counts the loads started before
 */
export function createLazy<Value>(start: (attempt: number) => Promise<Value>): Lazy<Value> {
  let value: Value | null = null
  let current: Promise<Value> | null = null
  let attempts = 0

  const restart = (): Promise<Value> => {
    const attempt = attempts
    attempts += 1
    const loading = start(attempt).then(
      (loaded) => {
        value = loaded
        return loaded
      },
      (error: unknown) => {
        if (current === loading) current = null
        throw error
      },
    )
    current = loading
    return loading
  }
  return { loaded: () => value, load: () => current ?? restart(), restart }
}
