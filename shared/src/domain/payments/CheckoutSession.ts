import { isRecord } from '../base/isRecord.ts'

/** What became of a checkout. */
export const CHECKOUT_STATUSES = ['open', 'complete', 'expired', 'failed'] as const
export type CheckoutStatus = (typeof CHECKOUT_STATUSES)[number]

/**
 * A request for a checkout with the server's answer, customers/{uid}/checkout_sessions/{id}, in the format of the Stripe
 * extension with our field `status`.
 */
export interface CheckoutSession {
  /** Address of the payment page; null until the server has answered. */
  readonly url: string | null
  /** Why there is no payment page; null if it is not known. */
  readonly error: string | null
  readonly status: CheckoutStatus
}

/** Reads a checkout. What is malformed counts as absent. */
export function parseCheckoutSession(stored: Readonly<Record<string, unknown>>): CheckoutSession {
  const { url, error, status } = stored
  return {
    url: typeof url === 'string' && isWebAddress(url) ? url : null,
    error: isRecord(error) && typeof error.message === 'string' ? error.message : null,
    status: CHECKOUT_STATUSES.find((each) => each === status) ?? 'open',
  }
}

/** Only these addresses can be opened without running a script in this page. */
const isWebAddress = (url: string): boolean => /^https?:\/\//.test(url)
