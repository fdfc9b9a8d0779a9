import { PLANS, type PlanPrice, type SubscriptionRecord } from '@outcome-studio/shared/domain/payments'

/** The plans to which a subscription can change. The members of a group depend on it, so it does not change. */
export function changeOptions(
  { plan }: Pick<SubscriptionRecord, 'plan'>,
  prices: readonly PlanPrice[],
): readonly PlanPrice[] {
  if (plan === 'groupYearly') return []
  const others = PLANS.filter((each) => each !== plan)
  return others.flatMap((each) => prices.find((price) => price.plan === each) ?? [])
}
