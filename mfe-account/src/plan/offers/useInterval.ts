import type { BillingInterval, Plan } from '@outcome-studio/shared/domain/payments'
import { CHOSEN_BILLING, storedText } from '@outcome-studio/shared/storage'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PlanOffers } from '../../domain/planOffers.ts'

const QUERY = 'billing'
const VALUES = { year: 'yearly', month: 'monthly' } as const

/**
 * The chosen billing interval, which is part of the address. By default the one with which the member left for the
 * payment page, that of their plan, or the first one.
 * @returns the interval, what chooses another one, and what remembers it for the way back from the payment page
 */
export function useInterval(
  offers: readonly PlanOffers[],
  ownPlan: Plan | null,
): readonly [BillingInterval, (interval: BillingInterval) => void, () => void] {
  const [query, setQuery] = useSearchParams()
  const [remembered] = useState(() => storedText(window, CHOSEN_BILLING).get())
  const named = (name: string | null) => offers.find(({ interval }) => VALUES[interval] === name)
  const own = offers.find((each) => each.offers.some(({ price }) => price.plan === ownPlan))
  const { interval } = named(query.get(QUERY)) ??
    named(remembered) ??
    own ??
    offers[0] ?? { interval: 'year' }
  return [
    interval,
    (chosen) => {
      query.set(QUERY, VALUES[chosen])
      setQuery(query, { replace: true })
    },
    () => void storedText(window, CHOSEN_BILLING).set(VALUES[interval]),
  ]
}
