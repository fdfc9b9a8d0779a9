import type { Pause } from '@outcome-studio/shared/files'

/** Milliseconds of work after which the page may respond. A last piece may take as long again on a slow device. */
const TURN = 12

/**
 * Lets the page respond while a large file is read.
 * @param signal the work ends with its reason once it is aborted
 * @param now current time in milliseconds
 */
export function createPause(signal: AbortSignal, now: () => number = () => performance.now()): Pause {
  let since = now()
  return () => {
    signal.throwIfAborted()
    if (now() - since < TURN) return undefined
    return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
      signal.throwIfAborted()
      since = now()
    })
  }
}
