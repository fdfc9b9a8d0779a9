import type { BillingInterval, Plan } from '@outcome-studio/shared/domain/payments'
import { useSearchParams } from 'react-router-dom'
import type { PlanOffers } from '../../domain/planOffers.ts'

const QUERY = 'billing'
const VALUES = { year: 'yearly', month: 'monthly' } as const

/** The chosen billing interval, which is part of the address. By default that of the member's plan, else the first one. */
export function useInterval(
  offers: readonly PlanOffers[],
  ownPlan: Plan | null,
): readonly [BillingInterval, (interval: BillingInterval) => void] {
  const [query, setQuery] = useSearchParams()
  const own = offers.find((each) => each.offers.some(({ price }) => price.plan === ownPlan))
  const asked = offers.find(({ interval }) => VALUES[interval] === query.get(QUERY))
  const { interval } = asked ?? own ?? offers[0] ?? { interval: 'year' }
  return [
    interval,
    (chosen) => {
      query.set(QUERY, VALUES[chosen])
      setQuery(query, { replace: true })
    },
  ]
}
