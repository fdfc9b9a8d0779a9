import { MIN_GROUP_SEATS } from '@outcome-studio/shared/domain/base'
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
  /** What an operator does with the payments of a subscription; a behavior of null ends the pause. */
  | {
      readonly kind: 'pause'
      readonly behavior: (typeof PAUSES)[number] | null
      /** Days until payments are collected again; null for a pause without an end. */
      readonly days: number | null
    }
  /** The member asks for another plan from the next period on. */
  | { readonly kind: 'changePlan'; readonly newPlan: Plan }
  /** What the member does on the pages of the provider. */
  | { readonly kind: 'portal'; readonly button: 'cancel' | 'resume' }
  | { readonly kind: 'deleteCustomer' }
  /** The member deletes their account. Nothing happens to them afterwards. */
  | { readonly kind: 'deleteAccount' }
  | SeatStep
  /** The provider's owner changes the number of seats at once. */
  | { readonly kind: 'resize'; readonly seats: number }
  /** The member buys more or fewer seats from the next period on. */
  | { readonly kind: 'changeSeatCount'; readonly seats: number }

/**
 * What the buyer of a group and their colleagues do with its seats. `colleague` is an index of those for whom the step is
 * possible.
 */
export type SeatStep =
  /** Invites a colleague, or sends the invitation again. An address gets one mail a day. */
  | { readonly kind: 'invite'; readonly colleague: number; readonly daysAgo: number }
  /** `leave`: the colleague deletes the account, and signs up with the same address the next time. */
  | { readonly kind: 'freeSeat' | 'withdraw' | 'leave'; readonly colleague: number }
  /** `isInvited`: a colleague without an invitation is invited first. */
  | { readonly kind: 'takeSeat'; readonly colleague: number; readonly isInvited: boolean }
  /** Frees the seat of a colleague and invites another one to it. */
  | { readonly kind: 'move'; readonly colleague: number; readonly to: number }
  /** Members of the domain may take free seats, or may not any more. */
  | { readonly kind: 'open'; readonly isOpen: boolean }
  | { readonly kind: 'expireInvitations' }

/** What happens to the webhook events that are waiting after a step. */
export interface Delivery {
  /** Decides the order, and the fate of each event. */
  readonly seed: number
  /** Whether the next step begins before these events are delivered. */
  readonly overlaps: boolean
}

/** A member before the first step. */
export type Start =
  /** visitor: without a customer; customer: with one whose test clock can be advanced. */
  | { readonly kind: 'visitor' | 'customer' }
  /** With a subscription whose period began some days ago. */
  | {
      readonly kind: 'member'
      readonly price: string
      readonly seats: number
      readonly daysAgo: number
      /** Whether that period is not paid, so that the days of grace are running or over. */
      readonly isDue: boolean
    }

/** What happens to one member. */
export interface Sequence {
  readonly start: Start
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

const colleague = fc.nat({ max: 11 })
const seats = fc.integer({ min: 1, max: 4 })
const groupSeats = fc.integer({ min: MIN_GROUP_SEATS, max: 4 })

const seatStep: fc.Arbitrary<SeatStep> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('invite' as const), colleague, daysAgo: fc.nat({ max: 2 }) }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant('takeSeat' as const),
      colleague,
      isInvited: fc.constantFrom(true, true, false),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom('freeSeat' as const, 'freeSeat' as const, 'withdraw' as const, 'leave' as const),
      colleague,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('move' as const), colleague, to: colleague }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('open' as const), isOpen: fc.constantFrom(true, true, false) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('expireInvitations' as const) }) },
)

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
    arbitrary: fc.record({
      kind: fc.constant('pause' as const),
      behavior: fc.constantFrom(...PAUSES, null),
      days: fc.constantFrom(null, 10, 60),
    }),
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
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deleteAccount' as const) }) },
  { weight: 40, arbitrary: seatStep },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('resize' as const), seats }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('changeSeatCount' as const), seats: groupSeats }) },
)

const delivery: fc.Arbitrary<Delivery> = fc.record({ seed: fc.nat(), overlaps: fc.boolean() })

/** Members with a group are frequent, because most steps are about seats. */
const start: fc.Arbitrary<Start> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('visitor' as const, 'customer' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('member' as const),
      price: fc.constantFrom('price_Yearly', 'price_GroupYearly', 'price_GroupYearly', 'price_GroupYearly'),
      seats: fc.integer({ min: MIN_GROUP_SEATS, max: 4 }),
      daysAgo: fc.integer({ min: 1, max: 20 }),
      isDue: fc.constantFrom(false, false, false, true),
    }),
  },
)

export const sequences: fc.Arbitrary<Sequence> = fc.record({
  start,
  steps: fc.array(fc.record({ step, delivery }), { minLength: 2, maxLength: 10 }),
  last: delivery,
})
