import { setTimeout } from 'node:timers/promises'

/** Clock for deadlines and retries, replaceable in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves early, without failing, when the signal aborts. */
  sleep(milliseconds: number, signal: AbortSignal): Promise<void>
}

/** The time of this machine. */
export const CLOCK: Clock = {
  now: Date.now,
  sleep: (milliseconds, signal) => setTimeout(milliseconds, undefined, { signal }).catch(() => {}),
}
