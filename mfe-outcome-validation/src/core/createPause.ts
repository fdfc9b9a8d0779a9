import type { Pause } from '@outcome-studio/shared/files'

/** Milliseconds of work after which the page may respond: well below what is felt. */
const TURN = 20

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
