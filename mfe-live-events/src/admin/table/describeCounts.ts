import type { RegistrantCounts } from '@outcome-studio/shared/data'

/**
 * How many registered and how many wait, for example "12 of 20 registered, 2 to approve, 3 on the waitlist".
 * @param capacity most people who can register; null without a limit
 */
export function describeCounts(
  { approved, pending, waitlisted }: Omit<RegistrantCounts, 'eventId'>,
  capacity: number | null,
): string {
  return [
    `${approved}${capacity === null ? '' : ` of ${capacity}`} registered`,
    ...(pending > 0 ? [`${pending} to approve`] : []),
    ...(waitlisted > 0 ? [`${waitlisted} on the waitlist`] : []),
  ].join(', ')
}
