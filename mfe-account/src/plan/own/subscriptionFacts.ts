import { formatPrice, type PlanPrice, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'
import { describeSeatsPrice } from '../../domain/describeSeatsPrice.ts'
import { PLAN_TEXTS } from '../../domain/PLAN_TEXTS.ts'

interface Fact {
  readonly term: string
  readonly description: string
}

const PAID = {
  yearly: 'yearly',
  monthly: 'monthly',
  groupYearly: 'yearly',
  studentMonthly: 'monthly',
} as const

/** The price of a subscription; null if it is not sold any more. */
const priceOf = ({ plan, price }: SubscriptionRecord, prices: readonly PlanPrice[]): PlanPrice | null =>
  prices.find(({ priceId }) => priceId === price?.priceId) ??
  prices.find((each) => each.plan === plan) ??
  null

/** The known facts of a subscription, other than its dates, which its state says; none of one that has ended. */
export function subscriptionFacts(record: SubscriptionRecord, prices: readonly PlanPrice[]): readonly Fact[] {
  const { plan, status, quantity } = record
  if (status === 'canceled' || status === 'incomplete_expired') return []
  const price = priceOf(record, prices)
  const facts: Fact[] = []
  if (plan) facts.push({ term: 'Plan', description: `${PLAN_TEXTS[plan].name}, paid ${PAID[plan]}` })
  if (price) facts.push({ term: 'Price', description: `${formatPrice(price)}, plus tax where it applies` })
  if (plan === 'groupYearly') facts.push({ term: 'Seats', description: String(quantity) })
  if (price && plan === 'groupYearly') {
    facts.push({ term: 'Total', description: describeSeatsPrice(price, quantity) })
  }
  return facts
}
