/** Delay of the timer with which Testing Library ends a wait. The exact number distinguishes it from other timers. */
export const WAIT_LIMIT = 299_999

/** Milliseconds of idle time after which no further change is expected. */
const IDLE_LIMIT = 10_000
const INTERVAL = 50

type SetTimeout = (run: (...given: unknown[]) => void, delay?: number, ...given: unknown[]) => unknown

/**
 * Ends a wait of Testing Library after ten seconds in which this process was idle. On a busy machine, pending work may
 * take longer by the clock.
 *
 * @param start the timers of the test file
 * @param idleTime returns the milliseconds that the event loop has been idle so far
 * @returns the `setTimeout` for the test file
 */
export function limitWaits(
  start: { readonly setTimeout: SetTimeout; readonly setInterval: SetTimeout },
  idleTime: () => number,
): SetTimeout {
  return (run, delay, ...given) => {
    if (delay !== WAIT_LIMIT) return start.setTimeout(run, delay, ...given)
    let last = idleTime()
    let idle = 0
    let isOver = false
    return start.setInterval(() => {
      const now = idleTime()
      // A process that the system stopped meanwhile was not idle.
      idle += Math.min(now - last, INTERVAL)
      last = now
      if (idle < IDLE_LIMIT || isOver) return
      isOver = true
      run(...given)
    }, INTERVAL)
  }
}
