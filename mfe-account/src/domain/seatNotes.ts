import { MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'
import type { PlanPrice } from '@outcome-studio/shared/domain/payments'
import { describeSeatsPrice } from './describeSeatsPrice.ts'
import type { OfferState } from './offerState.ts'
import { SEATS_OF_PURCHASE, SEATS_OF_SWITCH } from './PLAN_TEXTS.ts'

/** What the card of a plan says about the seats that its button buys; empty for a plan of one person. */
export function seatNotes(price: PlanPrice, { kind }: OfferState): readonly string[] {
  if (price.plan !== 'groupYearly' || kind === 'own' || kind === 'closed') return []
  const isBought = kind === 'buy' || kind === 'wait'
  return [`${describeSeatsPrice(price, MIN_GROUP_SEATS)}.`, isBought ? SEATS_OF_PURCHASE : SEATS_OF_SWITCH]
}
