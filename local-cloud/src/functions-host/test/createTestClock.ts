import type { ScheduleClock } from '../schedules/ScheduleClock.ts'

/** A clock that stands at a full hour until a test advances it. */
export function createTestClock(): ScheduleClock & { advance(milliseconds: number): void } {
  const waiting = new Set<{ readonly time: number; readonly callback: () => void }>()
  let now = Date.parse('2026-11-22T10:00:00Z')
  return {
    now: () => now,
    at: (time, callback) => {
      const timer = { time, callback }
      waiting.add(timer)
      return () => waiting.delete(timer)
    },
    advance: (milliseconds) => {
      const end = now + milliseconds
      for (;;) {
        const [next] = [...waiting].filter(({ time }) => time <= end).sort((a, b) => a.time - b.time)
        if (next === undefined) break
        waiting.delete(next)
        now = Math.max(now, next.time)
        next.callback()
      }
      now = end
    },
  }
}
