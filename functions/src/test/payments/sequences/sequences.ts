import { PLANS, type Plan } from '@outcome-studio/shared/domain/payments'
import * as fc from 'fast-check'

/** One action of a member, the provider or an operator. */
export type Step =
  /** Requests checkouts in several tabs at once, and pays in some of them. */
  | {
      readonly kind: 'subscribe'
      readonly tabs: number
      readonly price: string
      readonly card: keyof typeof CARDS
      readonly paysInEveryTab: boolean
    }
  /** A second subscription that the member buys in a checkout which is still open elsewhere. */
  | { readonly kind: 'buyTwice' }
  | { readonly kind: 'cancelAtPeriodEnd' | 'resume' | 'cancelNow' | 'refund' | 'expireCheckouts' }
  | { readonly kind: 'changePrice'; readonly price: string }
  /** The end of the paid period, with or without a payment that succeeds. */
  | { readonly kind: 'renew'; readonly fails: boolean }
  /** Attempts of the provider to collect what is due. */
  | { readonly kind: 'wait'; readonly days: number }
  | { readonly kind: 'setStatus'; readonly status: 'past_due' | 'unpaid' | 'paused' | 'active' }
  /** What an operator does with the payments of a subscription; null ends the pause. */
  | { readonly kind: 'pause'; readonly behavior: (typeof PAUSES)[number] | null }
  /** The member asks for another plan from the next period on. */
  | { readonly kind: 'changePlan'; readonly newPlan: Plan }
  /** What the member does on the pages of the provider. */
  | { readonly kind: 'portal'; readonly button: 'cancel' | 'resume' }
  | { readonly kind: 'deleteCustomer' }
  /** What the buyer of a group and one of their colleagues do with its seats. */
  | { readonly kind: 'invite' | 'takeSeat' | 'freeSeat'; readonly colleague: number }
  /** The provider's owner changes the number of seats at once. */
  | { readonly kind: 'resize'; readonly seats: number }

/** What happens to the webhook events that are waiting after a step. */
export interface Delivery {
  /** Decides the order, and the fate of each event. */
  readonly seed: number
  /** Whether the next step begins before these events are delivered. */
  readonly overlaps: boolean
}

/** What happens to one member. */
export interface Sequence {
  /** visitor: without a customer; customer: with one whose test clock can be advanced; member: with a subscription. */
  readonly start: 'visitor' | 'customer' | 'member'
  readonly steps: readonly { readonly step: Step; readonly delivery: Delivery }[]
  /** The events that were held back until after the reconciliation. */
  readonly last: Delivery
}

/** Colleagues of each member, who may be invited to a seat. */
export const COLLEAGUES = 3

export const CARDS = {
  works: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  failsLater: '4000 0000 0000 0341',
} as const

const PAUSES = ['void', 'keep_as_draft', 'mark_uncollectible'] as const

const price = fc.constantFrom('price_Yearly', 'price_Monthly', 'price_GroupYearly', 'price_StudentMonthly')

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('subscribe' as const),
      tabs: fc.integer({ min: 1, max: 3 }),
      price,
      card: fc.constantFrom('works' as const, 'works' as const, 'declined' as const, 'failsLater' as const),
      paysInEveryTab: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('buyTwice' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'cancelAtPeriodEnd' as const,
        'resume' as const,
        'cancelNow' as const,
        'refund' as const,
        'expireCheckouts' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('changePrice' as const), price }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('renew' as const), fails: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 30 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('setStatus' as const),
      status: fc.constantFrom('past_due' as const, 'unpaid' as const, 'paused' as const, 'active' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('pause' as const), behavior: fc.constantFrom(...PAUSES, null) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('changePlan' as const), newPlan: fc.constantFrom(...PLANS) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('portal' as const),
      button: fc.constantFrom('cancel' as const, 'resume' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deleteCustomer' as const) }) },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('invite' as const, 'invite' as const, 'takeSeat' as const, 'freeSeat' as const),
      colleague: fc.nat({ max: COLLEAGUES - 1 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('resize' as const), seats: fc.integer({ min: 1, max: 4 }) }),
  },
)

const delivery: fc.Arbitrary<Delivery> = fc.record({ seed: fc.nat(), overlaps: fc.boolean() })

export const sequences: fc.Arbitrary<Sequence> = fc.record({
  start: fc.constantFrom('visitor' as const, 'customer' as const, 'member' as const),
  steps: fc.array(fc.record({ step, delivery }), { minLength: 1, maxLength: 6 }),
  last: delivery,
})
