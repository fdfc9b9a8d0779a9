import type { PaymentProblem } from '@outcome-studio/shared/domain/member'
import { pricePath } from '@outcome-studio/shared/domain/paths'
import type { Plan, PlannedSeats } from '@outcome-studio/shared/domain/payments'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import {
  endsWithPeriod,
  type ProviderSubscription,
  periodEndOf,
  periodStartOf,
} from './ProviderSubscription.ts'

/** Data that a subscription's own object does not contain. */
export interface SubscriptionFindings {
  /** Plans by the ids of their prices. */
  readonly plans: ReadonlyMap<string, Plan>
  readonly problem: PaymentProblem | null
  readonly graceEndsAt: Date | null
  /** Whether the current period is paid. */
  readonly isPeriodPaid: boolean
  readonly plannedSeats: PlannedSeats | null
}

/**
 * A subscription in the format of the Stripe extension. Adds `plan`, `payment_problem`, `grace_ends_at`,
 * `pause_collection` and `planned_seats`. In the provider's current API the billing period belongs to the items.
 * Contains no data of a card.
 */
export function toSubscriptionDocument(
  subscription: ProviderSubscription,
  { plans, problem, graceEndsAt, isPeriodPaid, plannedSeats }: SubscriptionFindings,
  firestore: Firestore,
): Readonly<Record<string, unknown>> {
  const { id, livemode, items, status, metadata } = subscription
  const prices = items.data.map(({ price: { id: priceId, product } }) =>
    firestore.doc(pricePath(typeof product === 'string' ? product : product.id, priceId)),
  )
  const [price = null] = prices
  return {
    metadata,
    status,
    stripeLink: `https://dashboard.stripe.com${livemode ? '' : '/test'}/subscriptions/${id}`,
    product: price?.parent.parent ?? null,
    price,
    prices,
    quantity: items.data[0]?.quantity ?? null,
    items: items.data.map((item) => ({ id: item.id, price: item.price.id, quantity: item.quantity ?? null })),
    cancel_at_period_end: endsWithPeriod(subscription),
    cancel_at: timeOf(subscription.cancel_at),
    canceled_at: timeOf(subscription.canceled_at),
    current_period_start: timeOf(periodStartOf(subscription)),
    current_period_end: timeOf(periodEndOf(subscription)),
    created: timeOf(subscription.created),
    ended_at: timeOf(subscription.ended_at),
    trial_start: timeOf(subscription.trial_start),
    trial_end: timeOf(subscription.trial_end),
    plan: plans.get(price?.id ?? '') ?? null,
    payment_problem: problem,
    grace_ends_at: graceEndsAt === null ? null : Timestamp.fromDate(graceEndsAt),
    pause_collection: pauseOf(subscription, isPeriodPaid),
    planned_seats: plannedSeats && {
      quantity: plannedSeats.seats,
      at: Timestamp.fromMillis(Date.parse(plannedSeats.at)),
    },
  }
}

function pauseOf(subscription: ProviderSubscription, isPeriodPaid: boolean) {
  const { pause_collection: pause } = subscription
  if (!pause) return null
  return {
    behavior: pause.behavior,
    resumes_at: timeOf(pause.resumes_at),
    // The periods of a pause go on, but nothing is paid for them.
    paid_until: timeOf(isPeriodPaid ? periodEndOf(subscription) : periodStartOf(subscription)),
  }
}

const timeOf = (seconds: number | null): Timestamp | null =>
  seconds === null ? null : Timestamp.fromMillis(seconds * 1_000)
