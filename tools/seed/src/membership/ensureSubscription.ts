import { z } from 'zod'
import { daysFrom } from '../people/daysFrom.ts'
import type { SeedPerson } from '../people/SeedPerson.ts'
import { postAsOwner } from '../rest/postAsOwner.ts'
import type { SeedTarget } from '../rest/SeedTarget.ts'
import { planOf } from './plans.ts'

const PERIOD_DAYS = { month: 30, year: 365 } as const

const subscriptionSchema = z.object({
  id: z.string(),
  status: z.string(),
  created: z.int(),
  items: z.object({
    data: z.tuple([z.object({ id: z.string(), current_period_start: z.int(), current_period_end: z.int() })]),
  }),
})

/** The subscription of a paying member at the payment provider. */
export interface SeedSubscription {
  readonly id: string
  readonly customerId: string
  readonly itemId: string
  readonly isActive: boolean
  readonly created: Date
  readonly periodStart: Date
  readonly periodEnd: Date
}

/**
 * Creates a member's customer and subscription at the payment provider. What exists there is not changed.
 * @throws SeedError when the provider cannot be reached or rejects the call
 */
export async function ensureSubscription(
  person: SeedPerson,
  { paymentsUrl, now }: Pick<SeedTarget, 'paymentsUrl' | 'now'>,
): Promise<SeedSubscription> {
  const { uid, email, firstName, lastName } = person
  const { priceId, interval } = planOf(email)
  const customerId = `cus_${uid}`
  const length = PERIOD_DAYS[interval]
  const end = new Date(daysFrom(now, Math.min(person.subscriptionEndsInDays ?? length, length)))
  const answer = await postAsOwner(`${paymentsUrl}/local-cloud/subscriptions`, {
    customer: {
      id: customerId,
      email,
      name: `${firstName} ${lastName}`.trim(),
      metadata: { firebaseUID: uid },
    },
    subscription: { id: `sub_${uid}`, price: priceId, periodStart: periodStart(end, interval).toISOString() },
  })
  const { id, status, created, items } = subscriptionSchema.parse(answer)
  const [item] = items.data
  return {
    id,
    customerId,
    itemId: item.id,
    isActive: status === 'active',
    created: timeOf(created),
    periodStart: timeOf(item.current_period_start),
    periodEnd: timeOf(item.current_period_end),
  }
}

function periodStart(end: Date, interval: 'month' | 'year'): Date {
  const start = new Date(end)
  if (interval === 'year') start.setUTCFullYear(start.getUTCFullYear() - 1)
  else start.setUTCMonth(start.getUTCMonth() - 1)
  return start
}

const timeOf = (seconds: number): Date => new Date(seconds * 1000)
