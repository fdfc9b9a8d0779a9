import { setImmediate } from 'node:timers/promises'
import type { Clock } from '../../network/Clock.ts'

/** A stopped clock that the test advances. */
export interface TestClock extends Clock {
  /** Waits until something sleeps for at most this time, then lets it pass. */
  pass(milliseconds: number): Promise<void>
}

/**
 * Creates a stopped clock.
 * @param start milliseconds since 1970
 */
export function createTestClock(start: number): TestClock {
  let now = start
  const sleepers = new Map<() => void, number>()
  return {
    now: () => now,
    sleep: (milliseconds, signal) =>
      new Promise((resolve) => {
        const wake = () => {
          sleepers.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        sleepers.set(wake, now + milliseconds)
        signal.addEventListener('abort', wake)
        if (signal.aborted || milliseconds <= 0) wake()
      }),
    pass: async (milliseconds) => {
      const end = now + milliseconds
      while (![...sleepers.values()].some((due) => due <= end)) await setImmediate()
      now = end
      for (const [wake, due] of [...sleepers]) if (due <= now) wake()
    },
  }
}
