import { formatDay, providerDay } from '@outcome-studio/shared/domain/base'
import type { SubscriptionRecord } from '@outcome-studio/shared/domain/payments'

/**
 * Names the day that the payment provider shows where it differs from the member's: its pages count days in UTC.
 * @returns the end of a sentence; empty if the days are the same
 */
export function providerDayNote({ currentPeriodEnd }: Pick<SubscriptionRecord, 'currentPeriodEnd'>): string {
  const day = currentPeriodEnd === null ? null : providerDay(currentPeriodEnd)
  return day === null || currentPeriodEnd === null
    ? ''
    : `, which show ${formatDay(currentPeriodEnd)} as ${day}`
}
