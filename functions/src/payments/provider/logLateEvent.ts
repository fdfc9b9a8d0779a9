import type { PaymentEvent } from './paymentLog.ts'

/**
 * Seconds after which an event should have arrived. The provider sends it within seconds, and what was not accepted again
 * after minutes, later after hours, for three days (https://docs.stripe.com/webhooks#automatic-retries).
 */
const LATE = 600

/**
 * Whether an event should have arrived by now.
 * @param created when it happened, in seconds since 1970
 */
export const isLate = (created: number, now: Date): boolean => now.getTime() / 1_000 - created > LATE

/** Logs an event that arrives late. */
export function logLateEvent(
  { type, created }: { readonly type: string; readonly created: number },
  now: Date,
  log: (event: PaymentEvent) => void,
): void {
  if (!isLate(created, now)) return
  log({ event: 'webhook-late', type, minutes: Math.round((now.getTime() / 1_000 - created) / 60) })
}
