import type { StudioErrorCode } from '@outcome-studio/shared/domain/errors'
import type { ProviderAnswer } from '../../providers/ProviderAnswer.ts'

/** Meaning of an answer of the payment provider. */
export type StripeMeaning =
  | 'noAnswer'
  | 'busy'
  | 'failing'
  | 'declined'
  | 'keyRefused'
  | 'missing'
  | 'priceInactive'
  | 'unknown'

interface StripeAnswer extends ProviderAnswer {
  /** Shown to the member. */
  readonly error: StudioErrorCode
}

/** Every meaning, with what follows from it. The texts are for the log. */
export const STRIPE_ANSWERS: Readonly<Record<StripeMeaning, StripeAnswer>> = {
  noAnswer: {
    text: 'The payment provider could not be reached.',
    isRetried: true,
    actor: 'nobody',
    error: 'cen/payment-unavailable',
  },
  busy: {
    text: 'The payment provider accepts no more requests at the moment, or works on the same object.',
    isRetried: true,
    actor: 'nobody',
    error: 'cen/payment-unavailable',
  },
  failing: {
    text: 'The payment provider has a failure of its own.',
    isRetried: true,
    actor: 'nobody',
    error: 'cen/payment-unavailable',
  },
  declined: {
    text: 'The payment was declined.',
    isRetried: false,
    actor: 'member',
    error: 'cen/payment-declined',
  },
  keyRefused: {
    text: 'The payment provider did not accept the API key, or the key lacks a permission.',
    isRetried: false,
    actor: 'operator',
    error: 'cen/internal-error',
  },
  missing: {
    text: 'The payment provider does not have what was asked for.',
    isRetried: false,
    actor: 'operator',
    error: 'cen/internal-error',
  },
  priceInactive: {
    text: 'A configured price is not sold at the payment provider.',
    isRetried: false,
    actor: 'operator',
    error: 'cen/plan-not-offered',
  },
  unknown: {
    text: 'The payment provider refused the request for a reason that is not known.',
    isRetried: false,
    actor: 'operator',
    error: 'cen/internal-error',
  },
}

/** Codes of the provider (https://docs.stripe.com/error-codes). Others are distinguished by the status. */
const CODES: Readonly<Record<string, StripeMeaning>> = {
  lock_timeout: 'busy',
  rate_limit: 'busy',
  idempotency_key_in_use: 'busy',
  api_key_expired: 'keyRefused',
  secret_key_required: 'keyRefused',
  platform_api_key_expired: 'keyRefused',
  resource_missing: 'missing',
  price_inactive: 'priceInactive',
  product_inactive: 'priceInactive',
}

/**
 * Interprets a failed request.
 * @param status HTTP status; undefined without an answer
 * @param code of the provider
 */
export function stripeMeaningOf(status: number | undefined, code: string | undefined): StripeMeaning {
  if (status === undefined) return 'noAnswer'
  if (status >= 500) return 'failing'
  if (status === 402) return 'declined'
  const known = code !== undefined && Object.hasOwn(CODES, code) ? CODES[code] : undefined
  if (known !== undefined) return known
  if (status === 401 || status === 403) return 'keyRefused'
  if (status === 409 || status === 429) return 'busy'
  return 'unknown'
}
