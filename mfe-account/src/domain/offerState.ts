import type { Member } from '@outcome-studio/shared/domain/member'
import {
  checkoutRefusal,
  isPaidFor,
  nextPaymentAt,
  type Plan,
  type Sentence,
  type SubscriptionRecord,
} from '@outcome-studio/shared/domain/payments'
import { seatsOfChange } from './plannedChangeOf.ts'

/** What a member can do about a plan of the catalogue. Times are ISO 8601, null if unknown. */
export type OfferState =
  | { readonly kind: 'buy' }
  /** It cannot be bought for a moment. */
  | { readonly kind: 'wait' }
  /** The member's own plan, until a planned change. */
  | { readonly kind: 'own'; readonly until: string | null }
  | { readonly kind: 'switch'; readonly at: string | null }
  /** `seats` counts for the group plan. */
  | { readonly kind: 'planned'; readonly at: string; readonly seats: number }
  /** Something else has to be done first. */
  | { readonly kind: 'closed' }

export interface OfferFacts {
  /** undefined if it could not be read. */
  readonly subscription: SubscriptionRecord | null | undefined
  /** Why nothing can be bought for a moment; null if it can. */
  readonly obstacle: string | null
  readonly planned: Member['planChangeRequest']
}

/** Decides what a card of the catalogue offers. The server checks the request independently. */
export function offerStateOf(plan: Plan, { subscription, obstacle, planned }: OfferFacts): OfferState {
  if (obstacle !== null) return { kind: 'wait' }
  if (!subscription || checkoutRefusal(subscription) === null) return { kind: 'buy' }
  if (subscription.plan === plan) return { kind: 'own', until: planned?.requestExpiresAt ?? null }
  if (!canSwitch(subscription)) return { kind: 'closed' }
  if (planned?.newPlan === plan) {
    return { kind: 'planned', at: planned.requestExpiresAt, seats: seatsOfChange(planned) }
  }
  return { kind: 'switch', at: nextPaymentAt(subscription) }
}

/** Seats of a group are arranged with the group, not by a change of plan. */
function canSwitch(subscription: SubscriptionRecord): boolean {
  const { plan, pause, cancelAtPeriodEnd } = subscription
  return isPaidFor(subscription) && plan !== 'groupYearly' && pause === null && !cancelAtPeriodEnd
}

/** Says above the plans what can be done about them. */
export function offersLead({ subscription, obstacle }: OfferFacts): Sentence {
  if (obstacle !== null) return [obstacle]
  if (!subscription || checkoutRefusal(subscription) === null) {
    return ['Cancel at any time; you keep access until the end of the paid period.']
  }
  const { status, plan, pause, cancelAtPeriodEnd } = subscription
  if (status === 'unpaid') return ['Your membership is on hold until the payment is made.']
  if (status === 'paused' || (pause !== null && !cancelAtPeriodEnd)) {
    return ['You can switch when the pause has ended.']
  }
  if (status === 'past_due') return ['You can switch once the payment is made.']
  if (cancelAtPeriodEnd) return ['Resume your membership to keep it or to switch.']
  if (plan === 'groupYearly') {
    return ['To choose another plan, cancel the group first; then it ends with the paid period.']
  }
  const at = nextPaymentAt(subscription)
  return at === null ? ['A switch starts with the next period.'] : ['A switch starts on ', { at }, '.']
}
