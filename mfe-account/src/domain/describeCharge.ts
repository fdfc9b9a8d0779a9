import { counted, MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'
import { formatMoney, type PlanPrice, pricePeriod } from '@outcome-studio/shared/domain/payments'
import { seatsTotal } from './describeSeatsPrice.ts'
import type { OfferState } from './offerState.ts'
import { amountPerMonth } from './planOffers.ts'

/**
 * What is charged for a plan and when, in one line below its price. For a group it is what its fewest seats cost
 * together, or those of a planned switch: whoever buys it pays for several.
 */
export function describeCharge(price: PlanPrice, state: OfferState, locale?: string): string {
  const perMonth = amountPerMonth(price)
  if (perMonth === null) return 'Billed each month'
  if (price.plan === 'groupYearly') {
    if (state.kind === 'own') return 'Billed once a year'
    const seats =
      state.kind === 'planned' ? counted(state.seats, 'seat') : `${counted(MIN_GROUP_SEATS, 'seat')} minimum`
    const count = state.kind === 'planned' ? state.seats : MIN_GROUP_SEATS
    return `${seats}: ${seatsTotal(price, count, locale)}`
  }
  const month = pricePeriod({ ...price, interval: 'month' })
  return `${formatMoney(perMonth, price.currency, locale)} ${month}, billed once a year`
}
