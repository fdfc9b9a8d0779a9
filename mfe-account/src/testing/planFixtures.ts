import { fakeCatalogue, fakeSubscriptions, loaded } from '@outcome-studio/shared/data/testing'
import type { PlanPrice, SubscriptionRecord } from '@outcome-studio/shared/domain/payments'

const price = (plan: PlanPrice['plan'], amount: number, interval: PlanPrice['interval']): PlanPrice => ({
  productId: 'prod',
  priceId: `price_${plan}`,
  plan,
  amount,
  currency: 'usd',
  interval,
})

/** Prices that differ from those of the local cloud, because no amount may be in the code. */
export const PRICES: readonly PlanPrice[] = [
  price('yearly', 48_000, 'year'),
  price('monthly', 5_000, 'month'),
  price('groupYearly', 40_000, 'year'),
  price('studentMonthly', 2_000, 'month'),
]

export const PERIOD_END = '2999-07-01T12:00:00.000Z'

/** A monthly subscription that renews. */
export const subscription = (changes: Partial<SubscriptionRecord> = {}): SubscriptionRecord => ({
  id: 'sub',
  status: 'active',
  plan: 'monthly',
  price: { productId: 'prod', priceId: 'price_monthly' },
  quantity: 1,
  cancelAtPeriodEnd: false,
  currentPeriodEnd: PERIOD_END,
  createdAt: '2026-01-01T12:00:00.000Z',
  endedAt: null,
  trialEnd: null,
  paymentProblem: null,
  graceEndsAt: null,
  pause: null,
  plannedSeats: null,
  ...changes,
})

/** Lets the member have these subscriptions, and the catalogue all plans. */
export function stock(...subscriptions: readonly SubscriptionRecord[]): void {
  fakeCatalogue.set(loaded(PRICES))
  fakeSubscriptions.set(loaded(subscriptions))
}
