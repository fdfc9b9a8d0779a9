import { MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'
import type { PlanPrice } from '@outcome-studio/shared/domain/payments'
import { describeSeatsPrice } from './describeSeatsPrice.ts'
import type { OfferState } from './offerState.ts'
import { SEATS_OF_PLANNED, SEATS_OF_PURCHASE, SEATS_OF_SWITCH } from './PLAN_TEXTS.ts'

const WHERE = {
  buy: SEATS_OF_PURCHASE,
  wait: SEATS_OF_PURCHASE,
  switch: SEATS_OF_SWITCH,
  planned: SEATS_OF_PLANNED,
} as const

/** What the card of a plan says about the seats that its button buys; empty for a plan of one person. */
export function seatNotes(price: PlanPrice, state: OfferState): readonly string[] {
  if (price.plan !== 'groupYearly' || state.kind === 'own' || state.kind === 'closed') return []
  const seats = state.kind === 'planned' ? state.seats : MIN_GROUP_SEATS
  return [`${describeSeatsPrice(price, seats)}.`, WHERE[state.kind]]
}
