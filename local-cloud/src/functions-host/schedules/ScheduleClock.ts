/** The longest delay that setTimeout supports, in milliseconds. */
const LONGEST = 2_147_483_647

/** The clock that scheduled functions follow. Tests replace it. */
export interface ScheduleClock {
  /** Milliseconds since 1970. */
  now(): number
  /**
   * Calls back once at a time, or earlier if the time is further away than a timer can wait.
   *
   * @param time milliseconds since 1970
   * @returns cancels the call
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
