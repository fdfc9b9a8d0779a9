/** Milliseconds that the REST read may take before the listener starts in parallel. */
const READ_TIMEOUT = 2_500

/** A read over REST, and the listener that follows it. */
export interface LightStart<Value> {
  readonly read: (signal: AbortSignal) => Promise<Value>
  /** Called with the value that was read, unless the listener was faster. */
  readonly onValue: (value: Value) => void
  /** Starts the listener, which calls `onFirstValue` with its first value. It is never older than the one read. */
  readonly listen: (onFirstValue: () => void) => () => void
  /** Calls back when what was read has been shown; returns the release. */
  readonly afterPaint: (callback: () => void) => () => void
}

/**
 * Reads once over REST and starts the listener after the value was painted. If the read fails or is slow, the
 * listener starts without it and reports its own error. Returns the release, after which nothing is called.
 */
export function startLight<Value>({ read, onValue, listen, afterPaint }: LightStart<Value>): () => void {
  const request = new AbortController()
  let hasValue = false
  let stopListening: (() => void) | undefined
  let stopWaiting = () => {}

  const startListening = () => {
    clearTimeout(timer)
    if (request.signal.aborted) return
    stopListening ??= listen(() => {
      hasValue = true
    })
  }
  const timer = setTimeout(startListening, READ_TIMEOUT)

  read(request.signal).then((value) => {
    if (request.signal.aborted || hasValue) return
    onValue(value)
    stopWaiting = afterPaint(startListening)
  }, startListening)

  return () => {
    request.abort()
    clearTimeout(timer)
    stopWaiting()
    stopListening?.()
  }
}
