/** The longest time of a timer, in milliseconds. */
const LONGEST = 2_147_483_647

/** The time by which scheduled functions run. Tests replace it. */
export interface ScheduleClock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Calls back once when it is time.
   *
   * @returns takes it back
   */
  at(time: number, callback: () => void): () => void
}

export const SYSTEM_CLOCK: ScheduleClock = {
  now: () => Date.now(),
  at: (time, callback) => {
    const timer = setTimeout(callback, Math.min(Math.max(time - Date.now(), 0), LONGEST))
    timer.unref()
    return () => clearTimeout(timer)
  },
}
