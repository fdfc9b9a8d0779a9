import { customerPath, subscriptionsPath } from '@outcome-studio/shared/domain/paths'
import type { SeedPerson } from '../people/SeedPerson.ts'
import type { SeedDocument } from '../rest/SeedDocument.ts'
import { SeedReference } from '../rest/SeedReference.ts'
import type { SeedSubscription } from './ensureSubscription.ts'
import { PRODUCT_ID, planOf, planPath } from './plans.ts'

const DASHBOARD = 'https://dashboard.stripe.com/test'

/** Path of a seeded member's subscription. */
export const seedSubscriptionPath = (uid: string): string => `${subscriptionsPath(uid)}/sub_${uid}`

/** Documents of a paying member as the server writes them: customers/{uid} with one active subscription. */
export function customerDocuments(
  { uid, email }: SeedPerson,
  { id, customerId, itemId, created, periodStart, periodEnd }: SeedSubscription,
  projectId: string,
): readonly SeedDocument[] {
  const sold = planOf(email)
  const price = new SeedReference(projectId, planPath(sold))
  return [
    {
      path: customerPath(uid),
      data: {
        email,
        stripeId: customerId,
        stripeLink: `${DASHBOARD}/customers/${customerId}`,
        hasActiveSubscription: true,
      },
    },
    {
      path: seedSubscriptionPath(uid),
      data: {
        status: 'active',
        plan: sold.plan,
        metadata: {},
        stripeLink: `${DASHBOARD}/subscriptions/${id}`,
        product: new SeedReference(projectId, `products/${PRODUCT_ID}`),
        price,
        prices: [price],
        quantity: 1,
        items: [{ id: itemId, quantity: 1, price: sold.priceId }],
        created,
        current_period_start: periodStart,
        current_period_end: periodEnd,
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        ended_at: null,
        trial_start: null,
        trial_end: null,
        payment_problem: null,
        grace_ends_at: null,
      },
    },
  ]
}
