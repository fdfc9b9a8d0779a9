import type { Timing } from './ports.ts'

/** The clock, timers and frames of the page. */
export const browserTiming: Timing = {
  now: () => Date.now(),
  after: (milliseconds, action) => {
    const timer = setTimeout(action, milliseconds)
    return () => clearTimeout(timer)
  },
  beforePaint: (action) => {
    const frame = requestAnimationFrame(action)
    return () => cancelAnimationFrame(frame)
  },
}
