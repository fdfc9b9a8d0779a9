import type { RegistrantTotals } from '../../domain/registrants/registrantList.ts'

/**
 * How many registered and came, for example "12 registered, 1 canceled. 8 joined, for 45 minutes on average."
 * @param isCanceled whether the event was canceled: then nobody is registered any more, whatever Zoom lists
 */
export function describeTotals(totals: RegistrantTotals, isCanceled: boolean): string {
  const { approved, pending, waitlisted, denied, cancelled, joined, averageMinutes } = totals
  const others = [
    pending > 0 ? `${pending} awaiting approval` : '',
    waitlisted > 0 ? `${waitlisted} on the waitlist` : '',
    denied > 0 ? `${denied} denied` : '',
    cancelled > 0 ? `${cancelled} canceled` : '',
  ].filter(Boolean)
  const were = isCanceled ? `${approved === 1 ? 'was' : 'were'} registered` : 'registered'
  const registered = `${[`${approved} ${were}`, ...others].join(', ')}.`
  if (joined === null) return registered
  if (joined === 0) return `${registered} Nobody joined.`
  return `${registered} ${joined} joined, for ${averageMinutes} minutes on average.`
}
