import { customerPath, subscriptionsPath } from '@outcome-studio/shared/domain'
import { daysFrom } from '../people/daysFrom.ts'
import type { SeedPerson } from '../people/SeedPerson.ts'
import type { SeedDocument } from '../rest/SeedDocument.ts'
import { SeedReference } from '../rest/SeedReference.ts'
import type { SeedTarget } from '../rest/SeedTarget.ts'
import { PRODUCT_ID, planOf, planPath } from './plans.ts'

const PERIOD_DAYS = { month: 30, year: 365 } as const

/** Documents of a paying member in the format of the Stripe extension: customers/{uid} with one active subscription. */
export function customerDocuments(
  person: SeedPerson,
  { projectId, now }: Pick<SeedTarget, 'projectId' | 'now'>,
): readonly SeedDocument[] {
  const { uid, email } = person
  const plan = planOf(email)
  const { priceId, amount, interval } = plan
  const length = PERIOD_DAYS[interval]
  const left = Math.min(person.subscriptionEndsInDays ?? length, length)
  const start = new Date(daysFrom(now, left - length))
  const price = new SeedReference(projectId, planPath(plan))
  return [
    { path: customerPath(uid), data: { email, stripeId: `cus_${uid}`, stripeLink: '' } },
    {
      path: `${subscriptionsPath(uid)}/sub_${uid}`,
      data: {
        status: 'active',
        role: null,
        metadata: {},
        product: new SeedReference(projectId, `products/${PRODUCT_ID}`),
        price,
        prices: [price],
        quantity: 1,
        items: [
          {
            id: `si_${uid}`,
            quantity: 1,
            price: {
              id: priceId,
              product: PRODUCT_ID,
              currency: 'usd',
              unit_amount: amount,
              recurring: { interval, interval_count: 1 },
            },
          },
        ],
        created: start,
        current_period_start: start,
        current_period_end: new Date(daysFrom(now, left)),
        cancel_at_period_end: false,
        cancel_at: null,
        canceled_at: null,
        ended_at: null,
        trial_start: null,
        trial_end: null,
      },
    },
  ]
}
