import type { Clock } from './rememberClock.ts'

/** The zone and the clock of this browser. */
export function readClock(): Clock {
  const { timeZone, hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions()
  return { timeZone, hourCycle: hourCycle === 'h11' || hourCycle === 'h12' ? 'h12' : 'h23' }
}
