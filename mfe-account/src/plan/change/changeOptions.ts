import { PLANS, type PlanPrice, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'

/** The plans to which a subscription can change. Seats of a group are arranged with the group, not by a change. */
export function changeOptions(
  { plan }: Pick<SubscriptionRecord, 'plan'>,
  prices: readonly PlanPrice[],
): readonly PlanPrice[] {
  if (plan === 'groupYearly') return []
  const others = PLANS.filter((each) => each !== plan && each !== 'groupYearly')
  return others.flatMap((each) => prices.find((price) => price.plan === each) ?? [])
}
