import { useContext, useEffect, useState } from 'react'
import { SurroundingsContext } from './Surroundings.ts'

/**
 * Milliseconds between checks of the clock. Timers do not follow changes of the clock, and stop while the device
 * sleeps.
 */
const LOOKS = 15_000

/**
 * The time, in milliseconds since 1970. Renders again at each requested time and when the member returns to the page.
 * This works also after the device slept or its clock was set.
 * @param nextChange returns the next time after `now` at which something changes, or null; needs a stable identity
 */
export function useNow(nextChange: (now: number) => number | null): number {
  const clock = useContext(SurroundingsContext).now
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const next = nextChange(now) ?? Number.POSITIVE_INFINITY
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => setNow(clock())
    const wait = () => {
      timer = setTimeout(look, Math.min(Math.max(next - clock(), 1), LOOKS))
    }
    const look = () => {
      const time = clock()
      if (time >= next || time < now) update()
      else wait()
    }
    wait()
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [clock, nextChange, now])
  return now
}
