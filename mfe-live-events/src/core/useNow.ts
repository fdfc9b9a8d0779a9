import { useContext, useEffect, useState } from 'react'
import { SurroundingsContext } from './Surroundings.ts'

/** The longest time of a browser's timer, in milliseconds. */
const LONGEST = 2_147_483_647

/**
 * The time, in milliseconds since 1970. Renders again at each moment that is asked for, and when the member comes back
 * to the page, because timers stand still while a device sleeps.
 * @param nextChange the next moment after `now` at which something changes, null if nothing does; stable identity
 */
export function useNow(nextChange: (now: number) => number | null): number {
  const clock = useContext(SurroundingsContext).now
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const update = () => setNow(clock())
    const next = nextChange(now)
    const wait = next === null ? null : Math.min(Math.max(next - clock(), 1), LONGEST)
    const timer = wait === null ? undefined : setTimeout(update, wait)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [clock, nextChange, now])
  return now
}
