import type { Auth } from 'firebase-admin/auth'
import type { Firestore } from 'firebase-admin/firestore'
import type Stripe from 'stripe'
import { accounts } from '../../database/accounts.ts'
import { database } from '../../database/database.ts'
import { openStripe } from './openStripe.ts'

/** What work on payments needs. */
export interface PaymentServices {
  readonly stripe: Stripe
  readonly firestore: Firestore
  readonly auth: Pick<Auth, 'getUser' | 'setCustomUserClaims'>
  readonly now: () => Date
}

/**
 * The services with the rights of the server. The provider's API is opened when it is first used, which fails with
 * StripeSettingsError if it is not configured.
 * @param milliseconds for which the payment provider may be asked, see openStripe
 */
export function paymentServices(milliseconds: number): PaymentServices {
  const end = performance.now() + milliseconds
  let stripe: Stripe | undefined
  return {
    get stripe() {
      stripe ??= openStripe(end - performance.now())
      return stripe
    },
    firestore: database(),
    auth: accounts(),
    now: () => new Date(),
  }
}
