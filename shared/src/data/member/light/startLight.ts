/** Milliseconds the light read may take before the listener is started beside it. */
const PATIENCE = 2_500

/** What goes on first, and what takes over from it. */
export interface LightStart<Value> {
  readonly read: (signal: AbortSignal) => Promise<Value>
  /** Hears of the value, unless the listener was faster. */
  readonly onValue: (value: Value) => void
  /** Starts the listener; it says by heard that it has something, which is never older than what was read. */
  readonly listen: (heard: () => void) => () => void
  /** Calls back when what was read has been shown; returns the release. */
  readonly afterPaint: (callback: () => void) => () => void
}

/**
 * Reads once lightly, and listens after that was shown. A read that fails or takes long is not waited for: the
 * listener then says what there is to say. Returns the release, after which nothing is heard any more.
 */
export function startLight<Value>({ read, onValue, listen, afterPaint }: LightStart<Value>): () => void {
  const request = new AbortController()
  let isHeard = false
  let stopListening: (() => void) | undefined
  let stopWaiting = () => {}

  const startListening = () => {
    clearTimeout(patience)
    if (request.signal.aborted) return
    stopListening ??= listen(() => {
      isHeard = true
    })
  }
  const patience = setTimeout(startListening, PATIENCE)

  read(request.signal).then((value) => {
    if (request.signal.aborted || isHeard) return
    onValue(value)
    stopWaiting = afterPaint(startListening)
  }, startListening)

  return () => {
    request.abort()
    clearTimeout(patience)
    stopWaiting()
    stopListening?.()
  }
}
