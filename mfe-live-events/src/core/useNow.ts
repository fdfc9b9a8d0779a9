import { useContext, useEffect, useState } from 'react'
import { SurroundingsContext } from './Surroundings.ts'

/**
 * Milliseconds after which the clock is looked at again. A timer does not follow a clock that is set, and stands still
 * while a device sleeps.
 */
const LOOKS = 15_000

/**
 * The time, in milliseconds since 1970. Renders again at each moment that is asked for, also if the device slept or its
 * clock was set meanwhile, and when the member comes back to the page.
 * @param nextChange the next moment after `now` at which something changes, null if nothing does; stable identity
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
