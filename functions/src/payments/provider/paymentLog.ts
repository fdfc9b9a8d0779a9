import type { LogEntry } from 'firebase-functions/logger'
import { writeLog } from '../../log/log.ts'
import { pseudonym } from '../../log/pseudonym.ts'
import type { StripeMeaning } from './STRIPE_ANSWERS.ts'
import { StripeSettingsError } from './stripeSettings.ts'

/** Something about payments that an operator has to know. */
export type PaymentEvent =
  | {
      readonly event: 'provider-unavailable' | 'provider-refused'
      readonly operation: string
      readonly meaning: StripeMeaning
      /** HTTP status; null without an answer. */
      readonly status: number | null
      /** The provider's code, parameter and id of the request: https://docs.stripe.com/api/errors */
      readonly code: string | null
      readonly parameter: string | null
      readonly request: string | null
    }
  | { readonly event: 'webhook-refused'; readonly reason: 'signature' | 'no-secret' }
  | {
      readonly event: 'checkout-failed' | 'webhook-failed' | 'reconciliation-failed'
      readonly reason: string
    }
  /** An event that arrived long after it happened. */
  | { readonly event: 'webhook-late'; readonly type: string; readonly minutes: number }
  /** Somebody whose events never arrived, and who was synchronized by the reconciliation instead. */
  | { readonly event: 'webhook-missed'; readonly uid: string }
  | { readonly event: 'duplicate-refunded'; readonly uid: string; readonly subscription: string }

const SEVERITIES = {
  'provider-unavailable': 'WARNING',
  'provider-refused': 'ERROR',
  'webhook-refused': 'WARNING',
  'checkout-failed': 'ERROR',
  'webhook-failed': 'ERROR',
  'webhook-late': 'WARNING',
  'webhook-missed': 'WARNING',
  'reconciliation-failed': 'ERROR',
  'duplicate-refunded': 'NOTICE',
} as const satisfies Readonly<Record<PaymentEvent['event'], LogEntry['severity']>>

/**
 * Logs an event of payments. People are named by pseudonyms. Messages of the provider are not logged, because they may
 * contain personal data.
 */
export function createPaymentLog(writeEntry: (entry: LogEntry) => void): (event: PaymentEvent) => void {
  return (event) => {
    const payments = { ...event, ...('uid' in event ? { uid: pseudonym(event.uid) } : {}) }
    writeEntry({ severity: SEVERITIES[event.event], message: `payments: ${event.event}`, payments })
  }
}

export const logPayments = createPaymentLog(writeLog)

/**
 * Description of an unexpected error for the log. Its message is left out, because it may quote a member or the
 * provider.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof StripeSettingsError) return error.message
  if (!(error instanceof Error)) return typeof error
  const place = error.stack?.split('\n').find((line) => line.startsWith('    at '))
  return `${error.name}${place === undefined ? '' : ` ${place.trim()}`}`
}
